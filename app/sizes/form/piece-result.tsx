import { type RefObject, useEffect, useMemo, useRef, useState } from "react";
import { keepTogether } from "~/content/keep-together";
import { piecesTexts } from "~/content/pieces";
import { toFieldId } from "~/platform/ui/form/field";
import { useBrowserLayoutEffect } from "~/platform/ui/hooks";
import { Icon } from "~/platform/ui/icon";
import { joinClasses } from "~/platform/ui/join-classes";
import { drawPiece } from "~/sizes/draw-piece";
import { describeFacts } from "~/sizes/facts";
import { type Piece, pieceKindTexts, type SheetSize } from "~/sizes/kind";
import type { Unit } from "~/sizes/length";
import { PieceDrawing } from "~/sizes/piece-drawing";
import { describeAssumed, usesFeet } from "~/sizes/piece-list";
import { calculatePiece } from "~/sizes/sizes";
import { pieceId, type TypedPiece } from "./typed-pieces";
import { validatePiece } from "./validate-pieces";

interface PieceResultProps {
  typed: TypedPiece;
  number: number;
  unit: Unit;
  isUnmeasured: boolean;
  isDrawn: boolean;
}

export function PieceResult({ typed, number, unit, isUnmeasured, isDrawn }: PieceResultProps) {
  const { piece, problems } = validatePiece(typed, number, { unit, isUnmeasured });
  const shown = useStablePiece(piece);
  const results = useMemo(() => (shown ? describeResults(shown, unit) : null), [shown, unit]);
  if (!shown || !results) return null;
  // Figures of assumed sizes would look like those of the entered ones.
  const { facts, warnings } = problems.length > 0 ? { facts: [], warnings: [] } : results;
  const kindLabel = pieceKindTexts[shown.kind].label;
  const assumed = describeAssumed(
    shown,
    problems.flatMap(({ size }) => size ?? []),
  );
  const texts =
    problems.length > 0
      ? problems.map(({ label, message }) => (label ? `${label}: ${message}` : message))
      : facts.map(({ label, value }) => `${label}: ${value}`);
  return (
    <section
      id={`${pieceId(number)}-drawing`}
      tabIndex={-1}
      aria-label={`${kindLabel}: ${piecesTexts.drawing}`}
      className="grid grid-cols-1 gap-4 outline-none"
    >
      {problems.length > 0 ? (
        <div className="rounded-sm border border-danger border-l-4 p-3 text-sm">
          <p>{piecesTexts.problems}</p>
          <ul>
            {problems.map(({ field, message, label }) => (
              <li key={field}>
                <a href={`#${toFieldId(field)}`} className="text-danger text-link">
                  {label ? `${label}: ${message}` : message}
                </a>
              </li>
            ))}
          </ul>
        </div>
      ) : null}
      {isDrawn ? (
        <div>
          <PieceDrawings
            piece={shown}
            unit={unit}
            title={problems.length > 0 ? `${kindLabel}. ${assumed}` : kindLabel}
          />
          <p className="mt-2 text-sm text-steel-600">{assumed}</p>
        </div>
      ) : null}
      {facts.length > 0 ? (
        <div>
          <h3 className="caption text-steel-600">{piecesTexts.calculated}</h3>
          <dl className="figures mt-2 grid border-steel-200 border-t text-sm sm:grid-cols-2 sm:gap-x-6">
            {facts.map(({ label, value }) => (
              <div key={label} className="flex justify-between gap-4 border-steel-200 border-b py-2">
                <dt className="text-steel-600">{label}</dt>
                <dd className="min-w-0 text-right">{value}</dd>
              </div>
            ))}
          </dl>
        </div>
      ) : null}
      {warnings.length > 0 ? (
        <ul className="grid gap-3">
          {warnings.map(({ message, reason }) => (
            <li key={message} className="flex gap-2.5 text-sm">
              <Icon name="warning" className="mt-0.5 size-5 text-warn" />
              <p className="min-w-0">
                <strong className="font-semibold">{message}</strong>
                {` ${reason}`}
              </p>
            </li>
          ))}
        </ul>
      ) : null}
      <Announcement piece={shown} text={texts.join(problems.length > 0 ? " " : ". ")} />
    </section>
  );
}

