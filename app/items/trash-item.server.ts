import type { Params } from "@remix-run/react";
import { orNotFound, readId } from "~/server/route-params.server";
import { type ItemKind, itemKinds } from "./kinds";

/**
 * The item that the path of a route of the trash names.
 * @throws {Response} 404 when it names none
 */
export function readTrashItem(params: Params): { kind: ItemKind; id: number } {
  return { kind: orNotFound(itemKinds.find((kind) => kind === params.kind) ?? null), id: readId(params) };
}
