import { expect, test } from "./fixtures";
import { link, type Visitor, words } from "./visitor";

const position = () => Number(/(\d+) \/ \d+/.exec(document.querySelector("dialog")?.textContent ?? "")?.[1]);

/** The lists whose cards open a dialog, a card of each that is not in view at first. */
const lists = [
  { address: "/gallery", card: { css: "li:nth-of-type(4) article a" } },
  { address: "/project", card: { css: "li:nth-of-type(4) article a" } },
  { address: "/services/ms-gate", card: { css: "#project-gallery a[href*='picture=2']" } },
] as const;

for (const { address, card } of lists) {
  test(`@js ${address}: three quick presses of an arrow make three steps, Escape leads back to the card`, async ({
    visitor,
  }) => {
    await visitor.window.resize(360, 740);
    await visitor.open(address);
    const place = await visitor.scrollTo(card);
    expect(place).toBeGreaterThan(0);
    await visitor.press(card);
    await visitor.sees({ css: "dialog:modal" });
    await expect.poll(() => visitor.read(position)).toBeGreaterThan(0);
    const from = (await visitor.read(position)) ?? 0;
    const total = (await visitor.read(() =>
      Number(/\d+ \/ (\d+)/.exec(document.querySelector("dialog")?.textContent ?? "")?.[1]),
    )) as number;
    await visitor.keys("ArrowRight", "ArrowRight", "ArrowRight");
    await expect.poll(() => visitor.read(position)).toBe(((from + 2) % total) + 1);
    await visitor.keys("ArrowLeft");
    await expect.poll(() => visitor.read(position)).toBe(((from + 1) % total) + 1);
    await visitor.keys("Escape");
    await visitor.seesNo({ css: "dialog" });
    await visitor.isAt(address);
    await visitor.isDown(place);
    expect(await visitor.has({ css: `:is(${card.css}):focus` }), "the focus is on the card").toBe(true);
  });

  test(`${address}: Back closes a picture, Forward opens it again`, async ({ visitor }) => {
    await visitor.open(address);
    const place = await visitor.scrollTo(card);
    await visitor.press(card);
    await visitor.sees({ css: "dialog" });
    await visitor.goBack();
    await visitor.seesNo({ css: "dialog" });
    await visitor.isAt(address);
    await visitor.isDown(place);
    await visitor.goForward();
    await visitor.sees({ css: "dialog" });
  });

  test(`${address}: the button closes a picture, and the card is in view`, async ({ visitor }) => {
    await visitor.window.resize(360, 740);
    await visitor.open(address);
    await visitor.scrollTo(card);
    await visitor.press(card);
    await visitor.sees({ css: "dialog" });
    await visitor.press(link("Close", "dialog"));
    await visitor.seesNo({ css: "dialog" });
    await expect.poll(() => isInView(visitor, card.css)).toBe(true);
  });
}

test("the home page's latest project closes to its card", async ({ visitor }) => {
  await visitor.window.resize(360, 740);
  await visitor.open("/");
  const card = { css: 'article a[href*="project"]' };
  await visitor.scrollTo(card);
  await visitor.press(card);
  await visitor.sees({ css: "dialog" });
  await visitor.press(link("Close", "dialog"));
  await visitor.seesNo({ css: "dialog" });
  await expect.poll(() => isInView(visitor, card.css)).toBe(true);
});

test("a link within the page, and Back to where it was pressed", async ({ visitor }) => {
  await visitor.open("/services");
  const windows = words("Windows", "main nav a[href^='/services#']");
  const place = await visitor.scrollTo(windows);
  await visitor.press(windows);
  await visitor.isAt(/^\/services#/);
  await expect.poll(() => visitor.read(() => scrollY)).toBeGreaterThan(place);
  await visitor.goBack();
  await visitor.isAt("/services");
  await visitor.isDown(place);
});

test("@js a new page begins at its top by a smooth way, the first as well, and Back finds the old place", async ({
  visitor,
}) => {
  await visitor.open("/");
  const about = link("About Us", "header");
  await visitor.read(() => {
    scrollTo({ top: 1500, behavior: "instant" });
    const places: number[] = [];
    addEventListener("scroll", () => {
      places.push(scrollY);
      document.documentElement.dataset.places = places.join(" ");
    });
  });
  await visitor.isDown(1500);
  await visitor.press(about);
  await visitor.isAt("/about");
  await visitor.isDown(0);
  const places = await visitor.read(() => document.documentElement.dataset.places?.split(" ").map(Number));
  expect(places?.length, "steps on the way to the top").toBeGreaterThan(3);
  await visitor.goBack();
  await visitor.isAt("/");
  await visitor.isDown(1500);
});

test("@js hovering a link fetches its page ahead, and the policies allow it", async ({ visitor }) => {
  await visitor.open("/services");
  await visitor.hover({ css: "main article a" });
  await expect
    .poll(() => visitor.read(() => document.querySelectorAll('link[rel="prefetch"]').length))
    .toBeGreaterThan(0);
});

test("the services' menu on a phone opens and closes", async ({ visitor }) => {
  await visitor.window.resize(360, 740);
  await visitor.openAtOnce("/");
  const menu = { css: ".mobile-menu > summary" };
  const quote = link("Request Quote", ".mobile-menu");
  await visitor.press(menu);
  await visitor.sees(quote);
  await visitor.press(menu);
  await visitor.seesNo(quote);
});

test("@js Escape closes the menu of a phone, before the scripts have come and after", async ({ visitor }) => {
  await visitor.window.resize(360, 740);
  const menu = { css: ".mobile-menu > summary" };
  const quote = link("Request Quote", ".mobile-menu");
  for (const open of ["openAtOnce", "open"] as const) {
    await visitor[open]("/");
    await visitor.press(menu);
    await visitor.sees(quote);
    await visitor.keys("Tab", "Escape");
    await visitor.seesNo(quote);
    expect(await visitor.has({ css: `${menu.css}:focus` }), "the focus is on the menu's sign").toBe(true);
  }
});

async function isInView(visitor: Visitor, css: string): Promise<boolean> {
  return (
    (await visitor.window.evaluate(
      `(() => { const { top, bottom } = document.querySelector(${JSON.stringify(css)}).getBoundingClientRect(); return top < innerHeight && bottom > 0; })()`,
    )) === true
  );
}
