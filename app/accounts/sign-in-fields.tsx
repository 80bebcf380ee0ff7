import { loginPage } from "~/content/admin-messages";
import { control, Field } from "~/ui/form/field";
import { PasswordField } from "./password-field";

interface SignInFieldsProps {
  username: string;
  /** Shown at the password. */
  error: string | undefined;
  /** Prefix of the ids, when the screen may already have such fields. */
  id?: string;
}

/** Not marked as required, because that is obvious. */
export function SignInFields({ username, error, id }: SignInFieldsProps) {
  return (
    <>
      <Field {...(id && { id: `${id}-username` })} name="username" label={loginPage.username}>
        {(ties) => (
          <input
            {...ties}
            required
            maxLength={100}
            defaultValue={username}
            autoComplete="username"
            autoCapitalize="none"
            spellCheck={false}
            className={control}
          />
        )}
      </Field>
      <PasswordField
        {...(id && { id: `${id}-password` })}
        name="password"
        label={loginPage.password}
        autoComplete="current-password"
        error={error}
      />
    </>
  );
}
