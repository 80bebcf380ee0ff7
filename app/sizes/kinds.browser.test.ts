import { expect, test } from "vitest";
import { kinds as all, findKind } from "./kinds";
import { areLoaded, findKind as findLoaded, kinds, loadKinds } from "./kinds.browser";

test("browsers know the same kinds by the same names, and get each as it is", async () => {
  expect(kinds).toEqual(all.map(({ name, label }) => ({ name, label })));
  for (const { name } of kinds) {
    expect(areLoaded([name])).toBe(false);
    await loadKinds([name]);
    expect(findLoaded(name)).toBe(findKind(name));
  }
  expect(areLoaded(kinds.map(({ name }) => name))).toBe(true);
});
