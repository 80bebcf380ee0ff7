import { controlClasses, Field } from "~/platform/ui/form/field";
import { joinClasses } from "~/platform/ui/join-classes";

interface CodeFieldProps {
  /** Set when the page has another field with the same name. */
  id?: string;
  label: string;
  error?: string;
  /** Recovery codes have letters, app codes only digits. */
  hasLetters?: boolean;
  autoFocus?: boolean;
}

export function CodeField({ id, label, error, hasLetters = false, autoFocus }: CodeFieldProps) {
  return (
    <Field id={id} name="code" label={label} error={error}>
      {(fieldProps) => (
        <input
          {...fieldProps}
          type="text"
          inputMode={hasLetters ? undefined : "numeric"}
          required
          maxLength={100}
          autoComplete={hasLetters ? "off" : "one-time-code"}
          autoCapitalize="none"
          spellCheck={false}
          // biome-ignore lint/a11y/noAutofocus: the screen has no other task
          autoFocus={autoFocus}
          className={joinClasses(controlClasses, "figures tracking-widest")}
        />
      )}
    </Field>
  );
}
