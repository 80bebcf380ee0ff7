/** Includes requests in flight. Process managers allow ten seconds or more. */
const timeoutMs = 4_800;

/** npm repeats signals that the terminal has already sent: a repeat this soon is not a second signal. */
const repeatMs = 500;

/** Users of the database stop before the database. */
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

/** Within a phase, the step registered last runs first. A step replaces one of the same name. */
export function onShutdown(name: string, run: () => Promise<void>, phase: Step["phase"] = "work"): void {
  steps.delete(name);
  steps.set(name, { run, phase });
}

/** Shuts down on SIGTERM or SIGINT within five seconds; a second signal exits immediately. */
export function shutDownOnSignals(): void {
  for (const signal of ["SIGTERM", "SIGINT"] as const) {
    process.once(signal, () => {
      const firstAt = performance.now();
      process.on(signal, () => {
        if (performance.now() - firstAt > repeatMs) process.exit(1);
      });
      void exitAfterShutdown();
    });
  }
}

async function exitAfterShutdown(): Promise<void> {
  setTimeout(() => {
    console.error("The shutdown took too long, so the process exits now.");
    process.exit(1);
  }, timeoutMs).unref();
  process.exit((await runShutdown()) ? 0 : 1);
}

/** Runs all steps. Emits a process warning for each one that fails; returns false if any has failed. */
export async function runShutdown(): Promise<boolean> {
  let hasSucceeded = true;
  const reversedSteps = [...steps].reverse();
  for (const [name, step] of phases.flatMap((phase) =>
    reversedSteps.filter(([, step]) => step.phase === phase),
  )) {
    try {
      await step.run();
    } catch (error) {
      hasSucceeded = false;
      process.emitWarning(
        `Could not shut down the ${name}: ${error instanceof Error ? error.stack : String(error)}`,
      );
    }
  }
  return hasSucceeded;
}
