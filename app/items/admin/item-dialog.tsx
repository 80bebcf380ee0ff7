import { Form, useNavigation, useSubmit } from "@remix-run/react";
import { type FormEvent, type ReactNode, useEffect, useMemo, useRef, useState } from "react";
import { useKeptForm } from "~/accounts/use-kept-form";
import { useProblemFocus } from "~/admin/use-problem-focus";
import { useUnsentWords } from "~/admin/use-unsent-words";
import { keptFormWords } from "~/content/account";
import { notSaved } from "~/content/unsent";
import type { PictureSource } from "~/images/picture-source";
import type { RefusedItem } from "~/items/item-form.server";
import { Button } from "~/ui/button";
import { CancelLink } from "~/ui/cancel-link";
import { Dialog } from "~/ui/dialog";
import { TextField } from "~/ui/form/field";
import { useLeaveWarning } from "~/ui/form/use-leave-warning";
import type { ToastMessage } from "~/ui/toast-message";
import { Toasts } from "~/ui/toasts";
import { useHydrated } from "~/ui/use-hydrated";
import { ImageField } from "./image-field";
import { UploadProgress } from "./upload-progress";
import { usePictureUpload } from "./use-picture-upload";

/** What the words of the form stand at, and what is wrong with them. */
interface FormState {
  valueFor: (name: string) => string;
  errorFor: (name: string) => string | undefined;
}

interface ItemDialogProps {
  title: string;
  submit: string;
  /** Where Cancel, and whatever else closes the dialog, leads. */
  closeTo: string;
  /** The item's words and picture as stored; empty for a new one. */
  stored: Record<string, string>;
  image: PictureSource | null;
  version?: number;
  submission?: string;
  refused: RefusedItem | undefined;
  needsImage: boolean;
  /** What is said when title or image are missing. */
  words: { titleAndImage: string };
  /** The fields between title and picture. */
  children: (state: FormState) => ReactNode;
}

interface Problem {
  /** Absent once the person has begun to mend it. */
  toast?: ToastMessage;
  errors: Record<string, string>;
}

/**
 * The dialog in which a project or a gallery item is added or changed. Title and picture are checked here before anything is
 * sent, and by the server once more; the browser asks for the other fields (specification, section 5).
 */
export function ItemDialog(props: ItemDialogProps) {
  const { title, submit, closeTo, stored, image, needsImage, words, children } = props;
  const kept = useKeptItem();
  const refused = props.refused ?? kept;
  const form = useRef<HTMLFormElement>(null);
  const upload = usePictureUpload();
  const submitForm = useSubmit();
  const isSending = upload.fraction !== null && upload.fraction < 1;
  const isMoving = useNavigation().state !== "idle";
  const isBusy = isMoving || upload.fraction !== null;
  const isHydrated = useHydrated();
  const [isChanged, setChanged] = useState(refused !== undefined);
  const mayClose = useLeaveWarning(isChanged && !isMoving ? notSaved : null);
  const [found, setFound] = useState<Problem | null>(null);
  // What was found here stands until the server answers anew.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the answer is what ends it
  useEffect(() => setFound(null), [refused]);
  const problem = found ?? refused;
  const state: FormState = {
    valueFor: (name) => refused?.typed[name] ?? stored[name] ?? "",
    errorFor: (name) => problem?.errors[name],
  };

  useProblemFocus(form, problem?.toast);
  useUnsentWords(form, props.version === undefined);

  const tell = (message: string, errors: Record<string, string>) =>
    setFound({ toast: { kind: "error", message }, errors });

  const check = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const element = event.currentTarget;
    const errors = findMissing(element, needsImage);
    if (Object.keys(errors).length > 0) return tell(words.titleAndImage, errors);
    if (isBusy || !element.reportValidity()) return;
    setFound({ errors: {} });
    void sendPictureAndForm(new FormData(element));
  };

  const sendPictureAndForm = async (fields: FormData) => {
    const picture = fields.get("image");
    if (picture instanceof File && picture.size > 0) {
      const sent = await upload.send(picture);
      if (!sent) return;
      if ("problem" in sent) return tell(sent.problem, { image: sent.problem });
      if ("id" in sent) {
        fields.delete("image");
        fields.set("heldImage", String(sent.id));
      }
    }
    submitForm(fields, {
      method: "post",
      encType: "multipart/form-data",
      replace: true,
      preventScrollReset: true,
    });
  };

  return (
    <Dialog title={title} closeTo={closeTo} mayClose={mayClose}>
      <Toasts toast={problem?.toast} />
      <Form
        ref={form}
        method="post"
        encType="multipart/form-data"
        replace
        preventScrollReset
        noValidate={isHydrated}
        onSubmit={check}
        onChange={() => setChanged(true)}
        className="grid gap-5"
      >
        <HiddenFields
          version={refused?.version ?? props.version}
          submission={refused?.typed.submission ?? props.submission}
        />
        <TextField
          name="title"
          label="Title"
          required
          maxLength={200}
          defaultValue={state.valueFor("title")}
          error={state.errorFor("title")}
        />
        {children(state)}
        <ImageField
          required={needsImage}
          error={state.errorFor("image")}
          stored={image}
          held={refused?.held ?? null}
          onChoose={(trouble) => {
            setChanged(true);
            const { image: _, ...errors } = problem?.errors ?? {};
            if (trouble) tell(trouble, { ...errors, image: trouble });
            else setFound({ errors });
          }}
        />
        <TextField
          name="alt"
          label="Describe the picture for people who cannot see it"
          note="optional"
          help="One sentence about what is to be seen. Without it, the title is read out."
          maxLength={200}
          defaultValue={state.valueFor("alt")}
          error={state.errorFor("alt")}
        />
        <UploadProgress fraction={upload.fraction} label="Sending the picture" />
        <div className="flex flex-wrap gap-3">
          <Button busy={isBusy}>{isSending ? "Sending…" : isBusy ? "Saving…" : submit}</Button>
          {isBusy && !isSending ? (
            <Button type="button" variant="secondary" disabled>
              Cancel
            </Button>
          ) : (
            <CancelLink to={closeTo}>Cancel</CancelLink>
          )}
        </div>
      </Form>
    </Dialog>
  );
}

/** A form that could not be sent because the session had expired stands as one that was refused, with nothing wrong but a picture that cannot be used. */
function useKeptItem(): RefusedItem | undefined {
  const kept = useKeptForm();
  return useMemo(
    () =>
      kept
        ? {
            ok: false,
            status: 200,
            toast: { kind: "info", message: keptFormWords.returned },
            errors: Object.fromEntries(kept.refused.slice(0, 1).map(({ problem }) => ["image", problem])),
            typed: kept.typed,
            held: kept.held[0] ?? null,
            version: Number(kept.typed.version) || null,
          }
        : undefined,
    [kept],
  );
}

function HiddenFields({ version, submission }: { version?: number | null; submission?: string }) {
  return (
    <>
      {version ? <input type="hidden" name="version" value={version} /> : null}
      {submission ? <input type="hidden" name="submission" value={submission} /> : null}
    </>
  );
}

function findMissing(form: HTMLFormElement, needsImage: boolean): Record<string, string> {
  const fields = new FormData(form);
  const image = fields.get("image");
  const hasImage = (image instanceof File && image.size > 0) || Boolean(fields.get("heldImage"));
  return {
    ...(String(fields.get("title")).trim() ? {} : { title: "Please enter a title." }),
    ...(hasImage || !needsImage ? {} : { image: "Please choose an image." }),
  };
}
