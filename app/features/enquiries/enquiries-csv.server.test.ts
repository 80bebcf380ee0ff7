import { describe, expect, it } from "vitest";
import { db } from "~/platform/database/database.server";
import { storeEnquiries } from "../../../tests/support/enquiries";
import { exportEnquiries, formatCsvLine } from "./enquiries-csv.server";

describe("formatCsvLine", () => {
  it.each(["=1+1", "+91 98430", "-2", "@SUM(A1)", "\t=1", "\r=1", "  =1", "\n=1", "＝1", "\ttext"])(
    "prefixes %j with an apostrophe",
    (cell) => expect(formatCsvLine([cell])).toBe(`"'${cell}"\r\n`),
  );

  it.each(["a=b", "9843012345", "", "1-2", "e@mail.example"])("leaves %j unchanged", (cell) =>
    expect(formatCsvLine([cell])).toBe(`"${cell}"\r\n`),
  );
});

describe("exportEnquiries", () => {
  it("omits a follow-up and a fitting that the screens of a lost enquiry do not show", async () => {
    const work = { follow_up_on: "2031-05-02", work_done_at: new Date("2031-05-01") } as const;
    await storeEnquiries(
      { name: "Meena", status: "lost", ...work },
      { name: "Ravi", status: "won", ...work },
    );
    let csv = "";
    for await (const lines of exportEnquiries(db, null)) csv += lines;
    const findLine = (name: string) => csv.split("\r\n").find((line) => line.includes(name));
    expect(findLine("Meena")).not.toContain("May 2031");
    expect(findLine("Ravi")).toContain('"2 May 2031","Call","1 May 2031"');
  });
});
