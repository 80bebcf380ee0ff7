import { loginPage } from "~/content/admin-messages";
import { control, Field } from "~/ui/form/field";
import { PasswordField } from "./password-field";

interface SignInFieldsProps {
  /** As it was typed before. */
  username: string;
  /** What is wrong, beside the password. */
  error: string | undefined;
  /** Begins the ids, where the same screen may have such fields already. */
  id?: string;
}

/** User name and password, neither marked as required, which is understood. */
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
