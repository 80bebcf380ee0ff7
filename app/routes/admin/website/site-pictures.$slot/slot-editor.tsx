import { useNavigation } from "@remix-run/react";
import { type FormEvent, useEffect, useRef, useState } from "react";
import { UploadStatus } from "~/features/items/admin/upload-status";
import {
  type Framing,
  mapFraming,
  readFraming,
  shapes,
  toFramingFields,
  wholeFraming,
} from "~/features/site-pictures/framing";
import { getPreviewPath } from "~/features/site-pictures/preview-path";
import { slotLabels as labels } from "~/features/site-pictures/slot-labels";
import type { readSlotScreen, SlotExtra } from "~/features/site-pictures/slot-screen.server";
import { Panel } from "~/frames/admin/panel";
import { Button } from "~/platform/ui/button";
import { TextField } from "~/platform/ui/form/field";
import { ConflictNote } from "~/platform/ui/form/form-notes";
import { leaveWarning, type RefusedForm, type ToastMessage } from "~/platform/ui/form/form-result";
import { PostForm } from "~/platform/ui/form/post-form";
import { useForm, useLeaveWarning } from "~/platform/ui/form/use-form";
import { useHydrated } from "~/platform/ui/hooks";
import { joinClasses } from "~/platform/ui/join-classes";
import { Toasts } from "~/platform/ui/toasts";
import { CropEditor } from "./crop-editor";
import { FramingFields } from "./framing-fields";
import { PhotoField } from "./photo-field";
import { SlotPreview } from "./slot-preview";
import { usePhotoUpload } from "./use-photo-upload";

interface SlotEditorProps {
  saved: Awaited<ReturnType<typeof readSlotScreen>>;
  /** The form that came back because its photo is not saved yet or a field is invalid. */
  refused: RefusedForm<SlotExtra> | undefined;
}

export function SlotEditor({ saved, refused }: SlotEditorProps) {
  const { slot, placement } = saved;
  const photo = refused?.extra ? refused.extra.photo : saved.photo;
  const form = useForm({
    // The sentence about our sample picture would be wrong for a photo.
    values: { alt: placement?.alt ?? "" },
    version: saved.version,
    refused,
  });
  const input = useRef<HTMLInputElement>(null);
  const upload = usePhotoUpload(form.ref);
  const isNavigating = useNavigation().state !== "idle";
  const isBusy = isNavigating || upload.isSending;
  const { numbers, change, isChanged, setChanged } = useFramingNumbers(saved, refused);
  const framing = readFraming(numbers);
  const { problem, state } = upload;
  const errors = problem ? { image: problem } : (refused?.errors ?? {});
  const toast = problem ? ({ type: "error", message: problem } as const) : refused?.toast;

  useLeaveWarning(isChanged && !isNavigating ? leaveWarning : null);

  const onSubmit = (event: FormEvent) => {
    if (isBusy) return event.preventDefault();
    const file = input.current?.files?.[0];
    if (!file) return;
    event.preventDefault();
    upload.send(file);
  };

  return (
    <>
      <Toasts toast={toast} />
      <PostForm
        form={form}
        encType="multipart/form-data"
        noValidate
        onSubmit={onSubmit}
        onChange={() => setChanged(true)}
        className="grid grid-cols-1 items-start gap-4 xl:grid-cols-[minmax(0,1fr)_25rem] xl:*:col-start-1"
      >
        {photo ? <input type="hidden" name="stagedImage" value={photo.id} /> : null}
        {photo ? (
          <Panel title="Crop">
            <CropEditor
              src={getPreviewPath(slot.name, photo.id, "whole")}
              photo={photo.picture}
              ratio={shapes[slot.shape].ratio}
              framing={framing}
              onChange={(framing) => change(stringify(framing))}
            />
          </Panel>
        ) : null}
        <div className="min-w-0 xl:sticky xl:top-20 xl:col-start-2! xl:row-span-3 xl:row-start-1">
          <SlotPreview {...saved} photo={photo} framing={framing} isUnsaved={isChanged && photo !== null} />
        </div>
        <Panel title={photo ? "Details" : "Photo"}>
          <TextField {...form.field("alt")} {...labels.fields.alt} required maxLength={200} />
          {photo ? <FramingFields numbers={numbers} errors={errors} onChange={change} /> : null}
          <PhotoField
            input={input}
            isChosen={photo !== null}
            error={errors.image}
            onChoose={upload.send}
            onProblem={upload.setProblem}
          />
          {state && state.name !== "refused" && state.name !== "staged" ? (
            <UploadStatus state={state} onRetry={upload.retry} />
          ) : null}
        </Panel>
        <SaveBar hasPhoto={photo !== null} isSending={upload.isSending} isBusy={isBusy} toast={toast} />
      </PostForm>
    </>
  );
}

interface SaveBarProps {
  hasPhoto: boolean;
  isSending: boolean;
  isBusy: boolean;
  toast: ToastMessage | undefined;
}

function SaveBar({ hasPhoto, isSending, isBusy, toast }: SaveBarProps) {
  const isHydrated = useHydrated();
  const label = hasPhoto ? "Save" : "Upload and crop";
  const busyLabel = isSending ? "Sending the photo" : "Saving...";
  return (
    <div
      className={joinClasses(
        "-mx-1 flex flex-wrap gap-3 px-1 py-3",
        hasPhoto && "save-bar border-steel-200 border-t bg-mist",
      )}
    >
      <ConflictNote toast={toast} className="w-full" />
      <Button name="intent" value={hasPhoto ? "save" : "preview"} busy={isBusy} className="max-sm:w-full">
        {isBusy ? busyLabel : label}
      </Button>
      {hasPhoto && !isHydrated ? (
        <Button variant="secondary" name="intent" value="preview" className="max-sm:w-full">
          Update the preview
        </Button>
      ) : null}
    </div>
  );
}

function useFramingNumbers(saved: SlotEditorProps["saved"], refused: SlotEditorProps["refused"]) {
  const [numbers, setNumbers] = useState(() =>
    refused?.typed.size === undefined
      ? toFramingFields(saved.placement?.framing ?? wholeFraming)
      : mapFraming((name) => refused.typed[name] ?? ""),
  );
  const [isChanged, setChanged] = useState(refused !== undefined);
  // Saving unchanged values returns equal data in a new object.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs for each response
  useEffect(() => {
    if (!refused) setChanged(false);
  }, [saved]);
  const change = (typed: Partial<Record<keyof Framing, string>>) => {
    setNumbers((previous) => ({ ...previous, ...typed }));
    setChanged(true);
  };
  return { numbers, change, isChanged, setChanged };
}

function stringify(framing: Partial<Framing>): Partial<Record<keyof Framing, string>> {
  return Object.fromEntries(Object.entries(framing).map(([name, value]) => [name, String(value)]));
}
