import { Form, Link } from "@remix-run/react";
import type { FirstSteps } from "~/features/items/first-steps.server";
import { Button, CopyButton } from "~/platform/ui/button";
import { Icon } from "~/platform/ui/icon";

const texts: Record<FirstSteps["steps"][number]["name"], { title: string; text: string }> = {
  firm: { title: "Business details", text: "Your name, number, address and hours." },
  pictures: {
    title: "Your pictures",
    text: "Replace our pictures with your photos. Start with the home page banner.",
  },
  projects: { title: "Your first projects", text: "Three or four jobs, each with its town and a photo." },
  mail: { title: "Email", text: "Get every enquiry by email. Ask the person who runs your server." },
  address: {
    title: "Your own domain",
    text: "Show the site at your own web address. Ask the person who runs your server.",
  },
};

/** Addressed to the person who runs the server, so it refers to the README. */
const writeRequest = {
  mail: (address: string) =>
    `Hello! Please let our website (${address}) send emails: new enquiries should reach me by email. The site's README describes it under SMTP_URL.`,
  address: (address: string) =>
    `Hello! Our website now runs at ${address}. Please connect our own domain to it with https. The site's README describes it under PUBLIC_URL.`,
};

/** Shown until all steps are done or the owner hides it. Also warns while visitors can see samples. */
export function FirstStepsPanel({ steps, address, sampleCount, hasPublicSamples }: FirstSteps) {
  const doneCount = steps.filter(({ isDone }) => isDone).length;
  return (
    <section aria-labelledby="first-steps" className="sheet grid gap-4 p-4 sm:p-6">
      {steps.length > 0 ? (
        <>
          <header className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
            <h2 id="first-steps" className="text-title">
              Five steps to your own site
            </h2>
            <p className="caption figures text-steel-600">{`${doneCount} of ${steps.length} done`}</p>
          </header>
          <ol className="grid border-steel-200 border-b lg:grid-cols-5 lg:gap-x-6 lg:border-0">
            {steps.map(({ name, to, isDone }) => (
              <li
                key={name}
                className="relative flex gap-3 border-steel-200 border-t py-3 lg:grid lg:content-start"
              >
                <span
                  className={`grid size-6 shrink-0 place-items-center rounded-[50%] border ${isDone ? "border-ok text-ok" : "border-steel-400"}`}
                >
                  <Icon
                    name="check"
                    className={isDone ? "size-4" : "size-4 opacity-0"}
                    label={isDone ? "Done" : "To do"}
                  />
                </span>
                <span className="grid gap-0.5">
                  <Link to={to} className="stretched display-face text-sm tracking-normal hover:underline">
                    {texts[name].title}
                  </Link>
                  <span className="text-sm text-steel-600">{texts[name].text}</span>
                  {!isDone && (name === "mail" || name === "address") ? (
                    <MessageToSend text={writeRequest[name](address)} />
                  ) : null}
                </span>
              </li>
            ))}
          </ol>
        </>
      ) : null}
      {hasPublicSamples ? (
        <p id={steps.length > 0 ? undefined : "first-steps"} className="flex gap-2 text-sm">
          <Icon name="warning" className="size-5 shrink-0 text-warn" />
          {`Visitors see ${sampleCount === 1 ? "1 example" : `${sampleCount} examples`} on your site, marked as such.`}
        </p>
      ) : null}
      <div className="flex flex-wrap gap-3">
        {sampleCount > 0 ? <ActionButton name="remove-samples" label="Remove all examples" /> : null}
        {steps.length > 0 ? <ActionButton name="hide" label="Hide this list" isQuiet /> : null}
      </div>
    </section>
  );
}

/** Lies in front of the link that covers the whole step. */
function MessageToSend({ text }: { text: string }) {
  return (
    <details className="relative z-10 text-sm">
      <summary className="inline-flex min-h-11 cursor-pointer items-center underline decoration-current/40 underline-offset-[0.35em]">
        Text for your web person
      </summary>
      <p className="select-all rounded-sm bg-mist p-3 wrap-anywhere">{text}</p>
      <CopyButton
        text={text}
        labels={{
          copy: "Copy message",
          copied: "Copied",
          notCopied: "Press and hold the message to copy it.",
        }}
        variant="quiet"
      />
    </details>
  );
}

function ActionButton({ name, label, isQuiet = false }: { name: string; label: string; isQuiet?: boolean }) {
  return (
    <Form method="post" action={`/admin/first-steps?intent=${name}`} preventScrollReset>
      <Button variant={isQuiet ? "quiet" : "secondary"}>{label}</Button>
    </Form>
  );
}
