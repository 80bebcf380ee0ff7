import { Button } from "~/platform/ui/button";
import { CancelLink, Dialog } from "~/platform/ui/dialog";
import { PostForm } from "~/platform/ui/form/post-form";
import { useForm } from "~/platform/ui/form/use-form";
import { useHydrated } from "~/platform/ui/hooks";
import { Toasts } from "~/platform/ui/toasts";
import { PasswordField } from "./password-field";

interface PasswordDialogProps {
  title: string;
  text: string;
  submit: string;
}

/** Asks for the password before a security-relevant change, in case someone else uses an unlocked screen. */
export function PasswordDialog({ title, text, submit }: PasswordDialogProps) {
  const form = useForm({ hasDraft: false, clearOnError: "password" });
  const isHydrated = useHydrated();
  return (
    <Dialog title={title} closeTo="/admin/account">
      <Toasts toast={form.refused?.toast} />
      <PostForm form={form} className="grid gap-5">
        <p>{text}</p>
        <PasswordField
          name="password"
          label="Your password"
          autoComplete="current-password"
          autoFocus={!isHydrated}
          error={form.field("password").error}
        />
        <div className="flex flex-wrap gap-3">
          <Button variant="danger" busy={form.isBusy}>
            {submit}
          </Button>
          <CancelLink to="/admin/account">Cancel</CancelLink>
        </div>
      </PostForm>
    </Dialog>
  );
}
