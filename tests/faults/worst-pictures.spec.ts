import { expect, test } from "@playwright/test";
import { createPhoto } from "../support/photo";
import { sendQuoteFile } from "../support/send-files";
import { startSite } from "../support/server";
import { makeRejectedPictures } from "../support/worst-pictures";

test("refuses small files that would need gigabytes of memory, and accepts the next photo", async () => {
  const pictures = await makeRejectedPictures(["interlaced.png", "progressive.jpg", "large.avif"]);
  const site = await startSite({ TRUSTED_PROXIES: "127.0.0.1" });
  const responses = await Promise.all(
    [...pictures, ...pictures].map((picture, index) =>
      sendQuoteFile(site.origin, picture, { "X-Forwarded-For": `203.0.113.${index}` }),
    ),
  );
  const makeRefusal = (name: string, maxMegapixels: number) => ({
    status: 200,
    staged: null,
    problems: [expect.stringContaining(`${name} has more than ${maxMegapixels} megapixels`)],
  });
  const expected = [
    makeRefusal("interlaced.png", 53),
    makeRefusal("progressive.jpg", 26),
    makeRefusal("large.avif", 10),
  ];
  expect(responses).toMatchObject([...expected, ...expected]);

  const photo = { name: "gate.jpg", body: await createPhoto(4_000) };
  expect(await sendQuoteFile(site.origin, photo)).toMatchObject({
    status: 200,
    staged: { files: [{ name: "gate.jpg" }] },
    problems: [],
  });
  expect((await fetch(`${site.origin}/readyz`)).status).toBe(200);
  // The process ran until it was told to stop.
  expect(await site.stop()).toBe(0);
});
