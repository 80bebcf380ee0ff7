import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "@playwright/test";
import { startCluster } from "../support/cluster.mjs";
import { signIn } from "../support/messages";
import { queryServer } from "../support/postgres";
import { startSite } from "../support/server";

const QUOTATIONS = 20;

const line = {
  id: "a",
  description: "Gate",
  piece: null,
  extra: null,
  isConfirmed: true,
  quantity: 1000,
  unit: "piece",
  rate: 1000_00,
  gst: 18,
  hsn: "7308",
};

test("two instances number 20 quotations without gaps and store one of two concurrent acceptances", async () => {
  test.setTimeout(120_000);
  const cluster = await startCluster();
  const folder = await mkdtemp(join(tmpdir(), "site-"));
  const settings = { DATABASE_URL: cluster.url, SAMPLE_CONTENT: "false", DATA_DIR: folder };
  const sites = [await startSite(settings), await startSite(settings)] as const;
  const Cookie = await signIn(sites[0]);
  const post = async (instance: number, path: string, form: Record<string, string> = {}) =>
    await fetch(`${sites[instance % 2 === 0 ? 0 : 1].origin}${path}`, {
      method: "POST",
      headers: { Cookie },
      body: new URLSearchParams(form),
      redirect: "manual",
    });

  const enquiries = await queryServer<{ id: number }>(
    cluster.url,
    `insert into enquiries (kind, name, phone, message)
      select 'message', 'Customer ' || n, '9843012345', 'A gate' from generate_series(1, ${QUOTATIONS}) n returning id`,
  );
  const drafts = await Promise.all(
    enquiries.map(async ({ id }, index) => {
      const created = await post(index, `/admin/enquiries/${id}/quotation`);
      return created.headers.get("Location") ?? "";
    }),
  );
  await queryServer(
    cluster.url,
    `update quotations set draft = jsonb_set(draft, '{lines}', '${JSON.stringify([line])}')`,
  );
  const sent = await Promise.all(
    drafts.map(async (path, index) => (await post(index, `${path}/preview`, { intent: "link" })).text()),
  );
  const numbers = await queryServer<{ number: string }>(
    cluster.url,
    "select number from quotations order by number",
  );
  expect(numbers.map(({ number }) => Number(number.slice(-4)))).toEqual(
    Array.from({ length: QUOTATIONS }, (_, index) => index + 1),
  );

  const link = /\/quotation\/[\w-]{22}/.exec(sent[0] ?? "")?.[0] ?? "";
  const accept = (instance: number) =>
    post(instance, link, { intent: "accept", name: `Customer at ${instance}`, agreed: "yes" });
  const responses = await Promise.all([accept(0), accept(1)]);
  expect(responses.map(({ status }) => status).sort()).toEqual([302, 409]);
  const accepted = await queryServer<{ accepted_by: string }>(
    cluster.url,
    "select accepted_by from quotation_versions where accepted_at is not null",
  );
  expect(accepted).toEqual([{ accepted_by: `Customer at ${responses[0].status === 302 ? 0 : 1}` }]);

  for (const site of sites) expect(await site.stop()).toBe(0);
  await cluster.remove();
  await rm(folder, { recursive: true });
});
