import { useNavigation } from "@remix-run/react";
import { type RefObject, useEffect, useRef } from "react";

/**
 * A search field that shows the search of the address, also after Back and after a link. What is typed while its own form is being
 * answered stays.
 *
 * @param search that of the address
 * @returns the ref of the field, which has the search as its default value
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
