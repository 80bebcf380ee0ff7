import * as messages from "~/content/admin-messages";
import { Button } from "~/platform/ui/button";
import { controlClasses, Field } from "~/platform/ui/form/field";
import type { FormState } from "~/platform/ui/form/use-form";
import { CodeField } from "./code-field";
import { PasswordField } from "./password-field";

export type SignInStep = "password" | "code" | "recovery";

interface SignInFieldsProps {
  step: SignInStep;
  form: FormState;
  /** Prefix of the field ids, for a screen that may already have such fields. */
  id?: string;
}

export function SignInFields({ step, form: { field }, id }: SignInFieldsProps) {
  const getIdProps = (name: string) => (id ? { id: `${id}-${name}` } : {});
  if (step !== "password") {
    const isRecovery = step === "recovery";
    return (
      <>
        <p>
          {isRecovery
            ? "Type one of the recovery codes you saved when you set up two-step sign-in."
            : "Open the authenticator app and type the six digits it shows for this site."}
        </p>
        <CodeField
          {...getIdProps("code")}
          label={isRecovery ? "Recovery code" : "Code"}
          hasLetters={isRecovery}
          error={field("code").error}
          autoFocus
        />
      </>
    );
  }
  return (
    <>
      <Field {...getIdProps("username")} name="username" label="Username">
        {(fieldProps) => (
          <input
            {...fieldProps}
            required
            maxLength={100}
            defaultValue={field("username").defaultValue}
            autoComplete="username"
            autoCapitalize="none"
            spellCheck={false}
            className={controlClasses}
          />
        )}
      </Field>
      <PasswordField
        {...getIdProps("password")}
        name="password"
        label="Password"
        autoComplete="current-password"
        error={field("password").error}
      />
    </>
  );
}

export function SignInButton({ isBusy }: { isBusy: boolean }) {
  return <Button busy={isBusy}>{isBusy ? messages.login.pending : "Sign In"}</Button>;
}

export function getSwitchCodeLabel(isRecovery: boolean): string {
  return isRecovery ? "Use the authenticator app instead" : "Use a recovery code instead";
}
