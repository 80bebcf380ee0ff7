import { useLocation, useNavigate, useNavigation, useRevalidator } from "@remix-run/react";
import { type FormEvent, useCallback, useEffect, useRef, useState, useSyncExternalStore } from "react";
import { signInDialogWords, signInStepPage } from "~/content/account";
import * as messages from "~/content/admin-messages";
import { loginPage } from "~/content/admin-messages";
import { Button } from "~/ui/button";
import { useBrowserLayoutEffect } from "~/ui/use-browser-layout-effect";
import { CodeField } from "./code-field";
import { SignInFields } from "./sign-in-fields";
import {
  askIfSignedIn,
  giveUpSignIn,
  isSignInNeeded,
  openSignInGate,
  pauseFilesForSignIn,
  pauseRequestsForSignIn,
  watchSignInGate,
} from "./sign-in-gate";

/** Asks for the sign-in when a request finds that the session of `username` has ended. Closes when another tab signs in. */
export function SignInDialog({ username }: { username: string }) {
  const isNeeded = useSignInNeeded();
  const goOn = useNewSession(isNeeded);
  useBrowserLayoutEffect(pauseRequestsForSignIn, []);
  useBrowserLayoutEffect(pauseFilesForSignIn, []);
  return isNeeded ? <OpenDialog username={username} onSignedIn={goOn} /> : null;
}

export function useSignInNeeded(): boolean {
  return useSyncExternalStore(watchSignInGate, isSignInNeeded, () => false);
}

/** Releases the waiting requests and loads the new session once they are answered. */
function useNewSession(isNeeded: boolean): () => void {
  const { revalidate } = useRevalidator();
  const isIdle = useNavigation().state === "idle";
  const [isNew, setNew] = useState(false);
  const goOn = useCallback(() => {
    setNew(true);
    openSignInGate();
  }, []);

  useEffect(() => {
    if (!isNew || isNeeded || !isIdle) return;
    setNew(false);
    revalidate();
  }, [isNew, isNeeded, isIdle, revalidate]);

  // Another tab signed in and wrote its token. Where storage is disabled, returning to this tab triggers the check.
  useEffect(() => {
    if (!isNeeded) return;
    const ask = async () => {
      if (document.visibilityState === "visible" && (await askIfSignedIn())) goOn();
    };
    window.addEventListener("storage", ask);
    window.addEventListener("focus", ask);
    document.addEventListener("visibilitychange", ask);
    return () => {
      window.removeEventListener("storage", ask);
      window.removeEventListener("focus", ask);
      document.removeEventListener("visibilitychange", ask);
    };
  }, [isNeeded, goOn]);
  return goOn;
}

/** Cancels the running navigation: a hash sends no request. Without a running one, it would drop the last form's answer. */
function useStay(): () => void {
  const navigate = useNavigate();
  const { state: running } = useNavigation();
  const { pathname, search, hash, state } = useLocation();
  return () => {
    const here = { pathname, search, hash: hash || "#here" };
    if (running !== "idle") navigate(here, { replace: true, preventScrollReset: true, state });
    giveUpSignIn();
  };
}

type Step = "password" | "code" | "recovery";

function OpenDialog({ username, onSignedIn }: { username: string; onSignedIn: () => void }) {
  const element = useRef<HTMLDialogElement>(null);
  const stay = useStay();
  const { step, setStep, error, isBusy, send } = useSignIn(onSignedIn);

  useBrowserLayoutEffect(() => {
    const dialog = element.current;
    dialog?.showModal();
    return () => dialog?.close();
  }, []);
  useBrowserLayoutEffect(() => {
    if (isBusy) return;
    const field = element.current?.querySelector<HTMLInputElement>("input[name=password], input[name=code]");
    if (error && field) field.value = "";
    field?.focus();
  }, [step, error, isBusy]);

  return (
    <dialog
      ref={element}
      className="dialog"
      data-size="small"
      aria-labelledby="sign-in-dialog"
      onCancel={(event) => {
        event.preventDefault();
        stay();
      }}
    >
      <h2 id="sign-in-dialog" className="border-steel-200 border-b px-5 py-4 text-title sm:px-7">
        {signInDialogWords.heading}
      </h2>
      <form onSubmit={send} className="grid gap-5 p-5 sm:p-7">
        {step === "password" ? <PasswordStep username={username} error={error} /> : null}
        {step === "password" ? null : <CodeStep key={step} isRecovery={step === "recovery"} error={error} />}
        <div className="flex flex-wrap gap-3">
          <Button busy={isBusy}>{isBusy ? messages.login.pending : loginPage.submit}</Button>
          <Button type="button" variant="secondary" onClick={stay}>
            {signInDialogWords.later}
          </Button>
        </div>
        {step === "password" ? null : (
          <button
            type="button"
            onClick={() => setStep(step === "code" ? "recovery" : "code")}
            className="text-link min-h-11 justify-self-start text-sm"
          >
            {step === "code" ? signInStepPage.useRecovery : signInStepPage.useApp}
          </button>
        )}
      </form>
    </dialog>
  );
}

function PasswordStep({ username, error }: { username: string; error?: string }) {
  return (
    <>
      <p>{signInDialogWords.text}</p>
      <SignInFields id="sign-in" username={username} error={error} />
    </>
  );
}

function CodeStep({ isRecovery, error }: { isRecovery: boolean; error?: string }) {
  return (
    <>
      <p>{isRecovery ? signInStepPage.recoveryText : signInStepPage.text}</p>
      <CodeField
        id="sign-in-code"
        label={isRecovery ? signInStepPage.recoveryCode : signInStepPage.code}
        hasLetters={isRecovery}
        error={error}
      />
    </>
  );
}

function useSignIn(onSignedIn: () => void) {
  const [step, showStep] = useState<Step>("password");
  const [error, setError] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const setStep = (next: Step) => {
    showStep(next);
    setError(undefined);
  };
  const send = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isBusy) return;
    const fields = new FormData(event.currentTarget);
    setBusy(true);
    const { next, error: problem } = await askSite(step, fields);
    setBusy(false);
    if (next === "done") onSignedIn();
    else if (next) setStep(next);
    else setError(problem ?? messages.login.exception.message);
  };
  return { step, setStep, error, isBusy, send };
}

export interface SignInStep {
  next?: "password" | "code" | "done";
  error?: string;
}

async function askSite(step: Step, fields: FormData): Promise<SignInStep> {
  try {
    const address = step === "password" ? "/login/in-place" : "/login/in-place?code=yes";
    return (await (await fetch(address, { method: "POST", body: fields })).json()) as SignInStep;
  } catch {
    return { error: signInDialogWords.unsent };
  }
}
