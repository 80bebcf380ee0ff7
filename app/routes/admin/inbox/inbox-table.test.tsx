import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { InboxTable } from "./inbox-table";

it.each([
  [{ number: 1, count: 1, hasMore: false }, "Enquiries: Open, 27 Nov 2026"],
  [{ number: 1, count: 4, hasMore: true }, "Enquiries: Open, Page 1 of 4, 27 Nov 2026"],
  [{ number: 2, count: null, hasMore: false }, "Enquiries: Open, Page 2, 27 Nov 2026"],
])("names the page of %j that is printed", (page, caption) => {
  const html = renderToStaticMarkup(
    <InboxTable title="Enquiries: Open" page={page} entries={[]} today="2026-11-27" />,
  );
  expect(html).toContain(`<caption>${caption}</caption>`);
});
