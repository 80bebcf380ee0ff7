import { Form, useNavigation } from "@remix-run/react";
import type { ReactNode, RefObject } from "react";
import { tellUnsent } from "~/admin/submit-with-fallback";
import { Button } from "~/ui/button";
import { ConflictNote } from "~/ui/form/conflict-note";
import { ErrorSummary } from "~/ui/form/error-summary";
import type { ToastMessage } from "~/ui/toast-message";
import type { UnsentDocument } from "./edit-document.server";

export function refuseUnsentDocument(): UnsentDocument {
  return { ...tellUnsent(), errors: {}, typed: null, revision: null };
}

interface DocumentFormProps {
  form: RefObject<HTMLFormElement>;
  screen: string;
  errors: Readonly<Record<string, string>>;
  toast: ToastMessage | undefined;
  words: { refusedHeading: string; save: string; saving: string };
  onSubmit?: () => void;
  children: ReactNode;
}

export function DocumentForm({ form, screen, errors, toast, words, onSubmit, children }: DocumentFormProps) {
  const isBusy = useNavigation().formAction === screen;
  const problems = Object.entries(errors).map(([field, message]) => ({ field, message }));
  return (
    <Form
      ref={form}
      method="post"
      action={screen}
      replace
      preventScrollReset
      noValidate
      onSubmit={onSubmit}
      className="grid grid-cols-1 gap-4"
    >
      <ErrorSummary title={words.refusedHeading} problems={problems} />
      {children}
      <div className="save-bar -mx-1 border-steel-200 border-t bg-mist px-1 py-3">
        <ConflictNote toast={toast} className="mb-2" />
        <Button busy={isBusy} className="max-sm:w-full">
          {isBusy ? words.saving : words.save}
        </Button>
      </div>
    </Form>
  );
}
