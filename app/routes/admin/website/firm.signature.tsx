import { useLoaderData } from "@remix-run/react";
import { firmLabels } from "~/business/firm-labels";
import { FirmScreens } from "~/business/firm-screens";
import { changeSignature, readSignatureScreen } from "~/business/signature-screen.server";
import { adminAction, adminLoader } from "~/features/accounts/guard.server";
import { Panel } from "~/frames/admin/panel";
import { adminMeta } from "~/frames/admin/screens";
import { Button } from "~/platform/ui/button";
import { Field, fileInputClasses } from "~/platform/ui/form/field";
import { ConflictNote } from "~/platform/ui/form/form-notes";
import { PostForm } from "~/platform/ui/form/post-form";
import { useForm } from "~/platform/ui/form/use-form";
import { Toasts } from "~/platform/ui/toasts";

export const meta = () => adminMeta(firmLabels.signature.title);

export const loader = adminLoader(() => readSignatureScreen());

/** The form is not kept when the session has expired, because a pending form cannot contain a file. */
export const action = adminAction(({ request }) => changeSignature(request), { savesForm: false });

export { submitForm as clientAction } from "~/platform/ui/form/submit-form";

export default function SignatureScreen() {
  const { signature, version } = useLoaderData<typeof loader>();
  const labels = firmLabels.signature;
  const form = useForm({ intent: "save", version, hasDraft: false });
  const removal = useForm({ intent: "remove", version, hasDraft: false });
  const toast = form.refused?.toast ?? removal.refused?.toast;
  return (
    <div className="grid grid-cols-1 gap-4">
      <Toasts toast={toast} />
      <FirmScreens current="quotations" />
      <Panel title={labels.title} text={labels.text}>
        {signature ? (
          <img src={signature} alt={labels.alt} className="max-h-16 justify-self-start bg-white" />
        ) : null}
        <PostForm form={form} encType="multipart/form-data" noValidate className="grid grid-cols-1 gap-5">
          <Field
            name="image"
            label={labels.choose}
            help={labels.help}
            error={form.refused?.errors.image}
            required
          >
            {(fieldProps) => (
              <input
                {...fieldProps}
                type="file"
                accept="image/png,image/jpeg,image/webp"
                className={`${fileInputClasses} border-steel-500 bg-mist text-sm`}
              />
            )}
          </Field>
          <ConflictNote toast={toast} />
          <Button busy={form.isBusy} className="sm:justify-self-start">
            {form.isBusy ? "Saving..." : "Save"}
          </Button>
        </PostForm>
        {signature ? (
          <PostForm form={removal} className="border-steel-200 border-t pt-4">
            <Button variant="secondary" busy={removal.isBusy}>
              {labels.remove}
            </Button>
          </PostForm>
        ) : null}
      </Panel>
    </div>
  );
}

export { AdminErrorPage as ErrorBoundary } from "~/frames/admin/admin-error-page";
