import { useFetcher } from "@remix-run/react";
import { useEffect, useRef } from "react";
import { hasWhatsApp } from "~/features/enquiries/phone";
import { toChatUrl } from "~/features/enquiries/reply-urls";
import { keepForm } from "~/features/enquiries/unsent";
import { feedbackTexts } from "~/features/testimonials/texts";
import { Button, ButtonLink } from "~/platform/ui/button";
import { Fold } from "~/platform/ui/fold";
import type { RefusedForm } from "~/platform/ui/form/form-result";
import { Toasts } from "~/platform/ui/toasts";

export function AddPhotos({ enquiryId, action }: { enquiryId: number; action: string }) {
  const fetcher = useFetcher<RefusedForm>();
  const form = useRef<HTMLFormElement>(null);
  const lastRefusal = useRef(fetcher.data);
  const isBusy = fetcher.state !== "idle";
  const wasBusy = useRef(isBusy);
  // A chosen file that was added, or waits for the network, must not be added again. A new refusal keeps it.
  useEffect(() => {
    if (wasBusy.current && !isBusy && (fetcher.data === lastRefusal.current || !fetcher.data?.typed))
      form.current?.reset();
    lastRefusal.current = fetcher.data;
    wasBusy.current = isBusy;
  }, [isBusy, fetcher.data]);
  return (
    <fetcher.Form
      ref={form}
      method="post"
      action={action}
      encType="multipart/form-data"
      preventScrollReset
      // Finds the route while there is a network.
      data-discover="true"
      onSubmit={(event) => {
        // The code of the route may not be loaded yet.
        if (navigator.onLine) return;
        event.preventDefault();
        const target = event.currentTarget;
        void keepForm(new FormData(target), { enquiryId, action }).then(() => target.reset());
      }}
      className="flex flex-wrap items-end gap-3"
    >
      <Toasts toast={fetcher.data?.toast} />
      <label className="grid min-w-0 flex-1 gap-1.5 text-sm">
        <span className="display-face tracking-normal">Add photos of your visit</span>
        <input
          type="file"
          name="files"
          multiple
          accept="image/*,application/pdf"
          required
          className="min-h-12 w-full rounded-sm border border-steel-300 p-2 text-sm"
        />
      </label>
      <Button variant="secondary" busy={isBusy}>
        Add
      </Button>
    </fetcher.Form>
  );
}

interface RequestFeedbackProps {
  name: string;
  /** Ten digits. */
  phone: string | null;
  url: string;
}

/** Offered for every customer once the work is done, not only for satisfied ones. */
export function RequestFeedback({ name, phone, url }: RequestFeedbackProps) {
  const { heading, text, whatsapp, message } = feedbackTexts.link;
  return (
    <Fold
      title={<h3 className="display-face text-sm tracking-normal">{heading}</h3>}
      isHiddenInPrint
      className="sheet"
    >
      <p className="text-sm text-steel-600">{text}</p>
      <p className="select-all wrap-anywhere text-sm">{url}</p>
      {phone && hasWhatsApp(phone) ? (
        <ButtonLink
          variant="secondary"
          icon="whatsapp"
          to={toChatUrl(phone, message(name, url))}
          className="justify-self-start"
        >
          {whatsapp}
        </ButtonLink>
      ) : null}
    </Fold>
  );
}
