import { redirect } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { z } from "zod";
import { addPicturesTexts } from "~/content/add-pictures";
import { adminAction, adminLoader } from "~/features/accounts/guard.server";
import {
  deletePendingForm,
  type PassedForm,
  passForm,
  type SentPictures,
  SHARE_PATH,
} from "~/features/accounts/pending-form.server";
import { attachShared } from "~/features/enquiries/files/shared-files.server";
import { listRecentEnquiries } from "~/features/enquiries/find-enquiry.server";
import { findPhone } from "~/features/enquiries/phone";
import { Thumbnail } from "~/features/items/admin/picture-preview";
import { listProjectChoices, listProjectPictures } from "~/features/items/share-pictures.server";
import { adminMeta } from "~/frames/admin/screens";
import { db } from "~/platform/database/database.server";
import { redirectWithToast } from "~/platform/http/cookies.server";
import { refuseForm } from "~/platform/http/handle-form.server";
import { idField, readTexts } from "~/platform/http/read-request";
import {
  type ImageReference,
  readImageReferences,
  receiveImages,
  renewStagedImages,
  stageImages,
} from "~/platform/images/staged-images.server";
import { MAX_TEXT_LENGTH } from "~/platform/text/form-fields";
import { cutText } from "~/platform/text/text";
import { Button } from "~/platform/ui/button";
import { SelectField } from "~/platform/ui/form/field";
import { PostForm } from "~/platform/ui/form/post-form";
import { useForm, useLastRefusedForm, useRefusedForm } from "~/platform/ui/form/use-form";
import { Toasts } from "~/platform/ui/toasts";

export const meta = () => adminMeta("Shared pictures");

export const loader = adminLoader(async () => ({
  projects: [{ value: "new", label: "New project" }, ...(await listProjectChoices(db))],
  enquiries: await listRecentEnquiries(db),
}));

const destinationSchema = z.discriminatedUnion("intent", [
  z.object({ intent: z.literal("gallery") }),
  z.object({ intent: z.literal("project"), project: z.literal("new").or(idField()) }),
  z.object({ intent: z.literal("enquiry"), enquiry: idField() }),
]);

/**
 * Receives pictures shared from the phone's gallery or another app, and passes them to the chosen form or enquiry. Text
 * without pictures, such as a chat, becomes a new enquiry.
 */
export const action = adminAction(async ({ request, signedIn: { admin } }) => {
  const form = await receiveImages(request);
  try {
    const typed = readTexts(form.fields);
    const { staged, refused } = await stageImages(form, addPicturesTexts.tooMany);
    const pictures = { staged: [...readImageReferences(form.fields), ...staged], refused };
    const passTo = async (path: string, passedForm: PassedForm) => {
      const cookie = await passForm(request, { adminId: admin.id, path }, passedForm);
      return redirect(path, { headers: { "Set-Cookie": cookie } });
    };
    const passPicturesTo = (
      path: string,
      typed: Record<string, string> = {},
      existingPictures: ImageReference[] = [],
    ) =>
      passTo(path, {
        pictures: { ...pictures, staged: [...existingPictures, ...pictures.staged] },
        typed,
        toast: "Your pictures are still here. Fill in the rest and save.",
      });
    const refuse = async (message: string) =>
      refuseForm<SentPictures>(
        typed,
        { status: 400, message },
        { pictures: await renewStagedImages(pictures.staged), refused: pictures.refused },
      );
    const { data: destination } = destinationSchema.safeParse(typed);
    if (form.rejection) return await refuse(form.rejection.problem.message);
    const text = joinSharedText(typed);
    if (!typed.intent && text && pictures.staged.length + pictures.refused.length === 0) {
      const message = cutText(text, MAX_TEXT_LENGTH);
      const part = message === text ? "The shared text" : "The beginning of the shared text";
      return await passTo("/admin/enquiries/new", {
        pictures,
        typed: { message, phone: findPhone(text), channel: "whatsapp" },
        toast: `${part} is in the request. Add the name and save.`,
      });
    }
    if (!typed.intent) return await passPicturesTo(SHARE_PATH, { text });
    if (!destination) return await refuse("Choose one from the list.");
    if (destination.intent === "gallery")
      return await passPicturesTo("/admin/galleryadmin/upload", { content: text });
    if (destination.intent === "project") {
      const { project } = destination;
      if (project === "new") return await passPicturesTo("/admin/projects/new", { description: text });
      const existingPictures = await listProjectPictures(db, project);
      if (!existingPictures) return await refuse("This project was deleted. Please choose another one.");
      return await passPicturesTo(`/admin/projects/${project}/edit`, {}, existingPictures);
    }
    const shared = { pictures: pictures.staged, text, author: admin.username };
    const toast = await attachShared(db, destination.enquiry, shared);
    if (toast === null) return await refuse("This enquiry was deleted. Please choose another one.");
    await deletePendingForm(request);
    return await redirectWithToast(`/admin/enquiries/${destination.enquiry}`, toast);
  } finally {
    await form.dispose();
  }
});

