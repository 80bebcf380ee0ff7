/** An orderly end may take so long, requests in flight included; process managers allow ten seconds and more. */
const limitMs = 4_800;

/** npm passes on to the site what the terminal has sent it already: what follows so soon is no second signal. */
const echoMs = 500;

/** What uses the database ends before the database does. */
const phases = ["work", "storage"] as const;

interface Step {
  phase: (typeof phases)[number];
  run: () => Promise<void>;
}

declare global {
  /** Survives hot reload. */
  var shutdownSteps: Map<string, Step> | undefined;
}

globalThis.shutdownSteps ??= new Map();
const steps = globalThis.shutdownSteps;

/**
 * Registers what is to be done before the process ends. Within a phase the last registered runs first; registering a name
 * again replaces its step.
 */
export function onShutdown(name: string, run: () => Promise<void>, phase: Step["phase"] = "work"): void {
  steps.delete(name);
  steps.set(name, { run, phase });
}

/** Ends the process in good order at SIGTERM or SIGINT, within five seconds; a second signal ends it at once. */
export function endOnSignals(): void {
  for (const signal of ["SIGTERM", "SIGINT"] as const) {
    process.once(signal, () => {
      const firstAt = performance.now();
      process.on(signal, () => {
        if (performance.now() - firstAt > echoMs) process.exit(1);
      });
      void end();
    });
  }
}

async function end(): Promise<void> {
  setTimeout(() => {
    console.error("The process took too long to end in good order.");
    process.exit(1);
  }, limitMs).unref();
  process.exit((await runShutdown()) ? 0 : 1);
}

/** Runs what was registered; false when a step failed, which is then told as a warning. */
export async function runShutdown(): Promise<boolean> {
  let succeeded = true;
  const newestFirst = [...steps].reverse();
  for (const [name, step] of phases.flatMap((phase) =>
    newestFirst.filter(([, step]) => step.phase === phase),
  )) {
    try {
      await step.run();
    } catch (error) {
      succeeded = false;
      process.emitWarning(
        `Could not finish ${name}: ${error instanceof Error ? error.stack : String(error)}`,
      );
    }
  }
  return succeeded;
}
