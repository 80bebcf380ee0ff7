import { useLoaderData, useLocation, useParams } from "@remix-run/react";
import { useRef } from "react";
import { adminLoader } from "~/features/accounts/guard.server";
import { listAttachments } from "~/features/enquiries/files/attached-files.server";
import { StepLink } from "~/features/items/public/detail/detail-dialog";
import { useStepping } from "~/features/items/public/detail/use-stepping";
import { adminMeta } from "~/frames/admin/screens";
import { db } from "~/platform/database/database.server";
import { orNotFound, readId } from "~/platform/http/read-request";
import { formatBytes } from "~/platform/text/text";
import { Dialog } from "~/platform/ui/dialog";
import { Icon } from "~/platform/ui/icon";

export const meta = () => adminMeta("Photos and drawings");

export const loader = adminLoader(async ({ params }) => {
  const attachments = await listAttachments(db, readId(params));
  const number = readId({ id: params.number });
  const file = orNotFound(attachments.find((attachment) => attachment.number === number));
  return { file, total: attachments.length };
});

export default function AttachmentViewer() {
  const { file, total } = useLoaderData<typeof loader>();
  const { id } = useParams();
  const { search } = useLocation();
  const frame = useRef<HTMLDivElement>(null);
  const enquiryPath = `/admin/enquiries/${id}`;
  const toPhotoPath = (number: number) =>
    `${enquiryPath}/photos/${((number - 1 + total) % total) + 1}${search}`;
  const previous = toPhotoPath(file.number - 1);
  const next = toPhotoPath(file.number + 1);
  const steps = total > 1 ? { previous, next, position: file.number, total } : undefined;
  const goTo = useStepping(frame, steps);
  const source = `${enquiryPath}/attachments/${file.number}`;
  return (
    <Dialog
      closeTo={`${enquiryPath}${search}`}
      title={file.name}
      isTitleHidden
      size="screen"
      className="viewer grid h-full grid-rows-[minmax(0,1fr)_auto]"
    >
      <div ref={frame} className="min-h-0 touch-pan-y touch-pinch-zoom bg-coal">
        {file.type === "application/pdf" ? (
          <object
            key={source}
            data={`${source}?framed`}
            type="application/pdf"
            aria-label={file.name}
            className="size-full bg-paper"
          >
            <p className="grid h-full place-content-center gap-3 p-6 text-center">
              This browser can't show PDFs here.
              <a
                href={`${source}?download`}
                className="text-link inline-flex min-h-11 items-center justify-center"
              >
                {`Download ${file.name}`}
              </a>
            </p>
          </object>
        ) : (
          <img key={source} src={source} alt={file.name} className="size-full object-contain" />
        )}
      </div>
      <div className="flex items-center gap-2 p-2 sm:px-4">
        {steps ? <StepLink to={previous} icon="arrow-left" label="Previous" onStep={() => goTo(-1)} /> : null}
        <p className="min-w-0 flex-1 text-center text-sm" aria-live="polite">
          <span className="block truncate">{file.name}</span>
          <span className="caption figures text-steel-600">
            {`${file.number} of ${total} · ${formatBytes(file.bytes)}`}
          </span>
        </p>
        <a
          href={`${source}?download`}
          className="grid size-12 shrink-0 place-items-center rounded-sm border border-steel-300 hover:border-graphite"
        >
          <Icon name="download" label={`Download ${file.name}`} />
        </a>
        {steps ? <StepLink to={next} icon="arrow-right" label="Next" onStep={() => goTo(1)} /> : null}
      </div>
    </Dialog>
  );
}
