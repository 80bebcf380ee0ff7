import { createElement, useId } from "react";
import { joinClasses } from "~/ui/join-classes";
import type { Drawing } from "./kind";

interface PieceDrawingProps {
  drawing: Drawing;
  /** Names the drawing to who cannot see it; its description follows. */
  title: string;
  className?: string | undefined;
  /** Whether its lines draw themselves once, as when a drawing first appears; not while somebody types. */
  animate?: boolean;
}

/**
 * A drawing in the page, in the pens of `ui/styles/piece-drawing.css`. It is at least as wide as its sheet, so that its texts keep
 * their size.
 */
export function PieceDrawing({ drawing, title, className, animate = false }: PieceDrawingProps) {
  const id = useId();
  const { width, height, marks, description } = drawing;
  return (
    <svg
      role="img"
      aria-labelledby={`${id}title ${id}description`}
      viewBox={`0 0 ${width} ${height}`}
      className={joinClasses("piece-drawing", animate && "piece-drawing-enters", className)}
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
