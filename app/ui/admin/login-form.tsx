import { Form, useNavigation } from "@remix-run/react";
import { useEffect, useRef, useState } from "react";
import { messages } from "~/content/messages";
import { loginPage } from "~/content/pages";
import { Button } from "~/ui/button";
import { TextField } from "~/ui/field";
import { Icon } from "~/ui/icon";
import { useHydrated } from "./use-hydrated";

interface LoginFormProps {
  /** Where to go after signing in. */
  from: string;
  /** What was typed before, and what is wrong with it. */
  username?: string;
  error?: string;
}

/** User name and password; the password's sight can be switched where JavaScript runs. */
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
      <TextField
        name="username"
        label={loginPage.username}
        required
        maxLength={100}
        defaultValue={username}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
      />
      <PasswordField error={error} />
      <Button busy={isBusy}>{isBusy ? messages.login.pending : loginPage.submit}</Button>
    </Form>
  );
}

function PasswordField({ error }: { error?: string }) {
  const [isShown, setShown] = useState(false);
  const isHydrated = useHydrated();
  const toggle = isShown ? loginPage.hidePassword : loginPage.showPassword;
  return (
    <div className="relative">
      <TextField
        name="password"
        type={isShown ? "text" : "password"}
        label={loginPage.password}
        required
        maxLength={200}
        autoComplete="current-password"
        error={error}
      />
      {isHydrated ? (
        <button
          type="button"
          onClick={() => setShown(!isShown)}
          aria-pressed={isShown}
          className="-top-2.5 absolute right-0 inline-flex min-h-11 items-center gap-1.5 px-2 text-sm text-steel-600 hover:text-graphite"
        >
          <Icon name={isShown ? "eye-off" : "eye"} className="size-5" />
          {toggle}
        </button>
      ) : null}
    </div>
  );
}
