import type { ReactNode } from "react";
import type { EnquiryAction } from "~/features/enquiries/act-on-enquiry.server";
import { Button, type ButtonVariant } from "~/platform/ui/button";
import { PostForm } from "~/platform/ui/form/post-form";
import { useForm } from "~/platform/ui/form/use-form";

interface ActionFormProps {
  intent: EnquiryAction["intent"];
  submit: string;
  variant?: ButtonVariant;
  children?: ReactNode;
}

export function ActionForm({ intent, submit, variant = "secondary", children }: ActionFormProps) {
  const form = useForm({ intent, hasDraft: false });
  return (
    <PostForm form={form}>
      {children}
      <Button variant={variant} busy={form.isBusy}>
        {submit}
      </Button>
    </PostForm>
  );
}
