FROM python:3.12-slim
RUN apt-get update && apt-get install -y --no-install-recommends libfribidi0 && rm -rf /var/lib/apt/lists/*
WORKDIR /app
COPY pyproject.toml requirements.lock README.md LICENSE ./
COPY games games
COPY render render
COPY bot bot
RUN pip install --no-cache-dir -c requirements.lock '.[cjk,postgres]' && useradd --create-home eureka && mkdir /data && chown eureka /data
USER eureka
VOLUME /data
ENV EUREKA_DATABASE_URL=sqlite+aiosqlite:////data/eureka.db
HEALTHCHECK --interval=60s --timeout=20s CMD ["eureka", "doctor"]
CMD ["eureka", "run"]
