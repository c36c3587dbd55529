// The bar above the simulator's page: another channel, a later hour.
"use strict";

const ask = async (path, method = "POST") => (await fetch(path, { method })).json();

const enter = (key) => {
  if (location.hash === `#${key}`) location.reload();
  else location.hash = key; // The page reloads itself when its key changes.
};

const knob = (label, title, press) => {
  const made = document.createElement("button");
  made.type = "button";
  made.textContent = label;
  made.title = title;
  made.addEventListener("click", async () => {
    made.disabled = true;
    enter((await press()).key);
  });
  return made;
};

const draw = (state) => {
  const bar = document.createElement("nav");
  bar.id = "sandbox-bar";
  bar.setAttribute("aria-label", state.title);
  for (const [name, title] of Object.entries(state.channels)) {
    const made = knob(`# ${name}`, title, () => ask(`/sandbox/show/${name}`));
    if (name === state.shown) made.setAttribute("aria-current", "page");
    bar.append(made);
  }
  const clock = document.createElement("time");
  clock.dateTime = state.now;
  clock.textContent = state.now.slice(5, 16).replace("T", " ");
  bar.append(clock);
  for (const [step, [label, title]] of Object.entries(state.knobs))
    bar.append(knob(label, title, () => ask(`/sandbox/clock/${step}`)));
  document.body.prepend(bar);
  bar.querySelector("[aria-current]")?.scrollIntoView({ inline: "center", block: "nearest" });
};

const begin = async () => {
  const state = await ask("/sandbox", "GET");
  if (location.hash !== `#${state.key}`) return enter(state.key);
  draw(state);
};

if (document.readyState === "loading") document.addEventListener("DOMContentLoaded", begin);
else begin();
