import { createElement, useId } from "react";
import { joinClasses } from "~/platform/ui/join-classes";
import type { Drawing } from "./kind";

interface PieceDrawingProps {
  drawing: Drawing;
  title: string;
  className?: string | undefined;
  /** Draws the lines with an animation. */
  isAnimated?: boolean;
}

/** Styled by `ui/styles/piece-drawing.css`; never narrower than its viewBox, so that its labels stay legible. */
export function PieceDrawing({ drawing, title, className, isAnimated = false }: PieceDrawingProps) {
  const id = useId();
  const { width, height, marks, description } = drawing;
  return (
    <svg
      role="img"
      aria-labelledby={`${id}title ${id}description`}
      viewBox={`0 0 ${width} ${height}`}
      className={joinClasses("piece-drawing notranslate", isAnimated && "piece-drawing-enters", className)}
    >
      <title id={`${id}title`}>{title}</title>
      <desc id={`${id}description`}>{description}</desc>
      {marks.map(({ element, attributes, className: pen, text }, index) => {
        const { "text-anchor": textAnchor, ...others } = attributes;
        return createElement(element, { key: index, className: pen, textAnchor, ...others }, text);
      })}
    </svg>
  );
}
