// Preloaded into measured processes: reports its CPU time on request.
process.on("message", () => process.send?.(process.cpuUsage()));
// The channel does not keep the process alive.
process.channel?.unref();
