import { useEffect, useLayoutEffect } from "react";

/** `useLayoutEffect` in the browser; on the server, where no effect runs, the one that does not warn. */
export const useBrowserLayoutEffect = typeof document === "undefined" ? useEffect : useLayoutEffect;
