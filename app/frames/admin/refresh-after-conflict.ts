import type { ShouldRevalidateFunction } from "@remix-run/react";

/** Reloads after a success or a conflict (409), to show the conflicting change, but not after other errors. */
export const refreshAfterConflict: ShouldRevalidateFunction = ({
  actionStatus = 200,
  defaultShouldRevalidate,
}) => actionStatus === 409 || (actionStatus < 400 && defaultShouldRevalidate);
