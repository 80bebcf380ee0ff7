import { describe, expect, it } from "vitest";
import { normalizeMapPosition } from "./map-position";

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
    ["Kovai Steel https://maps.app.goo.gl/aBc-1?g_st=aw", "https://maps.app.goo.gl/aBc-1"],
    ["maps.app.goo.gl/aBc1", "https://maps.app.goo.gl/aBc1"],
    ["goo.gl/maps/aBc1", "https://goo.gl/maps/aBc1"],
    ["https://maps.google.com/?cid=1234567", "https://maps.google.com/?cid=1234567"],
  ])("parses %s", (input, position) => {
    expect(normalizeMapPosition(input)).toBe(position);
  });

  it.each(["Peelamedu", "https://maps.app.goo.gl/abc", "11.0168"])("leaves %s unchanged", (input) => {
    expect(normalizeMapPosition(input)).toBe(input);
  });
});
