import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { DefaultSaveButton } from "./item-buttons";

it.each([
  ["keeps a draft a draft", true, ["draft"]],
  ["leaves a published project published", false, []],
])("Enter %s", (_, isDraft, intents) => {
  const html = renderToStaticMarkup(<DefaultSaveButton label="Save" isDraft={isDraft} />);
  expect([...html.matchAll(/name="intent" value="(\w+)"/g)].map(([, intent]) => intent)).toEqual(intents);
});
