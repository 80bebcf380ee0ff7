import type { ReactNode } from "react";
import { useRootData } from "~/frames/site/use-root-data";
import type { ToastMessage } from "~/platform/ui/form/form-result";
import { Toasts } from "~/platform/ui/toasts";

interface SignInSheetProps {
  heading: string;
  toast: ToastMessage | undefined;
  backLink: ReactNode;
  children: ReactNode;
}

export function SignInSheet({ heading, toast, backLink, children }: SignInSheetProps) {
  const { business } = useRootData();
  return (
    <>
      <Toasts toast={toast} />
      <main data-admin="" className="grid min-h-dvh content-center justify-items-center gap-6 bg-mist p-4">
        <div className="sheet w-full max-w-md p-6 sm:p-10">
          <p className="caption mb-2 text-steel-600">{business.name}</p>
          <h1 className="mb-8 text-heading">{heading}</h1>
          {children}
        </div>
        {backLink}
      </main>
    </>
  );
}
