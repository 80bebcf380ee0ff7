import { Form, useLocation, useNavigation } from "@remix-run/react";
import { type ReactNode, useId } from "react";
import * as messages from "~/content/admin-messages";
import { sampleWords } from "~/content/first-steps";
import { itemFormWords } from "~/content/item-form";
import type { PictureSource } from "~/content/picture-source";
import { Picture } from "~/images/picture";
import { NoPicture } from "~/items/public/item-card";
import { Button } from "~/ui/button";
import { DialogLink } from "~/ui/dialog";
import { Icon, type IconName } from "~/ui/icon";

interface AdminItemCardProps {
  list: string;
  id: number;
  title: string;
  image: PictureSource | null;
  isSample: boolean;
  isDraft: boolean;
  children: ReactNode;
}

export function AdminItemCard({ list, id, title, image, isSample, isDraft, children }: AdminItemCardProps) {
  const titleId = useId();
  const { search } = useLocation();
  return (
    <article aria-labelledby={titleId} className="sheet flex min-w-0 flex-col">
      {image ? (
        <Picture
          source={{ ...image, alt: "" }}
          sizes="(min-width: 96rem) 22rem, (min-width: 64rem) 30vw, (min-width: 40rem) 46vw, 92vw"
          className="aspect-3/2"
        />
      ) : (
        <NoPicture />
      )}
      <div className="grid flex-1 content-start gap-2 p-4">
        <h2 id={titleId} className="text-title wrap-anywhere">
          {title}
        </h2>
        {isDraft ? <p className="caption text-spark-ink">{itemFormWords.draft.mark}</p> : null}
        {isSample ? <p className="caption text-spark-ink">{sampleWords.admin}</p> : null}
        {children}
        {isDraft ? <PublishButton action={`${list}/${id}/publish${search}`} title={title} /> : null}
      </div>
      <div className="grid grid-cols-2 border-steel-200 border-t" data-no-print="">
        <CardLink to={`${list}/${id}/edit${search}`} icon="edit" label={messages.admin.edit} title={title} />
        <CardLink
          to={`${list}/${id}/delete${search}`}
          icon="trash"
          label={messages.admin.delete}
          title={title}
        />
      </div>
    </article>
  );
}

function PublishButton({ action, title }: { action: string; title: string }) {
  const isBusy = useNavigation().formAction === action;
  return (
    <Form method="post" action={action} replace preventScrollReset className="mt-1">
      <Button variant="secondary" busy={isBusy}>
        {itemFormWords.draft.publish}
        <span className="sr-only"> {title}</span>
      </Button>
    </Form>
  );
}

function CardLink({ to, icon, label, title }: { to: string; icon: IconName; label: string; title: string }) {
  return (
    <DialogLink
      to={to}
      className="flex min-h-11 items-center justify-center gap-2 text-sm first:border-steel-200 first:border-r hover:bg-mist"
    >
      <Icon name={icon} className="size-4.5" />
      <span>
        {label}
        <span className="sr-only"> {title}</span>
      </span>
    </DialogLink>
  );
}
