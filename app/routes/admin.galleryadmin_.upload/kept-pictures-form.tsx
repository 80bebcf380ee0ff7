import { Form, useNavigation } from "@remix-run/react";
import { manyPictures as words } from "~/content/many-pictures";
import { Thumbnail } from "~/items/admin/thumbnail";
import type { HeldPicture } from "~/items/held-pictures.server";
import { Button } from "~/ui/button";
import { TextArea } from "~/ui/form/field";

interface KeptPicturesFormProps {
  pictures: readonly HeldPicture[];
  /** What stands in the description. */
  content: string | undefined;
  submission: string;
}

/** Pictures that are with the server already, but not yet in the gallery: one press adds them. */
export function KeptPicturesForm({ pictures, content, submission }: KeptPicturesFormProps) {
  const isBusy = useNavigation().state !== "idle";
  return (
    <Form method="post" className="sheet grid grid-cols-1 gap-5 p-5 sm:p-7">
      <input type="hidden" name="submission" value={submission} />
      <h3 id="kept-pictures" className="display-face">
        {words.kept(pictures.length)}
      </h3>
      <ul aria-labelledby="kept-pictures" className="grid grid-cols-1 gap-3 sm:grid-cols-2">
        {pictures.map(({ id, name, picture }) => (
          <li key={id} className="flex min-w-0 items-center gap-3">
            <input type="hidden" name="heldImage" value={id} />
            <input type="hidden" name="heldName" value={name} />
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
