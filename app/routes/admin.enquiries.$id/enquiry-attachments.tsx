import type { Attachment } from "~/enquiries/attachments.server";
import { formatBytes } from "~/enquiries/staged-files";
import { FileThumbnail } from "~/ui/form/file-thumbnail";
import { Icon } from "~/ui/icon";
import { EnquiryPanel } from "./enquiry-words";

interface EnquiryAttachmentsProps {
  enquiryId: number;
  attachments: readonly Attachment[];
}

/** The photographs and drawings that came with a quote request: to look at, and to save. */
export function EnquiryAttachments({ enquiryId, attachments }: EnquiryAttachmentsProps) {
  return (
    <EnquiryPanel title="Photographs and drawings">
      <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,17rem),1fr))] gap-3">
        {attachments.map((attachment) => (
          <li key={attachment.number}>
            <AttachedFile
              attachment={attachment}
              address={`/admin/enquiries/${enquiryId}/attachments/${attachment.number}`}
            />
          </li>
        ))}
      </ul>
    </EnquiryPanel>
  );
}

/** Plain links: a file is no page of the site. */
function AttachedFile({ attachment, address }: { attachment: Attachment; address: string }) {
  const { name, bytes, thumbnail, type, hasSource } = attachment;
  const isPdf = type === "application/pdf";
  return (
    <div className="relative flex h-full items-center gap-3 rounded-sm border border-steel-200 p-2 hover:border-steel-400">
      <FileThumbnail thumbnail={thumbnail} className="size-24" />
      <p className="grid min-w-0 flex-1 gap-0.5 text-sm">
        <a
          href={address}
          {...(isPdf ? {} : { target: "_blank", rel: "noreferrer" })}
          className="stretched line-clamp-2 wrap-anywhere font-semibold underline-offset-4 hover:underline"
        >
          {name}
        </a>
        <span className="figures text-steel-600">
          {formatBytes(bytes)}
          {hasSource ? " · opens as JPEG" : null}
        </span>
      </p>
      <a
        href={`${address}?download`}
        className="relative z-2 grid size-11 shrink-0 place-items-center rounded-sm hover:bg-mist"
      >
        <Icon name="download" label={`Download ${name}`} />
      </a>
    </div>
  );
}
