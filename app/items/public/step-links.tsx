import { Link, useLocation, useNavigation } from "@remix-run/react";
import { messages } from "~/content/messages";
import { pieceWords } from "~/content/pages";
import { Icon } from "~/ui/icon";

/** The way round a list: from its last item on to its first. */
export interface Steps {
  /** Address of the neighbour before. */
  previous: string;
  /** Address of the neighbour after. */
  next: string;
  /** Place in the list, from 1. */
  place: number;
  total: number;
}

/** Previous and next, with the place in the list between them. They replace the address, so that Back closes the view. */
export function StepLinks({ title, previous, next, place, total }: Steps & { title: string }) {
  const busy = useNavigation().state === "loading";
  return (
    <nav
      aria-label={pieceWords.steps}
      className="sticky bottom-0 mt-auto flex items-center gap-3 bg-paper py-3 sm:pb-5"
    >
      <StepLink to={previous} label={pieceWords.previous} icon="arrow-left" />
      <p aria-live="polite" className="caption figures dimension text-steel-600">
        {busy ? (
          messages.project.loading
        ) : (
          <>
            <span className="sr-only">{title} </span>
            {place} / {total}
          </>
        )}
      </p>
      <StepLink to={next} label={pieceWords.next} icon="arrow-right" />
    </nav>
  );
}

function StepLink({ to, label, icon }: { to: string; label: string; icon: "arrow-left" | "arrow-right" }) {
  const { state } = useLocation();
  return (
    <Link
      to={to}
      state={state}
      replace
      preventScrollReset
      className="grid size-12 shrink-0 place-items-center rounded-sm border border-steel-300 transition-colors hover:border-graphite active:bg-mist"
    >
      <Icon name={icon} label={label} />
    </Link>
  );
}
