import { expect, test } from "./fixtures";
import { link } from "./visitor";

const readPosition = () =>
  Number(/(\d+) \/ \d+/.exec(document.querySelector("dialog")?.textContent ?? "")?.[1]);

/** The lists whose cards open a dialog, each with a card below the fold. */
const lists = [
  { address: "/gallery", card: { css: "li:nth-of-type(4) article a" } },
  { address: "/project", card: { css: "li:nth-of-type(4) article a" } },
  { address: "/services/ms-gate", card: { css: "#project-gallery a[href*='picture=2']" } },
] as const;

for (const { address, card } of lists) {
  test(`@js ${address}: three quick presses of an arrow key move three steps, Escape returns to the card`, async ({
    visitor,
  }) => {
    await visitor.window.resize(360, 740);
    await visitor.open(address);
    const scrollTop = await visitor.scrollTo(card);
    expect(scrollTop).toBeGreaterThan(0);
    await visitor.press(card);
    await visitor.expectVisible({ css: "dialog:modal" });
    await expect.poll(() => visitor.evaluate(readPosition)).toBeGreaterThan(0);
    const from = (await visitor.evaluate(readPosition)) ?? 0;
    const total = (await visitor.evaluate(() =>
      Number(/\d+ \/ (\d+)/.exec(document.querySelector("dialog")?.textContent ?? "")?.[1]),
    )) as number;
    await visitor.pressKeys("ArrowRight", "ArrowRight", "ArrowRight");
    await expect.poll(() => visitor.evaluate(readPosition)).toBe(((from + 2) % total) + 1);
    await visitor.pressKeys("ArrowLeft");
    await expect.poll(() => visitor.evaluate(readPosition)).toBe(((from + 1) % total) + 1);
    await visitor.pressKeys("Escape");
    await visitor.expectHidden({ css: "dialog" });
    await visitor.expectPath(address);
    await visitor.expectScrollTop(scrollTop);
    expect(await visitor.isVisible({ css: `:is(${card.css}):focus` }), "the focus is on the card").toBe(true);
  });
}

for (const { address, card } of [{ address: "/", card: { css: 'article a[href*="project"]' } }, ...lists])
  test(`${address}: Back closes a picture, Forward reopens it, and Close returns to the card`, async ({
    visitor,
  }) => {
    await visitor.window.resize(360, 740);
    await visitor.open(address);
    const scrollTop = await visitor.scrollTo(card);
    await visitor.press(card);
    await visitor.expectVisible({ css: "dialog" });
    await visitor.window.goBack();
    await visitor.expectHidden({ css: "dialog" });
    await visitor.expectPath(address);
    await visitor.expectScrollTop(scrollTop);
    await visitor.window.goForward();
    await visitor.expectVisible({ css: "dialog" });
    await visitor.press(link("Close", "dialog"));
    await visitor.expectHidden({ css: "dialog" });
    await visitor.expectInView(card);
  });
