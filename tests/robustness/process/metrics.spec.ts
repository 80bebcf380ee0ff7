import { expect, test } from "@playwright/test";
import { readSamples } from "../../support/prometheus";
import { startSite } from "../../support/server";

test("/metrics returns the site's metrics to the bearer of the token, and counts requests", async () => {
  const token = "a-token-of-the-test";
  const site = await startSite({ METRICS_TOKEN: token });
  const request = (path: string, headers: Record<string, string> = {}) =>
    fetch(site.origin + path, { headers });
  expect((await request("/metrics")).status).toBe(401);
  const scrape = async () => {
    const response = await request("/metrics", { Authorization: `Bearer ${token}` });
    expect(response.status).toBe(200);
    return readSamples(await response.text());
  };

  for (const path of ["/about", "/about", "/about", "/api/gallery/all", "/robots.txt"])
    await (await request(path)).arrayBuffer();
  const writeCountName = (kind: string) =>
    `site_http_request_duration_seconds_count{class="${kind}",status="2xx"}`;
  // A response is counted once it is sent, which may be after its arrival.
  await expect.poll(async () => (await scrape())[writeCountName("api")]).toBe(1);
  const samples = await scrape();
  expect(samples[writeCountName("cached page")]).toBe(2);
  expect(samples.site_page_cache_hits_total).toBe(2);
  expect(samples.site_page_cache_pages).toBeGreaterThanOrEqual(1);
  expect(samples.site_page_cache_bytes).toBeGreaterThan(1_000);
  expect(samples.site_database_up).toBe(1);
  const info = Object.keys(samples).find((name) => name.startsWith("site_info"));
  expect(info).toMatch(/version="[0-9a-f]{12}"/);
  expect(info).toMatch(/migration="\d{4}-/);
  // Only PostgreSQL has a pool.
  expect("site_database_pool_connections" in samples).toBe(Boolean(process.env.TEST_DATABASE_URL));
  expect(await site.stop(), site.output()).toBe(0);
});
