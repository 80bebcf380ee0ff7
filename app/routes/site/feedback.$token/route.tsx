import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { readFeedbackPage, receiveFeedback } from "~/features/testimonials/receive-feedback.server";
import { StarsField } from "~/features/testimonials/stars-field";
import { feedbackTexts as texts } from "~/features/testimonials/texts";
import { PageHeader } from "~/frames/site/page-header";
import { findSite, type SiteMetaArgs, writeTitle } from "~/frames/site/seo/page-meta";
import type { PageHandle } from "~/platform/http/page-handle";
import { Button } from "~/platform/ui/button";
import { TextArea, TextField } from "~/platform/ui/form/field";
import { PostForm } from "~/platform/ui/form/post-form";
import { useForm } from "~/platform/ui/form/use-form";
import { Toasts } from "~/platform/ui/toasts";

export const handle: PageHandle = { page: { isPublic: false, query: [] } };

export async function loader({ params }: LoaderFunctionArgs) {
  return await readFeedbackPage(params.token ?? "");
}

export async function action({ request, params }: ActionFunctionArgs) {
  return await receiveFeedback(request, params.token ?? "");
}

export { submitForm as clientAction } from "~/platform/ui/form/submit-form";

export function meta({ matches }: SiteMetaArgs<typeof loader>) {
  return [
    { title: writeTitle(texts.title, findSite(matches)) },
    { name: "robots", content: "noindex" },
    // With the front's "no-referrer", browsers would send forms without an origin. Other sites get no referrer either way.
    { name: "referrer", content: "same-origin" },
  ];
}

const stateTexts = { pending: texts.thanksText, shown: texts.shown, hidden: texts.hidden };

export default function FeedbackScreen() {
  const { saved, state } = useLoaderData<typeof loader>();
  const form = useForm({ values: saved ?? {} });
  const { refused, isBusy } = form;
  const field = (name: keyof typeof texts.fields) => ({ ...form.field(name), ...texts.fields[name] });
  return (
    <>
      <Toasts toast={refused?.toast} />
      <PageHeader title={texts.title} text={texts.intro} />
      <div className="shell band">
        {saved ? (
          <div className="mb-10 max-w-2xl border-ok border-l-4 pl-4">
            <h2 className="text-title">{texts.thanks}</h2>
            <p className="mt-2 text-steel-600">{stateTexts[state]}</p>
          </div>
        ) : null}
        {saved && state !== "pending" ? (
          <blockquote className="max-w-2xl text-lead">{saved.text}</blockquote>
        ) : (
          <PostForm form={form} noValidate preventScrollReset={false} className="grid max-w-2xl gap-6">
            <TextArea {...field("text")} required />
            <StarsField {...field("stars")} />
            <TextField {...field("name")} required autoComplete="name" />
            <TextField {...field("role")} />
            <div className="grid gap-1.5">
              <label className="flex min-h-11 items-start gap-3">
                <input
                  type="checkbox"
                  name="agreed"
                  value="yes"
                  defaultChecked={refused ? refused.typed.agreed === "yes" : saved !== null}
                  aria-invalid={refused?.errors.agreed ? true : undefined}
                  aria-describedby={refused?.errors.agreed ? "agreed-error" : undefined}
                  className="mt-0.5 size-6 shrink-0"
                />
                {texts.agree}
              </label>
              {refused?.errors.agreed ? (
                <p id="agreed-error" className="font-semibold text-danger text-sm">
                  {refused.errors.agreed}
                </p>
              ) : null}
            </div>
            <Button busy={isBusy} className="w-full sm:w-auto sm:justify-self-start">
              {isBusy ? texts.sending : texts.submit}
            </Button>
          </PostForm>
        )}
      </div>
    </>
  );
}
