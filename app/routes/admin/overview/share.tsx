import { redirect } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { z } from "zod";
import { addPicturesTexts } from "~/content/add-pictures";
import { adminAction, adminLoader } from "~/features/accounts/guard.server";
import { type PassedForm, passForm, type SentPictures } from "~/features/accounts/pending-form.server";
import { attachPictures } from "~/features/enquiries/files/shared-files.server";
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
  stageImages,
} from "~/platform/images/staged-images.server";
import { Button } from "~/platform/ui/button";
import { SelectField } from "~/platform/ui/form/field";
import { PostForm } from "~/platform/ui/form/post-form";
import { useForm, useRefusedForm } from "~/platform/ui/form/use-form";
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
    const passPicturesTo = (path: string, existingPictures: ImageReference[] = []) =>
      passTo(path, {
        pictures: { ...pictures, staged: [...existingPictures, ...pictures.staged] },
        toast: "Your pictures are still here. Fill in the rest and save.",
      });
    const { data: destination } = destinationSchema.safeParse(typed);
    if (form.rejection) return refuseForm(typed, { status: 400, message: form.rejection.problem.message });
    const text = [typed.title, typed.text, typed.url].filter(Boolean).join("\n");
    if (!typed.intent && text && pictures.staged.length + pictures.refused.length === 0)
      return await passTo("/admin/enquiries/new", {
        pictures,
        typed: { message: text, phone: findPhone(text), channel: "whatsapp" },
        toast: "The shared text is in the request. Add the name and save.",
      });
    if (!typed.intent) return await passPicturesTo("/admin/share");
    if (!destination) return refuseForm(typed, { status: 400, message: "Choose one from the list." });
    if (destination.intent === "gallery") return await passPicturesTo("/admin/galleryadmin/upload");
    if (destination.intent === "project") {
      const { project } = destination;
      if (project === "new") return await passPicturesTo("/admin/projects/new");
      return await passPicturesTo(`/admin/projects/${project}/edit`, await listProjectPictures(db, project));
    }
    const addedCount = await attachPictures(db, destination.enquiry, pictures.staged, admin.username);
    const message = addedCount === 1 ? "1 picture added" : `${addedCount} pictures added`;
    return await redirectWithToast(`/admin/enquiries/${destination.enquiry}`, { type: "success", message });
  } finally {
    await form.dispose();
  }
});

export { submitForm as clientAction } from "~/platform/ui/form/submit-form";

export default function SharedPictures() {
  const { projects, enquiries } = useLoaderData<typeof loader>();
  const refusedForm = useRefusedForm<SentPictures>();
  const { pictures = [], refused = [] } = refusedForm?.extra ?? {};
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
        <SharedText typed={refusedForm?.typed ?? {}} />
      ) : (
        <>
          <ul className="flex flex-wrap gap-2">
            {pictures.map(({ id, picture }) => (
              <li key={id}>
                <Thumbnail image={picture} />
              </li>
            ))}
          </ul>
          <h2 className="text-title">Where should these photos go?</h2>
          <Destination intent="gallery" submit="Add to the gallery" pictures={pictures} />
          <Destination
            intent="project"
            submit="Add to the project"
            pictures={pictures}
            choice={{ name: "project", label: "Project", options: projects }}
          />
          {enquiries.length > 0 ? (
            <Destination
              intent="enquiry"
              submit="Add to the enquiry"
              pictures={pictures}
              choice={{ name: "enquiry", label: "Enquiry", options: enquiries }}
            />
          ) : null}
        </>
      )}
    </div>
  );
}

/** Text that was shared while no one was signed in. */
function SharedText({ typed }: { typed: Record<string, string> }) {
  const form = useForm({ hasDraft: false });
  const shared = ["title", "text", "url"].filter((name) => typed[name]);
  if (shared.length === 0)
    return (
      <p className="sheet p-5">
        Share photos or the text of a chat to this app from your phone, and they appear here.
      </p>
    );
  return (
    <PostForm form={form} encType="multipart/form-data" className="sheet grid gap-3 p-4 sm:p-5">
      {shared.map((name) => (
        <p key={name} className="wrap-anywhere whitespace-pre-line">
          {typed[name]}
          <input type="hidden" name={name} value={typed[name]} />
        </p>
      ))}
      <Button className="justify-self-start">New enquiry with this text</Button>
    </PostForm>
  );
}

interface DestinationProps {
  intent: string;
  submit: string;
  pictures: SentPictures["pictures"];
  choice?: { name: string; label: string; options: { value: string; label: string }[] };
}

function Destination({ intent, submit, pictures, choice }: DestinationProps) {
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
