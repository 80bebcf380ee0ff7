import { useNavigation } from "@remix-run/react";
import { type RefObject, useEffect } from "react";

/**
 * Puts the focus on the first field that is wrong, each time an answer came that found something.
 * @param problem whatever says that something is wrong; nothing where all is well
 * @param cleared name of a field that is to be typed anew, as a password
 */
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
