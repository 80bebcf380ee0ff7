import type { ShouldRevalidateFunction } from "@remix-run/react";

/** Also reloads after a conflict (409), to show the other change, but not after other errors. */
export const refreshAfterConflict: ShouldRevalidateFunction = ({
  actionStatus = 200,
  defaultShouldRevalidate,
}) => actionStatus === 409 || (actionStatus < 400 && defaultShouldRevalidate);
