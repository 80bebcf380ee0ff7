import { serviceCategories } from "../../app/content/service-index";
import { expect, test } from "./fixtures";
import { button, field, textIn } from "./visitor";

const screens = [
  "/",
  "/about",
  "/services",
  ...serviceCategories.flatMap(({ items }) => items.map(({ slug }) => `/services/${slug}`)),
  "/gallery",
  "/project",
  "/contact",
  "/request-quote",
  "/privacy",
  "/login",
];

for (const width of [360, 1440]) {
  test(`every public screen fits ${width} px, has one heading and loads its visible pictures`, async ({
    visitor,
  }) => {
    await visitor.window.resize(width, 800);
    for (const address of screens) {
      await visitor.open(address);
      const layout = await visitor.evaluate(() => ({
        overflow: document.documentElement.scrollWidth - document.documentElement.clientWidth,
        headings: document.querySelectorAll("h1").length,
      }));
      expect(layout, address).toEqual({ overflow: 0, headings: 1 });
      // The first visible picture; not every screen has one.
      const isLoaded = () =>
        visitor.evaluate(() =>
          [...document.images]
            .filter((image) => {
              const { top, bottom, width } = image.getBoundingClientRect();
              return width > 100 && top < innerHeight && bottom > 0 && image.checkVisibility();
            })
            .every(({ complete, naturalWidth }) => complete && naturalWidth > 0),
        );
      await expect.poll(isLoaded, address).toBe(true);
    }
  });
}

test.describe("the quote form on a phone", () => {
  test.use({ expectedErrors: [/status of 400|400 \(Bad Request\)/] });

  test("the chat link covers neither the focused field nor an error", async ({ visitor }) => {
    await visitor.window.resize(360, 740);
    await visitor.open("/request-quote");
    await visitor.press(button("Submit Quote Request"));
    await visitor.expectVisible(textIn("Please check these fields", '[role="alert"]'));
    for (const name of ["Name", "Phone", "Email", "Description"]) {
      await visitor.press(field(name));
      const isCovered = () =>
        visitor.evaluate(() => {
          const chat = document.querySelector(".chat-link");
          const box = chat?.checkVisibility({ visibilityProperty: true, opacityProperty: true })
            ? chat.getBoundingClientRect()
            : null;
          return [...document.querySelectorAll(":focus, .enquiry-form [id$=error]")].some((element) => {
            const { left, right, top, bottom } = element.getBoundingClientRect();
            return box && left < box.right && right > box.left && top < box.bottom && bottom > box.top;
          });
        });
      await expect.poll(isCovered, name).toBe(false);
    }
  });
});

test("@js an empty date field shows a hint in place of the browser's own text", async ({ visitor }) => {
  await visitor.open("/request-quote");
  await visitor.scrollTo(field("Delivery Date"));
  const placeholder = textIn("Choose a day", "input[type=date] + span");
  await visitor.expectVisible(placeholder);
  const cover = await visitor.evaluate(() => {
    const placeholder = document.querySelector("input[type=date] + span") as HTMLElement;
    const date = placeholder.previousElementSibling as HTMLElement;
    const padding = Number.parseFloat(getComputedStyle(date).paddingLeft);
    return {
      isOpaque: /^rgb\(/.test(getComputedStyle(placeholder).backgroundColor),
      coversTextStart: placeholder.getBoundingClientRect().left < date.getBoundingClientRect().left + padding,
      isWide: placeholder.offsetWidth > date.offsetWidth / 2,
    };
  });
  expect(cover).toEqual({ isOpaque: true, coversTextStart: true, isWide: true });
  await visitor.press(field("Delivery Date"));
  await visitor.expectHidden(placeholder);
});
