import { Form, useLocation, useNavigation } from "@remix-run/react";
import { type ReactNode, useId } from "react";
import * as messages from "~/content/admin-messages";
import { NoPicture } from "~/features/items/public/item-card";
import type { TestimonialState } from "~/features/testimonials/tables";
import { Picture } from "~/platform/images/picture";
import type { PictureSource } from "~/platform/images/picture-source";
import { Button } from "~/platform/ui/button";
import { DialogLink } from "~/platform/ui/dialog";
import { Icon, type IconName } from "~/platform/ui/icon";

interface AdminItemCardProps {
  listPath: string;
  id: number;
  title: string;
  /** Undefined for a list without pictures. */
  image?: PictureSource | null;
  isSample: boolean;
  isDraft: boolean;
  version: number;
  state?: TestimonialState;
  /** Two columns on phones. */
  isDense?: boolean;
  children: ReactNode;
}

export function AdminItemCard(props: AdminItemCardProps) {
  const { listPath, id, title, image, isSample, isDraft, version, state, isDense, children } = props;
  const titleId = useId();
  const { search } = useLocation();
  const change = findChange(isDraft, state);
  return (
    <article aria-labelledby={titleId} className="sheet flex min-w-0 flex-col">
      {image ? (
        <Picture
          source={{ ...image, alt: "" }}
          sizes={`(min-width: 96rem) 22rem, (min-width: 64rem) 30vw, ${isDense ? "" : "(max-width: 40rem) 92vw, "}46vw`}
          className="aspect-3/2"
        />
      ) : image === null ? (
        <NoPicture />
      ) : null}
      <div className="grid flex-1 content-start gap-2 p-3 sm:p-4">
        <h2 id={titleId} className="text-title wrap-anywhere">
          {title}
        </h2>
        {isDraft ? <p className="caption text-spark-ink">Draft</p> : null}
        {isSample ? <p className="caption text-spark-ink">Example: edit it to make it yours</p> : null}
        {children}
        {change ? (
          <VisibilityButton
            action={`${listPath}${search}`}
            id={id}
            title={title}
            version={version}
            {...change}
          />
        ) : null}
      </div>
      <div className="grid grid-cols-2 border-steel-200 border-t" data-no-print="">
        <CardLink
          to={`${listPath}/${id}/edit${search}`}
          icon="edit"
          label={messages.admin.edit}
          title={title}
        />
        <CardLink
          to={`${listPath}/${id}/delete${search}`}
          icon="trash"
          label={messages.admin.delete}
          title={title}
        />
      </div>
    </article>
  );
}

interface VisibilityButtonProps {
  action: string;
  id: number;
  title: string;
  version: number;
  label: string;
  to: "shown" | "hidden";
}

function VisibilityButton({ action, id, title, version, label, to }: VisibilityButtonProps) {
  const isBusy = useNavigation().formData?.get("id") === String(id);
  return (
    <Form method="post" action={action} replace preventScrollReset className="mt-1">
      <input type="hidden" name="id" value={id} />
      <input type="hidden" name="version" value={version} />
      {/* A new element for each label, so that a double click does not press the new button too. */}
      <Button key={label} variant="secondary" name="to" value={to} busy={isBusy}>
        {label}
        <span className="sr-only">{` ${title}`}</span>
      </Button>
    </Form>
  );
}

function findChange(isDraft: boolean, state: TestimonialState | undefined) {
  if (state === "shown") return { to: "hidden", label: "Hide" } as const;
  if (state) return { to: "shown", label: state === "pending" ? "Approve" : "Show" } as const;
  return isDraft ? ({ to: "shown", label: "Publish" } as const) : null;
}

function CardLink({ to, icon, label, title }: { to: string; icon: IconName; label: string; title: string }) {
  return (
    <DialogLink
      to={to}
      className="flex min-h-11 items-center justify-center gap-1.5 text-sm sm:gap-2 first:border-steel-200 first:border-r hover:bg-mist"
    >
      <Icon name={icon} className="size-4.5" />
      <span>
        {label}
        <span className="sr-only">{` ${title}`}</span>
      </span>
    </DialogLink>
  );
}
