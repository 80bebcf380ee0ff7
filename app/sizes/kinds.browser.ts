import type { Kind, KindName } from "./kind";

/** Replaces `kinds.ts` in browsers (vite.config.ts) and loads each kind on first use, because a visitor needs few. */
const loaders: Record<KindName, () => Promise<Kind>> = {
  railing: async () => (await import("./kinds/railing")).railing,
  stair: async () => (await import("./kinds/stair")).stair,
  gate: async () => (await import("./kinds/gate")).gate,
  door: async () => (await import("./kinds/door")).door,
  window: async () => (await import("./kinds/window")).window,
  shower: async () => (await import("./kinds/shower")).shower,
  pergola: async () => (await import("./kinds/pergola")).pergola,
  charupudi: async () => (await import("./kinds/charupudi")).charupudi,
  structure: async () => (await import("./kinds/described")).described,
  other: async () => (await import("./kinds/described")).described,
};

const loadedKinds = new Map<KindName, Kind>();

export function areLoaded(names: readonly KindName[]): boolean {
  return names.every((name) => loadedKinds.has(name));
}

/** @throws if the site is unreachable */
export async function loadKinds(names: readonly KindName[]): Promise<void> {
  await Promise.all(
    names.map(async (name) => {
      if (!loadedKinds.has(name)) loadedKinds.set(name, await loaders[name]());
    }),
  );
}

/** @throws {Promise} while the kind is loading, for a Suspense boundary */
export function findKind(name: KindName): Kind {
  const kind = loadedKinds.get(name);
  // If loading fails, the component stays suspended: the server's markup remains, and its buttons work without scripts.
  if (!kind) throw loadKinds([name]).catch(() => new Promise(() => {}));
  return kind;
}
