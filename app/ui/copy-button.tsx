import { useState } from "react";
import { Button, type ButtonVariant } from "./button";
import { useHydrated } from "./use-hydrated";

interface CopyButtonProps {
  /** What is copied. */
  text: string;
  words: { copy: string; copied: string; notCopied: string };
  variant: ButtonVariant;
}

/** Copies a text and says whether that worked, at the end of the row of buttons that it stands in. */
export function CopyButton({ text, words, variant }: CopyButtonProps) {
  const [outcome, setOutcome] = useState("");
  const isHydrated = useHydrated();
  const copy = async () => {
    try {
      // A browser has no clipboard for a site without https.
      await navigator.clipboard.writeText(text);
      setOutcome(words.copied);
    } catch {
      setOutcome(words.notCopied);
    }
  };
  return (
    <>
      {isHydrated ? (
        <Button type="button" variant={variant} onClick={copy}>
          {words.copy}
        </Button>
      ) : null}
      <p role="status" className="order-last text-ok text-sm">
        {outcome}
      </p>
    </>
  );
}
