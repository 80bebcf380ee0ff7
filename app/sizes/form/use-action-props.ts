import { useLocation } from "@remix-run/react";
import type { MouseEvent } from "react";
import { findPressedPlace, type PiecePress, writePiecePress } from "./piece-action";
import { PRESS_FIELD } from "./typed-pieces";

export type PressProps = (press: PiecePress) => {
  name: string;
  value: string;
  formAction: string;
  onClick?: (event: MouseEvent) => void;
};

/** `atOnce` handles presses with scripts; otherwise they are sent with the form, whose response opens at the pressed piece. */
export function usePressProps(pieces: number, atOnce: ((press: PiecePress) => void) | null): PressProps {
  const { pathname, search } = useLocation();
  return (press) => ({
    name: PRESS_FIELD,
    value: writePiecePress(press),
    formAction: `${pathname}${search}#${findPressedPlace(press, pieces)}`,
    onClick: atOnce
      ? (event) => {
          event.preventDefault();
          atOnce(press);
        }
      : undefined,
  });
}
