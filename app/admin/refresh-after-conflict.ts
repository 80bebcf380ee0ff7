import type { ShouldRevalidateFunction } from "@remix-run/react";

/** Reloads after a conflict to show the other change, but not while the site is unavailable. */
export const refreshAfterConflict: ShouldRevalidateFunction = ({
  actionStatus = 200,
  defaultShouldRevalidate,
}) => actionStatus === 409 || (actionStatus < 400 && defaultShouldRevalidate);
