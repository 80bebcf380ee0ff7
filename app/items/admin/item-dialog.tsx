import { Form, useNavigation, useSubmit } from "@remix-run/react";
import { type FormEvent, useEffect, useMemo, useRef, useState } from "react";
import { usePendingForm } from "~/accounts/use-pending-form";
import { useProblemFocus } from "~/admin/use-problem-focus";
import { useUnsentWords } from "~/admin/use-unsent-words";
import { pendingFormWords } from "~/content/account";
import { notSaved } from "~/content/unsent";
import type { RefusedItem } from "~/items/item-form.server";
import { type Item, type ItemKind, kinds, TEXT_LIMITS } from "~/items/kinds";
import { Button } from "~/ui/button";
import { CancelLink, Dialog } from "~/ui/dialog";
import { TextArea, TextField } from "~/ui/form/field";
import { useLeaveWarning } from "~/ui/form/use-leave-warning";
import type { ToastMessage } from "~/ui/toast-message";
import { Toasts } from "~/ui/toasts";
import { useHydrated } from "~/ui/use-hydrated";
import { ImageField } from "./image-field";
import { UploadProgress, usePictureUpload } from "./picture-upload";

interface ItemDialogProps {
  kind: ItemKind;
  title: string;
  submit: string;
  /** Where Cancel, and every other way to close the dialog, leads. */
  closeTo: string;
  /** Absent for a new item, which then needs a picture. */
  item?: Item;
  idempotencyKey?: string;
  refused: RefusedItem | undefined;
}

interface Problem {
  /** Absent once the admin has begun to fix it. */
  toast?: ToastMessage;
  errors: Record<string, string>;
}

/**
 * The dialog that adds or changes an item. It checks title and picture before it sends anything, and the server checks them
 * again; the browser asks for the other fields.
 */
export function ItemDialog(props: ItemDialogProps) {
  const { title, submit, closeTo, item } = props;
  const { texts, words } = kinds[props.kind];
  const needsImage = item === undefined;
  const pending = usePendingItem();
  const refused = props.refused ?? pending;
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
  // A problem found here is shown until the server answers.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the answer ends it
  useEffect(() => setFound(null), [refused]);
  const problem = found ?? refused;
  const stored: Record<string, unknown> = { ...item };
  const describe = (name: string) => ({
    name,
    defaultValue: refused?.typed[name] ?? String(stored[name] ?? ""),
    error: problem?.errors[name],
  });

  useProblemFocus(form, problem?.toast);
  useUnsentWords(form, needsImage);

  const tell = (message: string, errors: Record<string, string>) =>
    setFound({ toast: { kind: "error", message }, errors });

  const check = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const element = event.currentTarget;
    const errors = findMissing(element, needsImage);
    if (Object.keys(errors).length > 0) return tell(words.validation.titleAndImage, errors);
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
        fields.set("stagedImage", String(sent.id));
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
          version={refused?.version ?? item?.version}
          idempotencyKey={refused?.typed.idempotencyKey ?? props.idempotencyKey}
        />
        <TextField {...describe("title")} label="Title" required maxLength={TEXT_LIMITS.line} />
        {texts.map(({ name, label, type }) => {
          const Text = type === "line" ? TextField : TextArea;
          return <Text key={name} {...describe(name)} label={label} required maxLength={TEXT_LIMITS[type]} />;
        })}
        <ImageField
          required={needsImage}
          error={problem?.errors.image}
          stored={item?.image ?? null}
          staged={refused?.staged ?? null}
          onChoose={(trouble) => {
            setChanged(true);
            const { image: _, ...errors } = problem?.errors ?? {};
            if (trouble) tell(trouble, { ...errors, image: trouble });
            else setFound({ errors });
          }}
        />
        <TextField
          {...describe("alt")}
          label="Describe the picture for people who cannot see it"
          note="optional"
          help="One sentence about what is to be seen. Without it, the title is read out."
          maxLength={TEXT_LIMITS.line}
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

/** A pending form is shown as a refused one; its only problem can be a picture that cannot be used. */
function usePendingItem(): RefusedItem | undefined {
  const pending = usePendingForm();
  return useMemo(
    () =>
      pending
        ? {
            ok: false,
            status: 200,
            toast: { kind: "info", message: pendingFormWords.returned },
            errors: Object.fromEntries(pending.refused.slice(0, 1).map(({ problem }) => ["image", problem])),
            typed: pending.typed,
            staged: pending.staged[0] ?? null,
            version: Number(pending.typed.version) || null,
          }
        : undefined,
    [pending],
  );
}

function HiddenFields({ version, idempotencyKey }: { version?: number | null; idempotencyKey?: string }) {
  return (
    <>
      {version ? <input type="hidden" name="version" value={version} /> : null}
      {idempotencyKey ? <input type="hidden" name="idempotencyKey" value={idempotencyKey} /> : null}
    </>
  );
}

function findMissing(form: HTMLFormElement, needsImage: boolean): Record<string, string> {
  const fields = new FormData(form);
  const image = fields.get("image");
  const hasImage = (image instanceof File && image.size > 0) || Boolean(fields.get("stagedImage"));
  return {
    ...(String(fields.get("title")).trim() ? {} : { title: "Please enter a title." }),
    ...(hasImage || !needsImage ? {} : { image: "Please choose an image." }),
  };
}
