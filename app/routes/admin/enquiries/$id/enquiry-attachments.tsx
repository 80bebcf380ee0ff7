import { useLocation } from "@remix-run/react";
import type { Attachment } from "~/features/enquiries/files/attached-files.server";
import { formatBytes, isolate } from "~/platform/text/text";
import { DialogLink } from "~/platform/ui/dialog";
import { FileThumbnail } from "~/platform/ui/form/field";
import { Icon } from "~/platform/ui/icon";
import { joinClasses } from "~/platform/ui/join-classes";
import { EnquiryPanel } from "./enquiry-message";

interface EnquiryAttachmentsProps {
  enquiryId: number;
  attachments: readonly Attachment[];
}

export function EnquiryAttachments({ enquiryId, attachments }: EnquiryAttachmentsProps) {
  return (
    <EnquiryPanel title={`Photos and drawings (${attachments.length})`}>
      <ul className="-m-1 grid auto-cols-[7.5rem] grid-flow-col gap-2.5 overflow-x-auto p-1 print:grid-flow-row print:grid-cols-2 print:gap-[4mm] print:overflow-visible">
        {attachments.map((attachment) => (
          <li key={attachment.number}>
            <AttachedFile attachment={attachment} page={`/admin/enquiries/${enquiryId}`} />
          </li>
        ))}
      </ul>
    </EnquiryPanel>
  );
}

function AttachedFile({ attachment, page }: { attachment: Attachment; page: string }) {
  const { search } = useLocation();
  const { number, name, bytes, thumbnail, type, hasSource } = attachment;
  const isPdf = type === "application/pdf";
  return (
    <figure>
      <div className="relative">
        <DialogLink
          to={`${page}/photos/${number}${search}`}
          className={joinClasses("stretched block", !isPdf && "print:hidden")}
        >
          <FileThumbnail thumbnail={thumbnail} className="aspect-square w-full print:w-[20mm]" />
          <span className="sr-only">{name}</span>
        </DialogLink>
        {/* Screens show the thumbnail; prints show the photo itself. */}
        {isPdf ? null : (
          <img
            src={`${page}/attachments/${number}`}
            alt=""
            loading="lazy"
            className="hidden w-full print:block"
          />
        )}
        <a
          href={`${page}/attachments/${number}?download`}
          className="absolute right-0 bottom-0 z-2 grid size-11 place-items-center bg-paper/90 hover:bg-paper"
          data-no-print=""
        >
          <Icon name="download" label={`Download ${name}`} />
        </a>
      </div>
      <figcaption className="figures mt-1 truncate text-caption text-steel-600" title={name}>
        {`${isolate(name)} · ${formatBytes(bytes)}${hasSource ? " · opens as JPEG" : ""}`}
      </figcaption>
    </figure>
  );
}
