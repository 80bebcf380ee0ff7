import { useLocation } from "@remix-run/react";
import type { MouseEvent } from "react";
import { findTargetId, type PieceAction, writePieceAction } from "./piece-action";
import { ACTION_FIELD } from "./typed-pieces";

export type ActionProps = (action: PieceAction) => {
  name: string;
  value: string;
  formAction: string;
  onClick?: (event: MouseEvent) => void;
};

/** Without `runAction`, the buttons send the form, and the response opens at the changed piece. */
export function useActionProps(
  pieceCount: number,
  runAction: ((action: PieceAction) => void) | null,
): ActionProps {
  const { pathname, search } = useLocation();
  return (action) => ({
    name: ACTION_FIELD,
    value: writePieceAction(action),
    formAction: `${pathname}${search}#${findTargetId(action, pieceCount)}`,
    onClick: runAction
      ? (event) => {
          event.preventDefault();
          runAction(action);
        }
      : undefined,
  });
}
