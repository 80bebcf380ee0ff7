import { describe, expect, it } from "vitest";
import { formatCsvLine } from "./enquiries-csv.server";

describe("formatCsvLine", () => {
  it.each(["=1+1", "+91 98430", "-2", "@SUM(A1)", "\t=1", "\r=1", "  =1", "\n=1", "＝1", "\ttext"])(
    "prefixes %j with an apostrophe",
    (cell) => expect(formatCsvLine([cell])).toBe(`"'${cell}"\r\n`),
  );

  it.each(["a=b", "9843012345", "", "1-2", "e@mail.example"])("leaves %j unchanged", (cell) =>
    expect(formatCsvLine([cell])).toBe(`"${cell}"\r\n`),
  );
});
