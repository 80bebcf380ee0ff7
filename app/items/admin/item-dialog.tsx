import { Form, useLocation } from "@remix-run/react";
import { useMemo, useRef, useState } from "react";
import { usePendingForm } from "~/accounts/use-pending-form";
import { useProblemFocus } from "~/admin/use-problem-focus";
import { useUnsentWords } from "~/admin/use-unsent-words";
import { pendingFormWords } from "~/content/account";
import { itemChangeProblems } from "~/content/item-form";
import { notSaved } from "~/content/unsent";
import type { ItemKind } from "~/database/content-tables";
import { kindForms } from "~/items/kind-forms";
import { type Item, type ItemPicture, TEXT_LIMITS } from "~/items/kinds";
import type { RefusedItem } from "~/items/read-item-form.server";
import { Dialog } from "~/ui/dialog";
import { ConflictNote } from "~/ui/form/conflict-note";
import { TextArea, TextField } from "~/ui/form/field";
import { useLeaveWarning } from "~/ui/form/use-leave-warning";
import type { ToastMessage } from "~/ui/toast-message";
import { Toasts } from "~/ui/toasts";
import { useHydrated } from "~/ui/use-hydrated";
import { ItemButtons, SaveByEnter } from "./item-buttons";
import { PicturesField } from "./pictures-field";
import { useItemPictures } from "./use-item-pictures";
import { useItemSaving } from "./use-item-saving";

const inTrash: ToastMessage = { kind: "info", message: itemChangeProblems.inTrash };

interface ItemDialogProps {
  kind: ItemKind;
  title: string;
  submit: string;
  closeTo: string;
  /** Missing for a new item, which needs a picture. */
  item?: Item;
  isDeleted?: boolean;
  stored?: readonly ItemPicture[];
  idempotencyKey?: string;
  refused: RefusedItem | undefined;
}

export function ItemDialog(props: ItemDialogProps) {
  const { kind, title, submit, closeTo, item, stored = [] } = props;
  const { texts, mostPictures } = kindForms[kind];
  const isNew = item === undefined;
  const pending = usePendingItem(kind);
  const refused = props.refused ?? pending;
  const form = useRef<HTMLFormElement>(null);
  const { pathname } = useLocation();
  const pictures = useItemPictures({
    initial: refused?.pictures ?? stored,
    most: mostPictures,
    draftOf: refused ? null : pathname,
  });
  const { problem, isSending, isWaiting, onSubmit, judgePicture } = useItemSaving(kind, {
    isNew,
    pictures,
    refused,
  });
  const isHydrated = useHydrated();
  const [isChanged, setChanged] = useState(refused !== undefined);
  const mayClose = useLeaveWarning(isChanged && !isSending ? notSaved : null);
  useProblemFocus(form, problem?.toast);
  useUnsentWords(form, refused === undefined, { onRestored: () => setChanged(true) });
  const values: Record<string, unknown> = { ...item };
  const describe = (name: string) => ({
    name,
    defaultValue: refused?.typed[name] ?? String(values[name] ?? ""),
    "data-preset": String(values[name] ?? ""),
    error: problem?.errors[name],
  });

  return (
    <Dialog title={title} closeTo={closeTo} mayClose={mayClose}>
      <Toasts toast={problem?.toast ?? (props.isDeleted ? inTrash : undefined)} />
      <Form
        ref={form}
        method="post"
        encType="multipart/form-data"
        replace
        preventScrollReset
        noValidate={isHydrated}
        onSubmit={onSubmit}
        onChange={() => setChanged(true)}
        className="grid grid-cols-1 gap-5"
      >
        <SaveByEnter kind={kind} label={submit} isDraft={item?.isDraft ?? false} />
        <HiddenFields
          version={refused?.version ?? item?.version}
          preset={item?.version}
          idempotencyKey={refused?.typed.idempotencyKey ?? props.idempotencyKey}
        />
        <TextField
          {...describe("title")}
          label="Title"
          required
          maxLength={TEXT_LIMITS.line}
          autoFocus={!isHydrated && refused === undefined}
        />
        {texts.map(({ name, label, type, required, help }) => {
          const field = { ...describe(name), label, required, help, note: required ? undefined : "optional" };
          if (type === "month") return <MonthField key={name} {...field} />;
          const Text = type === "line" ? TextField : TextArea;
          return <Text key={name} {...field} maxLength={TEXT_LIMITS[type]} />;
        })}
        <PicturesField
          pictures={pictures}
          most={mostPictures}
          required={isNew}
          error={problem?.errors.image}
          altError={problem?.errors.alt}
          stored={stored}
          mayBeEmpty={item?.isDraft ?? false}
          onChange={(trouble) => {
            setChanged(true);
            judgePicture(trouble);
          }}
        />
        <ConflictNote toast={refused?.toast} />
        <ItemButtons
          kind={kind}
          submit={submit}
          isNew={isNew}
          isDraft={item?.isDraft ?? false}
          closeTo={closeTo}
          isSaving={isSending}
          waitsFor={isWaiting ? Math.max(1, pictures.waiting) : null}
        />
      </Form>
    </Dialog>
  );
}

function MonthField(field: Parameters<typeof TextField>[0]) {
  return (
    <TextField {...field} type="month" pattern="(19|20)[0-9]{2}-(0[1-9]|1[0-2])" placeholder="2026-03" />
  );
}

/** A pending form appears like a refused one; its only possible problem is an unusable picture. */
function usePendingItem(kind: ItemKind): RefusedItem | undefined {
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
            // A kind with a single picture takes the last one chosen.
            pictures: kindForms[kind].mostPictures > 1 ? pending.staged : pending.staged.slice(-1),
            version: Number(pending.typed.version) || null,
          }
        : undefined,
    [pending, kind],
  );
}

interface HiddenFieldsProps {
  version: number | null | undefined;
  /** The current version. A draft has its own, so that it does not overwrite changes made in the meantime. */
  preset: number | undefined;
  idempotencyKey: string | undefined;
}

function HiddenFields({ version, preset, idempotencyKey }: HiddenFieldsProps) {
  return (
    <>
      {version ? (
        <input type="hidden" name="version" defaultValue={version} data-draft="" data-preset={preset} />
      ) : null}
      {idempotencyKey ? <input type="hidden" name="idempotencyKey" value={idempotencyKey} /> : null}
    </>
  );
}
