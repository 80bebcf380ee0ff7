import { useActionData } from "@remix-run/react";
import { useRef } from "react";

/** Retains the data when the screen loads again, for example after a sign-in in another tab. */
export function useLastActionData<Data>(): Data | undefined {
  const current = useActionData<Data>() as Data | undefined;
  const last = useRef(current);
  last.current = current ?? last.current;
  return last.current;
}
