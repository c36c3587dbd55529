"""What Eureka's speed and size are, measured: `eureka bench`."""
