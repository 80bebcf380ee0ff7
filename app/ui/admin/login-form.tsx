import { Form, useNavigation } from "@remix-run/react";
import { useEffect, useRef, useState } from "react";
import { messages } from "~/content/messages";
import { loginPage } from "~/content/pages";
import { Button } from "~/ui/button";
import { control, Field } from "~/ui/field";
import { Icon } from "~/ui/icon";
import { joinClasses } from "~/ui/join-classes";
import { useHydrated } from "./use-hydrated";

interface LoginFormProps {
  /** Where to go after signing in. */
  from: string;
  /** What was typed before, and what is wrong with it. */
  username?: string;
  error?: string;
}

/** User name and password, neither marked as required, for nobody expects otherwise. */
export function LoginForm({ from, username = "", error }: LoginFormProps) {
  const isBusy = useNavigation().state !== "idle";
  const form = useRef<HTMLFormElement>(null);

  useEffect(() => {
    const password = form.current?.elements.namedItem("password");
    if (!error || isBusy || !(password instanceof HTMLInputElement)) return;
    password.value = "";
    password.focus();
  }, [error, isBusy]);

  return (
    <Form ref={form} method="post" replace className="grid gap-5">
      <input type="hidden" name="from" value={from} />
      <Field name="username" label={loginPage.username}>
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
      <PasswordField error={error} />
      <Button busy={isBusy}>{isBusy ? messages.login.pending : loginPage.submit}</Button>
    </Form>
  );
}

/** A password whose sight can be switched where JavaScript runs. */
function PasswordField({ error }: { error?: string }) {
  const [isShown, setShown] = useState(false);
  const isHydrated = useHydrated();
  return (
    <Field name="password" label={loginPage.password} error={error}>
      {(ties) => (
        <div className="relative">
          <input
            {...ties}
            type={isShown ? "text" : "password"}
            required
            maxLength={200}
            autoComplete="current-password"
            className={joinClasses(control, "pr-14")}
          />
          {isHydrated ? (
            <button
              type="button"
              onClick={() => setShown(!isShown)}
              aria-controls={ties.id}
              className="absolute inset-y-0 right-0 grid w-12 place-items-center text-steel-600 hover:text-graphite"
            >
              <Icon
                name={isShown ? "eye-off" : "eye"}
                label={isShown ? loginPage.hidePassword : loginPage.showPassword}
              />
            </button>
          ) : null}
        </div>
      )}
    </Field>
  );
}
