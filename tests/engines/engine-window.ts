/** Selects elements of a page by CSS selector, optionally by name or text, and inside another element. */
export interface Target {
  css: string;
  /** The accessible name: its label, its `aria-label`, the alternative text of its picture, or its text. */
  name?: string;
  text?: string;
  inside?: string;
}

/** A browser window, controlled by its driver. */
export interface EngineWindow {
  /** Opens a URL and waits until the page has loaded. */
  goto(url: string): Promise<void>;
  /** Presses the browser's Back or Forward button; the page may load later. */
  goBack(): Promise<void>;
  goForward(): Promise<void>;
  resize(width: number, height: number): Promise<void>;
  /** Evaluates an expression in the page, even when its JavaScript is off. */
  evaluate(expression: string): Promise<unknown>;
  /** Clicks a point of the window, in CSS pixels. */
  pressAt(point: Point): Promise<void>;
  hoverAt(point: Point): Promise<void>;
  /** Types into the focused field, key by key. */
  typeText(text: string): Promise<void>;
  /** Presses keys in quick succession. */
  pressKeys(...keys: Key[]): Promise<void>;
  /** Chooses a file for a field. */
  chooseFile(target: Target, path: string): Promise<void>;
  screenshot(): Promise<Buffer>;
  /** Console errors so far, which include violations of the content security policy. */
  listErrors(): string[];
  close(): Promise<void>;
}

export interface Point {
  x: number;
  y: number;
}

export type Key = "ArrowRight" | "ArrowLeft" | "Enter" | "Escape" | "Tab";

/** A running engine; its windows share no state. */
export interface RunningEngine {
  open(): Promise<EngineWindow>;
  stop(): Promise<void>;
}
