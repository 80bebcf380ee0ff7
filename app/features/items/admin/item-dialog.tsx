import { useLocation } from "@remix-run/react";
import { type Item, type ItemExtra, type ItemPicture, TEXT_LIMITS } from "~/features/items/items";
import { listForms } from "~/features/items/list-forms";
import { StarsField } from "~/features/testimonials/stars-field";
import { Dialog } from "~/platform/ui/dialog";
import { TextArea, TextField } from "~/platform/ui/form/field";
import { ConflictNote, DraftNote } from "~/platform/ui/form/form-notes";
import type { ToastMessage } from "~/platform/ui/form/form-result";
import { PostForm } from "~/platform/ui/form/post-form";
import { useForm, useRefusedForm } from "~/platform/ui/form/use-form";
import { useHydrated } from "~/platform/ui/hooks";
import { Toasts } from "~/platform/ui/toasts";
import type { ListName } from "../tables";
import { DefaultSaveButton, ItemButtons } from "./item-buttons";
import { MonthField } from "./month-field";
import { PicturesField } from "./pictures-field";
import { useItemPictures } from "./use-item-pictures";
import { useItemSaving } from "./use-item-saving";

const trashToast: ToastMessage = { type: "info", message: "It is in the trash. Save to restore it." };

interface ItemDialogProps {
  list: ListName;
  title: string;
  submitLabel: string;
  closeTo: string;
  /** Undefined for a new item. */
  item?: Item<ListName>;
  isDeleted?: boolean;
  storedPictures?: readonly ItemPicture[];
  idempotencyKey?: string;
}

export function ItemDialog(props: ItemDialogProps) {
  const { list, title, submitLabel, closeTo, item, storedPictures = [] } = props;
  const { texts, maxPictures, title: name } = listForms[list];
  const isNew = item === undefined;
  const refused = useRefusedForm<ItemExtra>();
  const { pathname } = useLocation();
  const pictures = useItemPictures({
    // A single picture is replaced by the last one chosen.
    initialPictures: refused?.extra?.pictures.slice(maxPictures > 1 ? 0 : -1) ?? storedPictures,
    maxPictures,
    draftKey: refused ? null : pathname,
  });
  const saving = useItemSaving(list, {
    needsPicture: isNew || storedPictures.length > 0,
    pictures,
    refused,
  });
  const form = useForm<ItemExtra>({
    values: item,
    version: item?.version,
    idempotencyKey: props.idempotencyKey,
    refused: saving.problem,
  });
  const { field, isBusy } = form;
  const isHydrated = useHydrated();

  return (
    <Dialog title={title} closeTo={closeTo}>
      <Toasts toast={form.refused?.toast ?? (props.isDeleted ? trashToast : undefined)} />
      <PostForm
        form={form}
        encType="multipart/form-data"
        noValidate={isHydrated}
        onSubmit={(event) => saving.onSubmit(event, form)}
        className="grid grid-cols-1 gap-5"
      >
        <DefaultSaveButton label={submitLabel} isDraft={item?.isDraft ?? false} />
        <DraftNote form={form} />
        <TextField
          {...field("title")}
          label={name.label}
          help={name.help}
          required
          maxLength={TEXT_LIMITS.line}
          autoFocus={!isHydrated && refused === undefined}
        />
        {texts.map(({ name, label, type, required, help }) => {
          const props = { ...field(name), label, required, help, note: required ? undefined : "optional" };
          if (type === "month") return <MonthField key={name} {...props} />;
          if (type === "stars") return <StarsField key={name} {...props} />;
          if (type === "date") return <TextField key={name} {...props} type="date" />;
          const Text = type === "line" ? TextField : TextArea;
          return <Text key={name} {...props} maxLength={TEXT_LIMITS[type]} />;
        })}
        {maxPictures > 0 ? (
          <PicturesField
            pictures={pictures}
            maxPictures={maxPictures}
            required={isNew}
            error={form.refused?.errors.image}
            altError={form.refused?.errors.alt}
            storedPictures={storedPictures}
            canBeEmpty={item?.isDraft ?? false}
            onChange={saving.onPictureChange}
          />
        ) : null}
        <ConflictNote toast={refused?.toast} />
        <ItemButtons
          list={list}
          submitLabel={submitLabel}
          isNew={isNew}
          isDraft={item?.isDraft ?? false}
          closeTo={closeTo}
          isSaving={isBusy}
          uploadingCount={saving.isWaiting ? Math.max(1, pictures.uploadingCount) : null}
        />
      </PostForm>
    </Dialog>
  );
}
