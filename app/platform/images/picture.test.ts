import { expect, test } from "vitest";
import type { PictureSource } from "~/platform/images/picture-source";
import { preloadPicture } from "./picture";

const gate: PictureSource = {
  src: "/pictures/gate-800.jpg",
  width: 1600,
  height: 1066,
  alt: "A gate",
  encodings: [
    {
      type: "image/avif",
      variants: [
        { url: "/pictures/gate-400.avif", width: 400 },
        { url: "/pictures/gate-800.avif", width: 800 },
      ],
    },
    { type: "image/webp", variants: [{ url: "/pictures/gate-400.webp", width: 400 }] },
  ],
  placeholder: null,
};

test("preloads the best encoding in every width", () => {
  expect(preloadPicture(gate, "100vw", "(min-width: 48rem)")).toEqual([
    {
      tagName: "link",
      rel: "preload",
      as: "image",
      fetchpriority: "high",
      type: "image/avif",
      imageSrcSet: "/pictures/gate-400.avif 400w, /pictures/gate-800.avif 800w",
      imageSizes: "100vw",
      media: "(min-width: 48rem)",
    },
  ]);
});

test("does not preload a picture whose variants do not exist yet", () => {
  expect(preloadPicture({ ...gate, encodings: [] }, "100vw")).toEqual([]);
});
