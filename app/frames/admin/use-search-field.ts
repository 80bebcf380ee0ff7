import { useNavigation } from "@remix-run/react";
import { type RefObject, useEffect, useRef } from "react";

/** Updates the field when Back or a link changes the URL, but not when its own form does. */
export function useSearchField(search: string): RefObject<HTMLInputElement> {
  const field = useRef<HTMLInputElement>(null);
  const lastSearch = useRef(search);
  const isFromForm = useRef(false);
  const { state, formData } = useNavigation();
  useEffect(() => {
    if (state !== "idle") isFromForm.current = formData !== undefined;
  }, [state, formData]);
  useEffect(() => {
    if (lastSearch.current === search) return;
    lastSearch.current = search;
    if (field.current && !isFromForm.current) field.current.value = search;
  }, [search]);
  return field;
}
