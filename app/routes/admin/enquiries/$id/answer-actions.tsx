import { Form, Link, useLocation, useNavigation } from "@remix-run/react";
import type { MouseEvent } from "react";
import type { Enquiry } from "~/features/enquiries/find-enquiry.server";
import { getStatusLabel } from "~/features/enquiries/statuses";
import { Icon, type IconName } from "~/platform/ui/icon";

export const statusField = "[name=status]:checked";

interface AnswerActionsProps {
  enquiry: Pick<Enquiry, "id" | "status">;
  /** The newest one. */
  quotationId: number | undefined;
  /** `selector` finds the field that gets the focus. */
  onOpen: (event: MouseEvent, selector: string) => void;
}

/** One row of a phone. Without scripts, the links open the form as their target. */
export function AnswerActions({ enquiry: { id, status }, quotationId, onOpen }: AnswerActionsProps) {
  const { search } = useLocation();
  const { formAction } = useNavigation();
  const createPath = `/admin/enquiries/${id}/quotation`;
  const fields: { label: string; icon: IconName; selector: string }[] = [
    {
      label: status === "new" ? getStatusLabel("contacted") : "Status",
      icon: "check",
      selector: statusField,
    },
    { label: "Follow up", icon: "calendar", selector: "[name=next]:checked" },
    { label: "Note", icon: "note", selector: "[name=note]" },
  ];
  return (
    <ul className="grid grid-cols-4">
      {fields.map(({ label, icon, selector }) => (
        <li key={label}>
          <Link
            to={`${search}#answer`}
            onClick={(event) => onOpen(event, selector)}
            className={actionStyle}
            data-answer-status={selector === statusField ? "" : undefined}
          >
            <Icon name={icon} className="size-5" />
            {label}
          </Link>
        </li>
      ))}
      <li>
        {quotationId === undefined ? (
          <Form method="post" action={createPath}>
            <button type="submit" aria-disabled={formAction === createPath} className={actionStyle}>
              <Icon name="document" className="size-5" />
              Quotation
            </button>
          </Form>
        ) : (
          <Link to={`/admin/quotations/${quotationId}`} className={actionStyle}>
            <Icon name="document" className="size-5" />
            Quotation
          </Link>
        )}
      </li>
    </ul>
  );
}

const actionStyle =
  "grid min-h-14 w-full content-center justify-items-center gap-0.5 px-1 text-caption font-semibold hover:bg-mist";