export { submitForm as clientAction } from "~/platform/ui/form/submit-form";

export default function SharedPictures() {
  const { projects, enquiries } = useLoaderData<typeof loader>();
  const refusedForm = useRefusedForm<SentPictures>();
  const { typed = {}, extra } = useLastRefusedForm(refusedForm) ?? {};
  const { pictures = [], refused = [] } = extra ?? {};
  const text = joinSharedText(typed);
  return (
    <div className="grid grid-cols-1 gap-3">
      <Toasts toast={refusedForm?.toast?.type === "error" ? refusedForm.toast : undefined} />
      <h2 className="text-title">{describeCount(pictures.length)}</h2>
      {refused.length > 0 ? (
        <ul role="alert" className="grid gap-1 text-danger text-sm">
          {refused.map(({ name, problem }) => (
            <li key={name}>{`${name}: ${problem}`}</li>
          ))}
        </ul>
      ) : null}
      {pictures.length === 0 ? (
        <SharedText text={text} />
      ) : (
        <>
          <ul className="flex flex-wrap gap-2">
            {pictures.map(({ id, picture }) => (
              <li key={id}>
                <Thumbnail image={picture} />
              </li>
            ))}
          </ul>
          {text ? <p className="wrap-anywhere whitespace-pre-line">{text}</p> : null}
          <h2 className="text-title">Where should these photos go?</h2>
          <Destination intent="gallery" submit="Add to the gallery" pictures={pictures} text={text} />
          <Destination
            intent="project"
            submit="Add to the project"
            pictures={pictures}
            text={text}
            choice={{ name: "project", label: "Project", options: projects }}
          />
          {enquiries.length > 0 ? (
            <Destination
              intent="enquiry"
              submit="Add to the enquiry"
              pictures={pictures}
              text={text}
              choice={{ name: "enquiry", label: "Enquiry", options: enquiries }}
            />
          ) : null}
        </>
      )}
    </div>
  );
}

function joinSharedText({ title, text, url }: Record<string, string>): string {
  return [title, text, url].filter(Boolean).join("\n");
}

/** Text that was shared while no one was signed in. */
function SharedText({ text }: { text: string }) {
  const form = useForm({ hasDraft: false });
  if (text === "")
    return (
      <p className="sheet p-5">
        Share photos or the text of a chat to this app from your phone, and they appear here.
      </p>
    );
  return (
    <PostForm form={form} encType="multipart/form-data" className="sheet grid gap-3 p-4 sm:p-5">
      <p className="wrap-anywhere whitespace-pre-line">{text}</p>
      <input type="hidden" name="text" value={text} />
      <Button className="justify-self-start">New enquiry with this text</Button>
    </PostForm>
  );
}

interface DestinationProps {
  intent: string;
  submit: string;
  pictures: SentPictures["pictures"];
  /** Shared with the pictures. */
  text: string;
  choice?: { name: string; label: string; options: { value: string; label: string }[] };
}

function Destination({ intent, submit, pictures, text, choice }: DestinationProps) {
  const form = useForm({ intent, hasDraft: false });
  return (
    <PostForm
      form={form}
      encType="multipart/form-data"
      className="sheet flex flex-wrap items-end gap-3 p-4 sm:p-5"
    >
      {pictures.map(({ id, name }) => (
        <span key={id} hidden>
          <input type="hidden" name="stagedImage" value={id} />
          <input type="hidden" name="stagedName" value={name} />
        </span>
      ))}
      <input type="hidden" name="text" value={text} />
      {choice ? (
        <div className="min-w-0 flex-1 basis-56">
          <SelectField {...form.field(choice.name)} label={choice.label} options={choice.options} />
        </div>
      ) : null}
      <Button variant={choice ? "secondary" : "primary"} busy={form.isBusy}>
        {submit}
      </Button>
    </PostForm>
  );
}

function describeCount(count: number): string {
  if (count === 0) return "No pictures yet";
  return count === 1 ? "1 picture" : `${count} pictures`;
}
