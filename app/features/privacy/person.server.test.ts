import { expect, it, onTestFinished } from "vitest";
import { db } from "~/platform/database/database.server";
import { findBucketFolder, openBucket } from "~/platform/images/bucket.server";
import { config } from "~/platform/runtime/config.server";
import { storeEnquiries } from "../../../tests/support/enquiries";
import { startS3Server } from "../../../tests/support/s3-server";
import { erasePerson } from "./person.server";

it("an erasure is listed in the bucket at once, for a restore of last night's backup", async () => {
  const server = await startS3Server();
  onTestFinished(async () => {
    Object.assign(config, { s3: null });
    await server.close();
  });
  Object.assign(config, { s3: server });
  const [id = 0] = await storeEnquiries({ name: "Meena", phone: "9843012345" });
  const { origin_id } = await db.selectFrom("enquiries").select("origin_id").executeTakeFirstOrThrow();
  await erasePerson(db, { id, name: "Meena", phone: "9843012345", email: null }, "owner");
  const key = `${await findBucketFolder(db)}backups/erased.txt`;
  await expect
    .poll(async () => await (await openBucket(server).open(key))?.text())
    .toBe(`${origin_id} request\n`);
});
