import { renderToStaticMarkup } from "react-dom/server";
import { expect, it, vi } from "vitest";
import { PiecesField } from "./pieces-field";
import type { PresetUnit } from "./typed-pieces";

// The buttons need the address of the screen.
vi.mock("@remix-run/react", () => ({ useLocation: () => ({ pathname: "/", search: "" }) }));

it.each<[PresetUnit, string]>([
  [{ unit: "cm" }, "cm"],
  [{ unit: "cm", isUnmeasured: true }, "unknown"],
])("opens with the stored choice %j", (presetUnit, value) => {
  const html = renderToStaticMarkup(
    <PiecesField refused={undefined} preset={[]} presetUnit={presetUnit} isForOwner />,
  );
  const checked = html.match(/<input[^>]* checked=""[^>]*>/g) ?? [];
  expect(checked).toEqual([expect.stringContaining(`value="${value}"`)]);
});
