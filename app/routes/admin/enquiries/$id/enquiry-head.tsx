import { Link, useLocation } from "@remix-run/react";
import { phoneTexts } from "~/content/enquiry-forms";
import { pieceListTexts } from "~/content/pieces";
import { personLabels } from "~/content/privacy";
import { describeSubject, describeTownAndAmount } from "~/features/enquiries/describe-enquiry";
import { ChannelMark, FollowUpMark, StatusMark } from "~/features/enquiries/enquiry-marks";
import { EnquiryReplies } from "~/features/enquiries/enquiry-replies";
import type { Enquiry } from "~/features/enquiries/find-enquiry.server";
import { formatPhone, isImpossiblePhone } from "~/features/enquiries/phone";
import { getFollowUpState, getKindLabel, isExcludedFromInbox } from "~/features/enquiries/statuses";
import { BackLink } from "~/frames/admin/back-link";
import { formatDateTime } from "~/platform/time/time";
import { CopyButton } from "~/platform/ui/button";
import { DialogLink } from "~/platform/ui/dialog";
import { Icon, type IconName } from "~/platform/ui/icon";
import { Menu, menuItem } from "~/platform/ui/menu";
import { ActionForm } from "./action-form";

interface EnquiryNavProps {
  /** Path of the list, with the row of this enquiry as its fragment. */
  listPath: string;
  previous: string | null;
  next: string | null;
}

export function EnquiryNav({ listPath, previous, next }: EnquiryNavProps) {
  return (
    <nav aria-label="All enquiries" className="mb-2 flex items-center gap-1">
      <BackLink to={listPath} data-back-to-list="" className="mr-auto">
        All enquiries
      </BackLink>
      <NeighbourLink to={previous} icon="arrow-up" label="Previous enquiry" dataAttribute="data-previous" />
      <NeighbourLink to={next} icon="arrow-down" label="Next enquiry" dataAttribute="data-next" />
    </nav>
  );
}

interface NeighbourLinkProps {
  to: string | null;
  icon: IconName;
  label: string;
  dataAttribute: string;
}

function NeighbourLink({ to, icon, label, dataAttribute }: NeighbourLinkProps) {
  const squareStyle = "grid size-11 place-items-center rounded-sm border border-steel-300";
  if (to === null) {
    return (
      <span className={`${squareStyle} opacity-40`} aria-hidden="true">
        <Icon name={icon} />
      </span>
    );
  }
  return (
    <Link to={to} {...{ [dataAttribute]: "" }} className={`${squareStyle} bg-paper hover:border-graphite`}>
      <Icon name={icon} label={label} />
    </Link>
  );
}

interface EnquiryHeadProps {
  enquiry: Enquiry;
  /** The requested items, to be copied. */
  piecesText: string;
  today: string;
  quickReplies: readonly string[];
}

/** Leaves space for the customer's words on the first screen of a phone. */
export function EnquiryHead({ enquiry, piecesText, today, quickReplies }: EnquiryHeadProps) {
  const { kind, channel, name, phone, email, message, details, status, createdAt } = enquiry;
  const projectType = details?.projectType || null;
  const enquiryWithDetails = { ...enquiry, projectType, budget: details?.budget || null };
  // Without a project type, the kind of enquiry above the name is enough.
  const facts = [
    ...(projectType ? [describeSubject(enquiryWithDetails)] : []),
    ...describeTownAndAmount(enquiryWithDetails),
  ];
  return (
    <header className="sheet relative grid grid-cols-1 gap-2.5 p-4 sm:p-5">
      <p className="caption figures flex items-center gap-1.5 text-steel-600">
        <ChannelMark channel={channel} />
        <span>
          {`${getKindLabel(kind)} · `}
          <time dateTime={createdAt}>{formatDateTime(createdAt)}</time>
        </span>
      </p>
      <div className="flex items-start justify-between gap-3">
        <h2 id="enquiry-name" translate="no" className="wrap-anywhere min-w-0 text-title">
          {name}
        </h2>
        {status === "trash" ? null : <EnquiryMenu enquiry={enquiry} piecesText={piecesText} />}
      </div>
      {facts.length > 0 ? <p className="figures wrap-anywhere">{facts.join(" · ")}</p> : null}
      <p className="flex flex-wrap items-center gap-2">
        <StatusMark status={status} />
        <FollowUpMark enquiry={enquiry} today={today} />
        {getFollowUpState(enquiry, today) ? (
          <a
            href={`/admin/enquiries/${enquiry.id}/event.ics`}
            className="text-link -my-2 inline-flex min-h-11 items-center text-sm"
            data-no-print=""
          >
            Add to my calendar
          </a>
        ) : null}
      </p>
      <EnquiryReplies
        enquiry={{ ...enquiry, text: message, projectType }}
        quickReplies={quickReplies}
        isPrimary={!isExcludedFromInbox(status)}
      />
      {phone && isImpossiblePhone(phone) ? (
        <p className="flex items-center gap-1.5 text-sm text-warn">
          <Icon name="warning" className="size-4.5" />
          {phoneTexts.impossible(formatPhone(phone))}
        </p>
      ) : null}
      <p className="figures hidden print:block">
        {[phone && formatPhone(phone), email].filter(Boolean).join(" · ")}
      </p>
    </header>
  );
}

function EnquiryMenu({ enquiry: { id }, piecesText }: Pick<EnquiryHeadProps, "enquiry" | "piecesText">) {
  const { search } = useLocation();
  return (
    <div className="-my-1.5 flex shrink-0 gap-1.5" data-no-print="">
      <Link
        to={`/admin/enquiries/${id}/edit${search}`}
        className="inline-flex min-h-11 items-center gap-2 rounded-sm border border-steel-300 px-3 text-sm hover:border-graphite"
      >
        <Icon name="edit" className="size-4.5" />
        Edit
      </Link>
      <div className="relative">
        <Menu label="More">
          <ActionForm intent="unread" submit="Mark as unread" variant="quiet" />
          {piecesText ? <CopyButton text={piecesText} labels={pieceListTexts} variant="quiet" /> : null}
          <DialogLink to={`/admin/enquiries/${id}/person`} className={menuItem}>
            {personLabels.link}
          </DialogLink>
          <DialogLink to={`/admin/enquiries/${id}/delete${search}`} className={`${menuItem} text-danger`}>
            <Icon name="trash" className="size-4.5" />
            Delete
          </DialogLink>
        </Menu>
      </div>
    </div>
  );
}
