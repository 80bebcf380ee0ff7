import { describe, expect, it } from "vitest";
import {
  applyPictureAction,
  formatPictureAction,
  type PictureAction,
  parsePictureAction,
} from "./picture-action";

const pictures = ["gate", "hinge", "latch"];

describe("a list button for pictures", () => {
  it.each<[PictureAction, string[]]>([
    [{ action: "up", number: 3 }, ["gate", "latch", "hinge"]],
    [{ action: "down", number: 1 }, ["hinge", "gate", "latch"]],
    [{ action: "remove", number: 2 }, ["gate", "latch"]],
    [{ action: "up", number: 1 }, pictures],
    [{ action: "down", number: 3 }, pictures],
    [{ action: "remove", number: 9 }, pictures],
    [{ action: "up", number: 9 }, pictures],
  ])("applies %j", (action, expected) => {
    expect(parsePictureAction(formatPictureAction(action))).toEqual(action);
    expect(applyPictureAction(pictures, action)).toEqual(expected);
  });

  it("returns null for an invalid value", () => {
    for (const value of ["", "up", "up-0", "remove--1", "sideways-1", "down-100"])
      expect(parsePictureAction(value)).toBeNull();
  });
});
