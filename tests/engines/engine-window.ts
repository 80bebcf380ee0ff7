/** Elements of a page: those the selector finds, of this name or with this text in it, inside another. */
export interface Target {
  css: string;
  /** As it is read out: its label, its `aria-label`, the words of its picture, or its text. */
  name?: string;
  text?: string;
  inside?: string;
}

/** A window of an engine, as its driver moves it. */
export interface EngineWindow {
  /** Opens an address and waits until it has loaded. */
  goto(url: string): Promise<void>;
  /** What the browser's own buttons do; the page may come later. */
  goBack(): Promise<void>;
  goForward(): Promise<void>;
  resize(width: number, height: number): Promise<void>;
  /** Evaluates an expression in the page, with or without scripts of its own. */
  evaluate(expression: string): Promise<unknown>;
  /** Presses the pointer at a point of the window, in CSS pixels. */
  pressAt(point: Point): Promise<void>;
  hoverAt(point: Point): Promise<void>;
  /** Types into the field that has the focus, key by key. */
  type(text: string): Promise<void>;
  /** Presses keys one after the other, as fast as the driver can. */
  keys(...keys: Key[]): Promise<void>;
  /** Chooses a file for the field that this finds. */
  attach(target: Target, path: string): Promise<void>;
  screenshot(): Promise<Buffer>;
  /** Errors of the console and violations of the policies, so far. */
  errors(): string[];
  close(): Promise<void>;
}

export interface Point {
  x: number;
  y: number;
}

export type Key = "ArrowRight" | "ArrowLeft" | "Enter" | "Escape" | "Tab";

/** An engine that is running; its windows share nothing. */
export interface RunningEngine {
  open(): Promise<EngineWindow>;
  stop(): Promise<void>;
}
