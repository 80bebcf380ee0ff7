import type { Kind, KindName } from "./kind";
import { charupudi } from "./kinds/charupudi";
import { described } from "./kinds/described";
import { door } from "./kinds/door";
import { gate } from "./kinds/gate";
import { pergola } from "./kinds/pergola";
import { railing } from "./kinds/railing";
import { shower } from "./kinds/shower";
import { stair } from "./kinds/stair";
import { window } from "./kinds/window";

const kinds: Record<KindName, Kind> = {
  ...{ railing, stair, gate, door, window, shower, pergola, charupudi },
  ...{ structure: described, other: described },
};

export function findKind(name: KindName): Kind {
  return kinds[name];
}
