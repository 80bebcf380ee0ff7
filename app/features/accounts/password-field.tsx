import { useState } from "react";
import { controlClasses, Field } from "~/platform/ui/form/field";
import { useHydrated } from "~/platform/ui/hooks";
import { Icon } from "~/platform/ui/icon";
import { joinClasses } from "~/platform/ui/join-classes";
import { MAX_PASSWORD_LENGTH } from "./password-length";

interface PasswordFieldProps {
  /** Set when the page has another field with the same name. */
  id?: string;
  name: string;
  label: string;
  autoComplete: "current-password" | "new-password";
  help?: string;
  error?: string;
  minLength?: number;
  autoFocus?: boolean;
}

export function PasswordField({ id, name, label, help, error, ...input }: PasswordFieldProps) {
  const [isShown, setShown] = useState(false);
  const isHydrated = useHydrated();
  return (
    <Field id={id} name={name} label={label} help={help} error={error}>
      {(fieldProps) => (
        <div className="relative">
          <input
            {...input}
            {...fieldProps}
            type={isShown ? "text" : "password"}
            required
            maxLength={MAX_PASSWORD_LENGTH}
            className={joinClasses(controlClasses, "pr-14")}
          />
          {isHydrated ? (
            <button
              type="button"
              onClick={() => setShown(!isShown)}
              aria-controls={fieldProps.id}
              className="absolute inset-y-0 right-0 grid w-12 place-items-center text-steel-600 hover:text-graphite"
            >
              <Icon
                name={isShown ? "eye-off" : "eye"}
                label={`${isShown ? "Hide" : "Show"} ${label.toLowerCase()}`}
              />
            </button>
          ) : null}
        </div>
      )}
    </Field>
  );
}
