import type { PieceKind, PieceKindName } from "./kind";

/** Replaces `kinds.ts` in browsers (vite.config.ts) and loads each kind on first use, because a visitor needs few. */
const loaders: Record<PieceKindName, () => Promise<PieceKind>> = {
  railing: async () => (await import("./kinds/railing")).railing,
  stair: async () => (await import("./kinds/stair")).stair,
  gate: async () => (await import("./kinds/gate")).gate,
  door: async () => (await import("./kinds/door")).door,
  window: async () => (await import("./kinds/window")).window,
  shower: async () => (await import("./kinds/shower")).shower,
  pergola: async () => (await import("./kinds/pergola")).pergola,
  charupudi: async () => (await import("./kinds/charupudi")).charupudi,
  structure: async () => (await import("./kinds/described-kind")).describedKind,
  other: async () => (await import("./kinds/described-kind")).describedKind,
};

const loadedKinds = new Map<PieceKindName, PieceKind>();

export function arePieceKindsLoaded(names: readonly PieceKindName[]): boolean {
  return names.every((name) => loadedKinds.has(name));
}

/** @throws if the site is unreachable */
export async function loadPieceKinds(names: readonly PieceKindName[]): Promise<void> {
  await Promise.all(
    names.map(async (name) => {
      if (!loadedKinds.has(name)) loadedKinds.set(name, await loaders[name]());
    }),
  );
}

/** @throws {Promise} while the kind is loading, for a Suspense boundary */
export function findPieceKind(name: PieceKindName): PieceKind {
  const kind = loadedKinds.get(name);
  // If loading fails, the component stays suspended: the server's markup remains, and its buttons work without scripts.
  if (!kind) throw loadPieceKinds([name]).catch(() => new Promise(() => {}));
  return kind;
}
