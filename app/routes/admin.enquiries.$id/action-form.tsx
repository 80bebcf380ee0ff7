import { Form, useActionData, useNavigation } from "@remix-run/react";
import { type ReactNode, useRef } from "react";
import { useProblemFocus } from "~/admin/use-problem-focus";
import { useSentForm, useUnsentWords } from "~/admin/use-unsent-words";
import type { EnquiryAction } from "~/enquiries/act-on-enquiry.server";
import { Button, type ButtonVariant } from "~/ui/button";

interface ActionFormProps {
  intent: EnquiryAction["intent"];
  submit: string;
  variant?: ButtonVariant;
  className?: string;
  children?: ReactNode;
}

/** The page's action distinguishes its forms by `intent`. */
export function ActionForm({ intent, submit, variant = "secondary", className, children }: ActionFormProps) {
  const { state, formData } = useNavigation();
  const isBusy = state !== "idle" && formData?.get("intent") === intent;
  const form = useRef<HTMLFormElement>(null);
  const refused = useActionData();
  const { isSent, markSent } = useSentForm(refused);
  useProblemFocus(form, refused);
  useUnsentWords(form, intent === "answer" || intent === "details", {
    name: intent,
    storesDraft: true,
    isSent,
  });
  return (
    <Form ref={form} method="post" replace preventScrollReset onSubmit={markSent} className={className}>
      <input type="hidden" name="intent" value={intent} />
      {children}
      <Button variant={variant} busy={isBusy}>
        {submit}
      </Button>
    </Form>
  );
}
