import { useActionData } from "@remix-run/react";
import { useRef } from "react";

/** The answer stays when the screen loads its data again, for example after a sign-in in another tab. */
export function useLastAnswer<Answer>(): Answer | undefined {
  const answer = useActionData<Answer>() as Answer | undefined;
  const last = useRef(answer);
  last.current = answer ?? last.current;
  return last.current;
}
