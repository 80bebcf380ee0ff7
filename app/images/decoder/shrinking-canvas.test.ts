import { expect, it } from "vitest";
import { ShrinkingCanvas } from "./shrinking-canvas.mjs";

/** A picture in which every sample tells where it is. */
function makePixels(width: number, height: number): Uint8Array {
  return Uint8Array.from({ length: width * height * 3 }, (_, at) => (at * 7) % 251);
}

/** Means of `shrink` × `shrink` pixels, by their definition. */
function shrinkWhole(pixels: Uint8Array, [width, height]: [number, number], shrink: number): number[] {
  const means: number[] = [];
  for (let y = 0; y < Math.floor(height / shrink); y++) {
    for (let at = 0; at < Math.floor(width / shrink) * 3; at++) {
      let sum = 0;
      for (let down = 0; down < shrink; down++) {
        for (let across = 0; across < shrink; across++) {
          const x = Math.floor(at / 3) * shrink + across;
          sum += pixels[((y * shrink + down) * width + x) * 3 + (at % 3)] ?? Number.NaN;
        }
      }
      means.push(Math.floor(sum / shrink ** 2));
    }
  }
  return means;
}

// Tiles that neither fill the picture nor whole pixels of what is made of them.
it.each([1, 2, 3, 4])("puts tiles together, %d pixels to one across and down", (shrink) => {
  const [width, height, tileWidth, tileHeight] = [37, 23, 10, 7];
  const pixels = makePixels(width, height);
  const canvas = new ShrinkingCanvas(width, height, shrink);
  for (let top = 0; top < height; top += tileHeight) {
    for (let left = 0; left < width; left += tileWidth) {
      const stride = tileWidth * 3 + 5;
      const data = new Uint8Array(stride * tileHeight).fill(255);
      for (let y = 0; y < Math.min(tileHeight, height - top); y++) {
        const start = ((top + y) * width + left) * 3;
        data.set(pixels.subarray(start, start + Math.min(tileWidth, width - left) * 3), y * stride);
      }
      canvas.add({ data, stride, width: tileWidth, height: tileHeight }, left, top);
    }
    canvas.finishRows(Math.min(height, top + tileHeight));
  }
  expect([canvas.width, canvas.height]).toEqual([Math.floor(width / shrink), Math.floor(height / shrink)]);
  expect([...canvas.data]).toEqual(shrinkWhole(pixels, [width, height], shrink));
});
