/** What an admin adds, changes and deletes: the Latest Projects and the pictures of the gallery. */
export const itemKinds = ["project", "gallery"] as const;

export type ItemKind = (typeof itemKinds)[number];

/** The table that holds the items of a kind. */
export const itemTables = { project: "projects", gallery: "gallery_items" } as const satisfies Record<
  ItemKind,
  string
>;

export type ItemTable = (typeof itemTables)[ItemKind];
