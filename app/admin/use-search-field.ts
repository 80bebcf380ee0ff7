import { useNavigation } from "@remix-run/react";
import { type RefObject, useEffect, useRef } from "react";

/** Updates the field when the address changes by Back or a link, but not while the form is loading. */
export function useSearchField(search: string): RefObject<HTMLInputElement> {
  const field = useRef<HTMLInputElement>(null);
  const shown = useRef(search);
  const isFromForm = useRef(false);
  const { state, formData } = useNavigation();
  useEffect(() => {
    if (state !== "idle") isFromForm.current = formData !== undefined;
  }, [state, formData]);
  useEffect(() => {
    if (shown.current === search) return;
    shown.current = search;
    if (field.current && !isFromForm.current) field.current.value = search;
  }, [search]);
  return field;
}
