import { useEffect, useLayoutEffect } from "react";

/** `useLayoutEffect` warns on the server. */
export const useBrowserLayoutEffect = typeof document === "undefined" ? useEffect : useLayoutEffect;
