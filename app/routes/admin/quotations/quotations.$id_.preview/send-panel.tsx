import { Button, ButtonLink, CopyButton } from "~/platform/ui/button";
import { ConflictNote } from "~/platform/ui/form/form-notes";
import { PostForm } from "~/platform/ui/form/post-form";
import { useForm } from "~/platform/ui/form/use-form";
import type { CreatedLink } from "./handle-sending.server";

interface SendPanelProps {
  /** Problems that prevent sending. */
  problems: string[];
  /** To check before sending. */
  questions: string[];
  isAccepted: boolean;
  /** Sending repeats a version that was already sent. */
  isRepeated: boolean;
  email: string | null;
  hasWhatsApp: boolean;
  isMailOff: boolean;
  link: CreatedLink | null;
  /** Of the previewed draft. */
  version: number;
  idempotencyKey: string;
}

export function SendPanel({
  problems,
  questions,
  isAccepted,
  isRepeated,
  email,
  hasWhatsApp,
  isMailOff,
  link,
  version,
  idempotencyKey,
}: SendPanelProps) {
  const form = useForm({ hasDraft: false, version, idempotencyKey });
  const { isBusy, refused } = form;
  return (
    <section aria-labelledby="send" className="sheet grid gap-3 p-4 sm:p-5" data-no-print="">
      <h2 id="send" className="text-title">
        {isAccepted ? "Accepted" : problems.length > 0 ? "Not ready to send" : "Send"}
      </h2>
      <ConflictNote toast={refused?.toast} />
      {isAccepted || questions.length === 0 ? null : (
        <div className="border-warn border-l-4 pl-3 text-sm">
          <h3 className="display-face tracking-normal">Check before you send</h3>
          <ul className="mt-1 grid gap-1">
            {questions.map((question) => (
              <li key={question} className="wrap-anywhere">
                {question}
              </li>
            ))}
          </ul>
        </div>
      )}
      {isAccepted ? (
        <p className="text-sm">The customer has accepted this quotation. Copy it to make a new one.</p>
      ) : problems.length > 0 ? (
        <ul className="grid list-disc gap-1 pl-5 text-sm">
          {problems.map((problem) => (
            <li key={problem} className="wrap-anywhere">
              {problem}
            </li>
          ))}
        </ul>
      ) : link ? (
        <SentLink {...link} />
      ) : (
        <>
          <PostForm form={form} className="flex flex-wrap gap-3">
            {hasWhatsApp ? (
              <Button name="intent" value="whatsapp" icon="whatsapp" busy={isBusy}>
                WhatsApp
              </Button>
            ) : null}
            {email && !isMailOff ? (
              <Button
                variant={hasWhatsApp ? "secondary" : "primary"}
                name="intent"
                value="email"
                icon="mail"
                busy={isBusy}
              >
                Email
              </Button>
            ) : null}
            <Button variant="secondary" name="intent" value="link" busy={isBusy}>
              Make a link
            </Button>
          </PostForm>
          <p className="text-sm text-steel-600">
            {isRepeated
              ? "You have already sent this version. It stays the same when you send it again."
              : "Once sent, this version can't change. Later changes create a new version."}
          </p>
        </>
      )}
    </section>
  );
}

function SentLink({ link, chat }: CreatedLink) {
  return (
    <div className="grid gap-3">
      <p className="select-all wrap-anywhere text-sm">{link}</p>
      <div className="flex flex-wrap items-center gap-3">
        {chat ? (
          <ButtonLink icon="whatsapp" to={chat}>
            Open WhatsApp
          </ButtonLink>
        ) : null}
        <CopyButton
          text={link}
          variant="secondary"
          labels={{
            copy: "Copy link",
            copied: "Copied",
            notCopied: "Press and hold the link to copy it.",
          }}
        />
      </div>
      <p className="text-sm text-steel-600">Anyone with this link can open the quotation.</p>
    </div>
  );
}
