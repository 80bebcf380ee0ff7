import { useNavigation } from "@remix-run/react";
import { type RefObject, useEffect } from "react";

/** Focuses the first invalid field after each answer with a problem, and clears the field named `cleared`, such as a password. */
export function useProblemFocus(form: RefObject<HTMLFormElement>, problem: unknown, cleared?: string): void {
  const isIdle = useNavigation().state === "idle";
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same problem may be found twice, and idleness between
  useEffect(() => {
    if (!problem || !isIdle) return;
    const field = cleared && form.current?.elements.namedItem(cleared);
    if (field instanceof HTMLInputElement) field.value = "";
    form.current?.querySelector<HTMLElement>("[aria-invalid]")?.focus();
  }, [problem, isIdle]);
}
