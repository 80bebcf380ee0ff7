import { useLocation } from "@remix-run/react";
import { inboxWords } from "~/content/inbox";
import type { Attachment } from "~/enquiries/files/attachments.server";
import { formatBytes } from "~/text/format-bytes";
import { isolate } from "~/text/isolate";
import { DialogLink } from "~/ui/dialog";
import { FileThumbnail } from "~/ui/form/file-thumbnail";
import { Icon } from "~/ui/icon";
import { EnquiryPanel } from "./enquiry-words";

interface EnquiryAttachmentsProps {
  enquiryId: number;
  attachments: readonly Attachment[];
}

export function EnquiryAttachments({ enquiryId, attachments }: EnquiryAttachmentsProps) {
  return (
    <EnquiryPanel title={`${inboxWords.photographs.title} (${attachments.length})`}>
      <ul className="attachments">
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
  return (
    <figure className="attachment">
      <div className="relative">
        <DialogLink to={`${page}/photos/${number}${search}`} className="stretched block">
          <FileThumbnail thumbnail={thumbnail} className="aspect-square w-full" />
          <span className="sr-only">{name}</span>
        </DialogLink>
        {/* Screens show a thumbnail; print shows the photo itself. */}
        {type === "application/pdf" ? null : (
          <img src={`${page}/attachments/${number}`} alt="" loading="lazy" className="attachment-whole" />
        )}
        <a
          href={`${page}/attachments/${number}?download`}
          className="absolute right-0 bottom-0 z-2 grid size-11 place-items-center bg-paper/90 hover:bg-paper"
          data-no-print=""
        >
          <Icon name="download" label={inboxWords.photographs.download(name)} />
        </a>
      </div>
      <figcaption className="figures mt-1 truncate text-caption text-steel-600" title={name}>
        {isolate(name)} · {formatBytes(bytes)}
        {hasSource ? " · opens as JPEG" : null}
      </figcaption>
    </figure>
  );
}
