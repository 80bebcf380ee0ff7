import { useNavigation, useRevalidator, useSubmit } from "@remix-run/react";
import { type FormEvent, useCallback, useEffect, useRef, useState, useSyncExternalStore } from "react";
import { Button } from "~/platform/ui/button";
import type { RefusedForm } from "~/platform/ui/form/form-result";
import { PostForm } from "~/platform/ui/form/post-form";
import { endSignInRequest, isSignInRequested, watchSignInRequest } from "~/platform/ui/form/submit-form";
import { useForm } from "~/platform/ui/form/use-form";
import { useBrowserLayoutEffect } from "~/platform/ui/hooks";
import { Toasts } from "~/platform/ui/toasts";
import { getSwitchCodeLabel, SignInButton, SignInFields, type SignInStep } from "./sign-in-fields";

interface SignInDialogProps {
  username: string;
}

/** Opens when a form is refused because the session has expired. Sends it again after sign-in, here or in another tab. */
export function SignInDialog({ username }: SignInDialogProps) {
  const isRequested = useSyncExternalStore(watchSignInRequest, isSignInRequested, () => false);
  const resubmit = useResubmit();
  return isRequested ? <OpenDialog username={username} onSignedIn={resubmit} /> : null;
}

/** Returns a function that repeats the last submission: a form with the same button, or a script's request. */
function useResubmit(): () => void {
  const navigation = useNavigation();
  const submit = useSubmit();
  const { revalidate } = useRevalidator();
  const lastSubmission = useRef<{ event?: SubmitEvent; sentNavigation?: typeof navigation }>({});

  useEffect(() => {
    const rememberEvent = (event: SubmitEvent) => {
      if (!isSignInRequested()) lastSubmission.current = { event };
    };
    document.addEventListener("submit", rememberEvent, true);
    return () => {
      document.removeEventListener("submit", rememberEvent, true);
      endSignInRequest();
    };
  }, []);
  useEffect(() => {
    if (navigation.formData) lastSubmission.current.sentNavigation = navigation;
    else if (navigation.state === "idle" && !isSignInRequested()) lastSubmission.current = {};
  }, [navigation]);

  return useCallback(() => {
    const { event, sentNavigation } = lastSubmission.current;
    lastSubmission.current = {};
    endSignInRequest();
    if (event?.target instanceof HTMLFormElement && event.target.isConnected)
      event.target.requestSubmit(event.submitter);
    else if (sentNavigation?.formData) {
      const { formMethod: method, formAction: action, formEncType: encType } = sentNavigation;
      submit(sentNavigation.formData, { method, action, encType, replace: true, preventScrollReset: true });
    } else revalidate();
  }, [submit, revalidate]);
}

function OpenDialog({ username, onSignedIn }: SignInDialogProps & { onSignedIn: () => void }) {
  const element = useRef<HTMLDialogElement>(null);
  const [result, setResult] = useState<RefusedForm>();
  const [isBusy, setBusy] = useState(false);
  const [step, setStep] = useState<SignInStep>("password");
  // Not with a Remix fetcher, which would reload the screen's data and redirect to the sign-in page.
  const send = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isBusy) return;
    setBusy(true);
    setResult(await signIn(new FormData(event.currentTarget)));
    setBusy(false);
  };

  useBrowserLayoutEffect(() => {
    const dialog = element.current;
    dialog?.showModal();
    return () => dialog?.close();
  }, []);
  useBrowserLayoutEffect(() => {
    element.current?.querySelector<HTMLInputElement>("input[name=password], input[name=code]")?.focus();
  }, [step]);
  // The response names the next step. After a refusal, this is the current step.
  useEffect(() => {
    const nextStep = result?.typed.intent;
    if (!nextStep) return;
    if (nextStep === "signed-in") onSignedIn();
    else setStep(nextStep as SignInStep);
  }, [result, onSignedIn]);
  useSignInElsewhere(onSignedIn);

  return (
    <dialog
      ref={element}
      className="dialog"
      data-size="small"
      aria-labelledby="sign-in-dialog"
      onClose={endSignInRequest}
    >
      <Toasts toast={Object.keys(result?.errors ?? {}).length > 0 ? undefined : result?.toast} />
      <h2 id="sign-in-dialog" className="border-steel-200 border-b px-5 py-4 text-title sm:px-7">
        Sign in to continue
      </h2>
      <StepForm key={step} {...{ step, setStep, username, result, isBusy }} onSubmit={send} />
    </dialog>
  );
}

interface StepFormProps {
  username: string;
  step: SignInStep;
  setStep: (step: SignInStep) => void;
  result: RefusedForm | undefined;
  isBusy: boolean;
  onSubmit: (event: FormEvent<HTMLFormElement>) => void;
}

function StepForm({ step, setStep, username, result, isBusy, onSubmit }: StepFormProps) {
  const form = useForm({
    intent: step,
    values: { username },
    refused: result,
    hasDraft: false,
    clearOnError: step === "password" ? "password" : "code",
  });
  return (
    <PostForm form={form} action="/login/in-place" onSubmit={onSubmit} className="grid gap-5 p-5 sm:p-7">
      {step === "password" ? (
        <p>
          Your session has expired. Everything you typed is still here. Sign in to finish what you were doing.
        </p>
      ) : null}
      <SignInFields step={step} form={form} id="sign-in" />
      <div className="flex flex-wrap gap-3">
        <SignInButton isBusy={isBusy} />
        <Button type="button" variant="secondary" onClick={endSignInRequest}>
          Not now
        </Button>
      </div>
      {step === "password" ? null : (
        <button
          type="button"
          onClick={() => setStep(step === "code" ? "recovery" : "code")}
          className="text-link min-h-11 justify-self-start text-sm"
        >
          {getSwitchCodeLabel(step === "recovery")}
        </button>
      )}
    </PostForm>
  );
}

async function signIn(body: FormData): Promise<RefusedForm> {
  try {
    return await (await fetch("/login/in-place", { method: "POST", body })).json();
  } catch {
    const message = "The site could not be reached. Please try again.";
    return { errors: {}, typed: { intent: String(body.get("intent")) }, toast: { type: "error", message } };
  }
}

/** Continues after sign-in in another tab, which changes the stored token. Also checks on focus: storage may be disabled. */
function useSignInElsewhere(onSignedIn: () => void): void {
  useEffect(() => {
    const checkSession = async () => {
      const response = await fetch("/admin/enquiries/pulse", { redirect: "manual" }).catch(() => null);
      if (response?.ok && isSignInRequested()) onSignedIn();
    };
    window.addEventListener("storage", checkSession);
    window.addEventListener("focus", checkSession);
    return () => {
      window.removeEventListener("storage", checkSession);
      window.removeEventListener("focus", checkSession);
    };
  }, [onSignedIn]);
}
