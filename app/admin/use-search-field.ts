import { useNavigation } from "@remix-run/react";
import { type RefObject, useEffect, useRef } from "react";

/** Follows the address, also after Back and links. Text typed while the form is loading stays. */
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
