import type { Kind, KindName } from "./kind";
import { charupudi } from "./kinds/charupudi";
import { other, structure } from "./kinds/described";
import { door } from "./kinds/door";
import { gate } from "./kinds/gate";
import { pergola } from "./kinds/pergola";
import { railing } from "./kinds/railing";
import { shower } from "./kinds/shower";
import { stair } from "./kinds/stair";
import { window } from "./kinds/window";

const kindsByName: Record<KindName, Kind> = {
  railing,
  stair,
  gate,
  door,
  window,
  shower,
  pergola,
  charupudi,
  structure,
  other,
};

export const kinds: readonly Kind[] = Object.values(kindsByName);

export function findKind(name: KindName): Kind {
  return kindsByName[name];
}
