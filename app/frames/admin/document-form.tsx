import type { ReactNode } from "react";
import { Button } from "~/platform/ui/button";
import { ConflictNote, DraftNote, ErrorSummary } from "~/platform/ui/form/form-notes";
import { PostForm } from "~/platform/ui/form/post-form";
import type { FormState } from "~/platform/ui/form/use-form";
import { Toasts } from "~/platform/ui/toasts";

export function DocumentForm({ form, children }: { form: FormState; children: ReactNode }) {
  const { refused, isBusy } = form;
  return (
    <>
      <Toasts toast={refused?.toast} />
      <PostForm form={form} noValidate className="grid grid-cols-1 gap-4">
        <ErrorSummary title="Please check these fields" errors={refused?.errors ?? {}} />
        <DraftNote form={form} />
        {children}
        <div className="save-bar -mx-1 border-steel-200 border-t bg-mist px-1 py-3">
          <ConflictNote toast={refused?.toast} className="mb-2" />
          <Button busy={isBusy} className="max-sm:w-full">
            {isBusy ? "Saving..." : "Save"}
          </Button>
        </div>
      </PostForm>
    </>
  );
}