function describeResults(piece: Piece, unit: Unit) {
  const { facts, warnings } = calculatePiece(piece);
  return keepTogether({ facts: describeFacts(facts, piece.count, unit), warnings });
}

const WIDE_PX = 720;

/** Draws on the sheet that fits the container. Without scripts, both are rendered and CSS chooses. */
function PieceDrawings({ piece, unit, title }: { piece: Piece; unit: Unit; title: string }) {
  const container = useRef<HTMLDivElement>(null);
  const isWide = useIsWide(container);
  const showsFeet = usesFeet({ unit });
  // Remounts after measuring, because Chromium may not lay out an element that a container query had hidden.
  const phase = isWide === null ? "unmeasured" : "measured";
  return (
    <div
      ref={container}
      className={joinClasses(
        isWide === null && "@container",
        "-mx-4 border-steel-200 border-y bg-paper py-4 sm:-mx-6 [&_svg]:mx-auto",
      )}
    >
      {isWide === true ? null : (
        <SheetDrawing
          key={`small ${phase}`}
          piece={piece}
          sheet="small"
          showsFeet={showsFeet}
          title={title}
          className={joinClasses("[&>svg]:max-w-[26rem]", isWide === null && "@min-[45rem]:hidden")}
        />
      )}
      {isWide === false ? null : (
        <SheetDrawing
          key={`wide ${phase}`}
          piece={piece}
          sheet="wide"
          showsFeet={showsFeet}
          title={title}
          className={joinClasses(isWide === null && "hidden @min-[45rem]:block")}
        />
      )}
    </div>
  );
}

interface SheetDrawingProps {
  piece: Piece;
  sheet: SheetSize;
  title: string;
  showsFeet: boolean;
  className: string;
}

function SheetDrawing({ piece, sheet, title, showsFeet, className }: SheetDrawingProps) {
  const drawing = useMemo(() => drawPiece(piece, sheet, { showsFeet }), [piece, sheet, showsFeet]);
  // Animates the lines when the drawing first appears, not during typing.
  const isFirstSecond = useIsFirstSecond();
  const element = useMemo(
    () => drawing && <PieceDrawing drawing={drawing} title={title} isAnimated={isFirstSecond} />,
    [drawing, title, isFirstSecond],
  );
  return element ? <div className={className}>{element}</div> : null;
}

function useIsFirstSecond(): boolean {
  const [isFirstSecond, setIsFirstSecond] = useState(true);
  useEffect(() => {
    const timer = setTimeout(() => setIsFirstSecond(false), 1000);
    return () => clearTimeout(timer);
  }, []);
  return isFirstSecond;
}

/** True if the container fits the wide sheet; null until measured. */
function useIsWide(container: RefObject<HTMLElement>): boolean | null {
  const [isWide, setIsWide] = useState<boolean | null>(null);
  useBrowserLayoutEffect(() => {
    const element = container.current;
    if (!element) return;
    const measure = () => setIsWide(element.clientWidth >= WIDE_PX);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return isWide;
}

/** Returns the same object while its content is equal, to avoid rendering again. */
function useStablePiece(piece: Piece | null): Piece | null {
  const stable = useRef(piece);
  if (JSON.stringify(stable.current) !== JSON.stringify(piece)) stable.current = piece;
  return stable.current;
}

const ANNOUNCE_DELAY_MS = 1200;

/** Announces changed facts to screen readers once typing stops. */
function Announcement({ piece, text }: { piece: Piece; text: string }) {
  const [announcement, setAnnouncement] = useState("");
  const firstText = useRef(text);
  useEffect(() => {
    if (firstText.current === text) return;
    firstText.current = "";
    const timer = setTimeout(
      () => setAnnouncement(`${pieceKindTexts[piece.kind].label}. ${text}`),
      ANNOUNCE_DELAY_MS,
    );
    return () => clearTimeout(timer);
  }, [piece, text]);
  return (
    <p role="status" className="sr-only">
      {announcement}
    </p>
  );
}
