import { useNavigation } from "@remix-run/react";
import { type RefObject, useEffect, useRef } from "react";

/**
 * Keeps a search field in step with the address, also after Back and links. Text typed while its own form is loading stays. The
 * field needs `search` as its default value.
 */
export function useSearchField(search: string): RefObject<HTMLInputElement> {
  const field = useRef<HTMLInputElement>(null);
  const shown = useRef(search);
  const isAnswerToForm = useRef(false);
  const { state, formData } = useNavigation();
  useEffect(() => {
    if (state !== "idle") isAnswerToForm.current = formData !== undefined;
  }, [state, formData]);
  useEffect(() => {
    if (shown.current === search) return;
    shown.current = search;
    if (field.current && !isAnswerToForm.current) field.current.value = search;
  }, [search]);
  return field;
}
