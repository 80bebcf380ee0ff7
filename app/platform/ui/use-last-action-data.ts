import { useActionData } from "@remix-run/react";
import { useRef } from "react";

/** Retains the data when the screen loads again, for example after a sign-in in another tab. */
export function useLastActionData<Data>(): Data | undefined {
  const data = useActionData<Data>() as Data | undefined;
  const lastData = useRef(data);
  lastData.current = data ?? lastData.current;
  return lastData.current;
}
