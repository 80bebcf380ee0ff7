// Preloaded into the sites of tests: runs statements in the site's database, which no other process can open.
process.on("message", async (statement) => {
  const { CompiledQuery } = await import("kysely");
  await globalThis.siteDatabase?.executeQuery(CompiledQuery.raw(String(statement)));
  process.send?.("done");
});
// The channel does not keep the process alive.
process.channel?.unref();
