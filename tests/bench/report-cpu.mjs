// Preloaded into measured processes. Reports the CPU time of the process on request.
process.on("message", () => process.send?.(process.cpuUsage()));
// The channel does not keep the process alive.
process.channel?.unref();
