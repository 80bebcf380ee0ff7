import type { ShouldRevalidateFunction } from "@remix-run/react";

/**
 * Reloads a screen after a version conflict to show the other change. After a form that could not be sent, the site is unavailable
 * and a reload would fail.
 */
export const refreshAfterConflict: ShouldRevalidateFunction = ({
  actionStatus = 200,
  defaultShouldRevalidate,
}) => actionStatus === 409 || (actionStatus < 400 && defaultShouldRevalidate);
