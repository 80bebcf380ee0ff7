/** How a change ended: done, refused because somebody else was faster (nothing was changed), or there is no such item. */
export type ChangeResult = "done" | "stale" | "missing";
