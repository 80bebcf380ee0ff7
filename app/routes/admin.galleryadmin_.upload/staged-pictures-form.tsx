import { Form, useNavigation } from "@remix-run/react";
import { manyPictures as words } from "~/content/many-pictures";
import type { NamedStagedImage, RefusedImage } from "~/images/staged-images.server";
import { Thumbnail } from "~/items/admin/picture-preview";
import { Button } from "~/ui/button";
import { TextArea } from "~/ui/form/field";
import { Icon } from "~/ui/icon";

interface StagedPicturesFormProps {
  pictures: readonly NamedStagedImage[];
  content: string | undefined;
  idempotencyKey: string;
}

export function StagedPicturesForm({ pictures, content, idempotencyKey }: StagedPicturesFormProps) {
  const isBusy = useNavigation().state !== "idle";
  return (
    <Form method="post" className="sheet grid grid-cols-1 gap-5 p-5 sm:p-7">
      <input type="hidden" name="idempotencyKey" value={idempotencyKey} />
      <h3 id="staged-pictures" className="display-face">
        {words.staged(pictures.length)}
      </h3>
      <ul aria-labelledby="staged-pictures" className="grid grid-cols-1 gap-3 sm:grid-cols-2">
        {pictures.map(({ id, name, picture }) => (
          <li key={id} className="flex min-w-0 items-center gap-3">
            <input type="hidden" name="stagedImage" value={id} />
            <input type="hidden" name="stagedName" value={name} />
            <Thumbnail image={picture} />
            <span className="min-w-0 wrap-anywhere text-sm">{name}</span>
          </li>
        ))}
      </ul>
      <TextArea
        name="content"
        label={words.description}
        help={words.descriptionHelpPlain}
        required
        rows={3}
        maxLength={5000}
        defaultValue={content}
      />
      <div className="flex flex-wrap gap-3">
        <Button busy={isBusy}>{isBusy ? words.submitting : words.submitCount(pictures.length)}</Button>
      </div>
    </Form>
  );
}

export function PicturesOutcome({ title, failed }: { title: string; failed: readonly RefusedImage[] }) {
  return (
    <div role="alert" className="grid gap-2 border-danger border-l-4 bg-paper p-4">
      <p className="display-face">{title}</p>
      {failed.length > 0 ? (
        <ul className="grid gap-1 text-sm">
          {failed.map(({ name, problem: reason }, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two files may have one name, and the list never changes
            <li key={at} className="flex items-start gap-1.5">
              <Icon name="warning" className="mt-0.5 size-4.5 text-danger" />
              <span className="min-w-0 wrap-anywhere">
                <strong>{name}</strong>: {reason}
              </span>
            </li>
          ))}
        </ul>
      ) : null}
    </div>
  );
}
