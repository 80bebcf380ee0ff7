import { useState } from "react";
import { Button, type ButtonVariant } from "./button";
import { useHydrated } from "./use-hydrated";

interface CopyButtonProps {
  text: string;
  words: { copy: string; copied: string; notCopied: string };
  variant: ButtonVariant;
}

export function CopyButton({ text, words, variant }: CopyButtonProps) {
  const [outcome, setOutcome] = useState("");
  const isHydrated = useHydrated();
  const copy = async () => {
    try {
      // Browsers provide no clipboard without https.
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
