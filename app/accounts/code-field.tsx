import { control, Field } from "~/ui/form/field";
import { joinClasses } from "~/ui/join-classes";

interface CodeFieldProps {
  /** Where another field of the page may have this name. */
  id?: string;
  label: string;
  error?: string;
  /** Recovery codes have letters, those of the app only digits. */
  hasLetters?: boolean;
  /** Where the code is what the screen is for. */
  autoFocus?: boolean;
}

/** A code of the authenticator app, which telephones offer to fill in. */
export function CodeField({ id, label, error, hasLetters = false, autoFocus }: CodeFieldProps) {
  return (
    <Field id={id} name="code" label={label} error={error}>
      {(ties) => (
        <input
          {...ties}
          type="text"
          inputMode={hasLetters ? undefined : "numeric"}
          required
          maxLength={100}
          autoComplete={hasLetters ? "off" : "one-time-code"}
          autoCapitalize="none"
          spellCheck={false}
          // biome-ignore lint/a11y/noAutofocus: nothing else is to be done on that screen
          autoFocus={autoFocus}
          className={joinClasses(control, "figures tracking-widest")}
        />
      )}
    </Field>
  );
}
