import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { PGlite } from "@electric-sql/pglite";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { type PowerCut, watchFolder } from "../../../tests/support/power-cut";
import { openOrCreate } from "./embedded.server";

// Starting a database takes a second, and much longer on a busy machine.
const timeout = 120_000;

describe.skipIf(process.platform !== "linux")(
  "the embedded database after a power failure",
  { timeout },
  () => {
    let parent: string;
    let powerCut: PowerCut;
    const databases: PGlite[] = [];

    beforeEach(async () => {
      parent = await mkdtemp(join(tmpdir(), "power-"));
      await mkdir(join(parent, "site"));
      powerCut = await watchFolder(join(parent, "site/database"));
    });
    afterEach(async () => {
      powerCut.stop();
      for (const database of databases.splice(0)) await database.close();
      await rm(parent, { recursive: true, force: true });
    });

    async function openSite(name = "site"): Promise<PGlite> {
      const database = await openOrCreate(join(parent, name));
      databases.push(database);
      return database;
    }

    async function addRows(database: PGlite, count: number): Promise<void> {
      for (let n = 0; n < count; n++) await database.query("insert into survivors values ($1)", ["a row"]);
    }

    /** Counts the rows in the files that a power cut would leave, opened as the next start opens them. */
    async function countAfterCut(name: string): Promise<number> {
      await mkdir(join(parent, name));
      powerCut.writeSyncedTo(join(parent, name, "database"));
      const database = await openSite(name);
      await database.query("update survivors set text = 'changed'");
      const { rows } = await database.query<{ count: number }>("select count(*)::int from survivors");
      await database.close();
      databases.splice(databases.indexOf(database), 1);
      return rows[0]?.count ?? 0;
    }

    it("contains every row, even after a checkpoint or a restart", async () => {
      const database = await openSite();
      await database.exec("create table survivors (text text)");
      await addRows(database, 3);
      await database.exec("checkpoint");
      await addRows(database, 2);
      expect(await countAfterCut("after a checkpoint")).toBe(5);

      await database.close();
      databases.length = 0;
      await addRows(await openSite(), 1);
      expect(await countAfterCut("after a restart")).toBe(6);
    });

    it("opens when the lock file of the last process is empty", async () => {
      const database = await openSite();
      await database.close();
      databases.length = 0;
      await writeFile(join(parent, "site/database/postmaster.pid"), "");
      await openSite();
    });
  },
);
