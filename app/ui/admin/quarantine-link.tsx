import { Link } from "@remix-run/react";
import { MOST_COUNTED } from "~/domain/enquiries/inbox-page";

interface QuarantineLinkProps {
  /** The quarantine is what is shown: then the link leads back. */
  isOpen: boolean;
  /** How many wait there; null when they are too many to count. */
  count: number | null;
}

/** The way to what looks like spam and back; none where nothing is held back. */
export function QuarantineLink({ isOpen, count }: QuarantineLinkProps) {
  if (!isOpen && count === 0) return null;
  return (
    <Link
      to={isOpen ? "/admin/enquiries" : "/admin/enquiries?status=quarantine"}
      className="text-link figures inline-flex min-h-11 items-center"
    >
      {isOpen ? "Back to the inbox" : `Quarantine (${count ?? `more than ${MOST_COUNTED}`})`}
    </Link>
  );
}
