import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { normalizeMapPosition } from "./firm-form.server";

describe("normalizeMapPosition", () => {
  it.each([
    ["11.0168, 76.9558", "11.0168, 76.9558"],
    ["11.0168 76.9558", "11.0168, 76.9558"],
    ["11.0168° N, 76.9558° E", "11.0168, 76.9558"],
    ["33.9° S, 18.4° W", "-33.9, -18.4"],
    [`11°01'00.5"N 76°57'21.0"E`, "11.016806, 76.955833"],
    ["https://www.google.com/maps/@11.0168,76.9558,17z", "11.0168, 76.9558"],
    [
      "https://www.google.com/maps/place/Works/@11.0001,76.9001,17z/data=!3m1!4b1!4m6!3m5!8m2!3d11.0168!4d76.9558",
      "11.0168, 76.9558",
    ],
    ["https://maps.google.com/?q=11.0168,76.9558", "11.0168, 76.9558"],
    ["https://www.google.com/maps/search/?api=1&query=11.0168%2C76.9558", "11.0168, 76.9558"],
    ["https://www.google.com/maps/place/Kovai+Steel/@11.0,76.9,17z", "11.0, 76.9"],
    ["geo:11.0168,76.9558", "11.0168, 76.9558"],
    ["geo:0,0?q=11.0168,76.9558(Kovai Steel)", "11.0168, 76.9558"],
    ["geo:11,77", "11, 77"],
    ["geo:-11,77;u=35", "-11, 77"],
    ["https://maps.google.com/?q=loc:11.0168,+76.9558&z=17", "11.0168, 76.9558"],
    ["https://maps.google.com/?q=11.0168,76.9558+(Kovai+Steel)", "11.0168, 76.9558"],
    ["We are here: https://maps.google.com/?q=11.0168,76.9558.", "11.0168, 76.9558"],
    ["https://www.google.com/maps/search/11.0168,+76.9558?entry=tts", "11.0168, 76.9558"],
    ["Kovai Steel https://maps.app.goo.gl/aBc-1?g_st=aw", "https://maps.app.goo.gl/aBc-1"],
    ["maps.app.goo.gl/aBc1", "https://maps.app.goo.gl/aBc1"],
    ["goo.gl/maps/aBc1", "https://goo.gl/maps/aBc1"],
    ["https://maps.google.com/?cid=1234567", "https://maps.google.com/?cid=1234567"],
  ])("parses %s", (input, position) => {
    expect(normalizeMapPosition(input)).toBe(position);
  });

  it.each([
    "Peelamedu",
    "https://maps.app.goo.gl/abc",
    "11.0168",
    "geo:0,0?q=Kovai+Steel",
    "https://maps.google.com/?q=14,+3rd+Cross+Street,+Coimbatore",
    "https://www.google.com/maps/place/14,+3rd+Cross+St",
    "https://www.google.com/maps/search/?api=1&query=12,5th+Street",
    "https://maps.google.com/?q=12,34+Trichy+Road",
    "https://maps.google.com/?q=12,34",
    "https://maps.google.com/?q=12.5,34.6+Trichy+Road",
    "https://maps.google.com/?q=12.5,34.6th+Street",
    "https://maps.google.com/?q=0.0,0.0",
  ])("leaves %s unchanged", (input) => {
    expect(normalizeMapPosition(input)).toBe(input);
  });

  const links: ((pair: string) => string)[] = [
    (pair) => `https://maps.google.com/?q=${pair}`,
    (pair) => `https://www.google.com/maps/search/?api=1&query=${pair}&hl=en`,
    (pair) => `https://www.google.com/maps/place/${pair}/`,
    (pair) => `https://www.google.com/maps/@${pair},17z`,
  ];
  const wholeNumber = fc.integer({ min: -200, max: 200 });
  const degrees = (max: number) => fc.integer({ min: 1, max: max * 1e6 }).map((n) => (n / 1e6).toFixed(6));

  it("never reads house numbers in links as a position", () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...links),
        wholeNumber,
        wholeNumber,
        fc.constantFrom(",", ",+", "%2C"),
        fc.constantFrom("", "th+Street", "+Trichy+Road", ",+3rd+Cross", "/4+Main+Road"),
        (toLink, house, street, comma, rest) => {
          const link = toLink(`${house}${comma}${street}${rest}`);
          expect(normalizeMapPosition(link)).toBe(link);
        },
      ),
    );
  });

  it("reads every position with decimals in links", () => {
    fc.assert(
      fc.property(fc.constantFrom(...links), degrees(90), degrees(180), (toLink, latitude, longitude) => {
        expect(normalizeMapPosition(toLink(`${latitude},-${longitude}`))).toBe(`${latitude}, -${longitude}`);
      }),
    );
  });
});
