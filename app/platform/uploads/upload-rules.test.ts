import { expect, it } from "vitest";
import { findFileProblem } from "./upload-rules";

const check = (name: string, type: string, size = 5_000_000) => findFileProblem({ name, type, size });

it("accepts pictures, and HEIC files without a MIME type", () => {
  expect(check("gate.jpg", "image/jpeg")).toBeNull();
  expect(check("IMG_2041.HEIC", "")).toBeNull();
});

it("reports a problem before the upload", () => {
  const notAPicture = "Please select a valid image file.";
  expect(check("quote.pdf", "application/pdf")).toBe(notAPicture);
  expect(check("notes", "")).toBe(notAPicture);
  expect(check("huge.jpg", "image/jpeg", 20_000_001)).toBe(
    "The picture is larger than 20 MB. Please choose a smaller one.",
  );
});
