import { test } from "vitest";
import { countEnquiriesByWeek } from "../../app/features/enquiries/enquiry-weeks.server";
import { PAGE_SIZE } from "../../app/features/items/list-page";
import { findListPosition } from "../../app/features/items/list-position.server";
import { moveItem } from "../../app/features/items/order.server";
import {
  countItems,
  findItem,
  listItems,
  listNewestItems,
  readWholeList,
} from "../../app/features/items/queries.server";
import { listRecentItems } from "../../app/features/items/recent-items.server";
import { countTrash, listTrash } from "../../app/features/items/trash.server";
import { type Database, readContentVersion } from "../../app/platform/database/database.server";
import { type Content, describeOnBothDatabases } from "./databases";
import { fillItems } from "./fill-items";
import { expectMedianBelow } from "./measure";

const PROJECTS = 5_000;
const GALLERY_ITEMS = 10_000;

const content: Content = {
  file: "tests/bench/fill-items.ts",
  fill: (db) => fillItems(db, PROJECTS, GALLERY_ITEMS),
};

const selectPage = (number: number) => ({ limit: PAGE_SIZE, offset: (number - 1) * PAGE_SIZE });
const queryProjects = (db: Database, number: number, search = "") => [
  countItems(db, "project", { search }),
  listItems(db, "project", selectPage(number), { search }),
];
const queryGallery = (db: Database, number: number, search = "") => [
  countItems(db, "gallery", { search }),
  listItems(db, "gallery", selectPage(number), { search }),
];

/** The queries that each screen runs in parallel, and their limits in ms: on the embedded database and on PostgreSQL. */
const screens: [
  name: string,
  runQueries: (db: Database) => Promise<unknown>[],
  embedded: number,
  postgres: number,
][] = [
  ["home", (db) => [listNewestItems(db, "project", 6)], 50, 25],
  ["/project, page 1", (db) => queryProjects(db, 1), 80, 40],
  ["/project, page 100", (db) => queryProjects(db, 100), 80, 40],
  ["/project, last page", (db) => queryProjects(db, 206), 80, 40],
  ["/gallery, page 1", (db) => queryGallery(db, 1), 80, 40],
  ["/gallery, last page", (db) => queryGallery(db, 412), 80, 40],
  [
    "a project's own page",
    (db) => [findItem(db, "project", 2500), findListPosition(db, "project", 2500)],
    80,
    40,
  ],
  ["search: a rare word", (db) => queryGallery(db, 1, "galvanised"), 80, 40],
  ["search: a common word", (db) => queryGallery(db, 1, "railing"), 150, 60],
  ["search: a word in every item", (db) => queryGallery(db, 1, "welded"), 250, 120],
  ["search: a word in no item", (db) => queryGallery(db, 1, "xylophone"), 80, 40],
  ["search: two letters", (db) => queryGallery(db, 1, "zq"), 150, 60],
  ["trash", (db) => [countTrash(db), listTrash(db, selectPage(1))], 80, 40],
  [
    "dashboard",
    (db) => [
      countItems(db, "project"),
      countItems(db, "gallery"),
      listRecentItems(db),
      countEnquiriesByWeek(db),
    ],
    120,
    60,
  ],
  ["moving to the top", (db) => [moveItem(db, "gallery", { id: 4242, to: "top" })], 80, 40],
  ["moving down", (db) => [moveItem(db, "gallery", { id: 5001, to: "down" })], 80, 40],
  ["/all of the API, unchanged", (db) => [readContentVersion(db)], 20, 10],
  ["/all of the API, 10,000 items", (db) => [readAll(db)], 4_000, 2_000],
];

async function readAll(db: Database): Promise<number> {
  let count = 0;
  for await (const items of readWholeList(db, "gallery")) {
    count += items.length;
  }
  return count;
}

describeOnBothDatabases(content, (opened, database) => {
  test.each(screens)("%s", async (name, runQueries, embedded, postgres) => {
    const limitMs = database === "embedded" ? embedded : postgres;
    await expectMedianBelow(name, limitMs, () => Promise.all(runQueries(opened.db)));
  });
});
