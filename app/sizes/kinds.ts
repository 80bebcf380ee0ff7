import type { PieceKind, PieceKindName } from "./kind";
import { charupudi } from "./kinds/charupudi";
import { describedKind } from "./kinds/described-kind";
import { door } from "./kinds/door";
import { gate } from "./kinds/gate";
import { pergola } from "./kinds/pergola";
import { railing } from "./kinds/railing";
import { shower } from "./kinds/shower";
import { stair } from "./kinds/stair";
import { window } from "./kinds/window";

const kinds: Record<PieceKindName, PieceKind> = {
  ...{ railing, stair, gate, door, window, shower, pergola, charupudi },
  ...{ structure: describedKind, other: describedKind },
};

export function findPieceKind(name: PieceKindName): PieceKind {
  return kinds[name];
}
