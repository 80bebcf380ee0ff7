import { useState } from "react";
import { Button, type ButtonVariant } from "./button";
import { useHydrated } from "./use-hydrated";

interface CopyButtonProps {
  text: string;
  labels: { copy: string; copied: string; notCopied: string };
  variant: ButtonVariant;
}

export function CopyButton({ text, labels, variant }: CopyButtonProps) {
  const [status, setStatus] = useState("");
  const isHydrated = useHydrated();
  const copy = async () => {
    try {
      // `navigator.clipboard` is undefined without HTTPS.
      await navigator.clipboard.writeText(text);
      setStatus(labels.copied);
    } catch {
      setStatus(labels.notCopied);
    }
  };
  return (
    <>
      {isHydrated ? (
        <Button type="button" variant={variant} onClick={copy}>
          {labels.copy}
        </Button>
      ) : null}
      <p role="status" className="order-last text-ok text-sm">
        {status}
      </p>
    </>
  );
}
