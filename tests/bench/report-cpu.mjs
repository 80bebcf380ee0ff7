// Preloaded into the processes that are measured: tells its CPU time whenever it is asked.
process.on("message", () => process.send?.(process.cpuUsage()));
// The channel alone is no reason for a process to run on.
process.channel?.unref();
