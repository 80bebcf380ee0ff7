import { useLocation, useNavigation } from "@remix-run/react";
import { messages } from "~/content/messages";
import { Spinner } from "~/ui/button";
import { isOpenedInPlace } from "~/ui/dialog-link";

/**
 * Says that another page is on its way, once it takes longer than a moment: the browser itself shows nothing, because a link
 * with scripts loads data only. What opens over the page says so where it was chosen.
 */
export function PageProgress() {
  const { state, location } = useNavigation();
  const { pathname } = useLocation();
  const isOnItsWay =
    state === "loading" && location.pathname !== pathname && !isOpenedInPlace(location.state);
  return (
    <div role="status" data-no-print="" className="page-progress">
      {isOnItsWay ? (
        <p className="page-progress-words caption">
          <Spinner />
          {messages.project.loading}
        </p>
      ) : null}
    </div>
  );
}
