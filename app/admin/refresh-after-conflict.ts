import type { ShouldRevalidateFunction } from "@remix-run/react";

/**
 * The `shouldRevalidate` of a screen that shows after a version conflict what others have made of it. A form that could not be sent
 * leaves it as it is: the site is away and cannot be asked again.
 */
export const refreshAfterConflict: ShouldRevalidateFunction = ({
  actionStatus = 200,
  defaultShouldRevalidate,
}) => actionStatus === 409 || (actionStatus < 400 && defaultShouldRevalidate);
