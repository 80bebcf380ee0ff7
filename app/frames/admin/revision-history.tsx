import { Form } from "@remix-run/react";
import type { ReactNode } from "react";
import { Picture } from "~/platform/images/picture";
import type { PictureSource } from "~/platform/images/picture-source";
import type { HistoryEntry } from "~/platform/revisions/revisions.server";
import { Button } from "~/platform/ui/button";
import { Panel } from "./panel";

interface ShownEntry extends HistoryEntry {
  picture?: PictureSource;
  /** For content without a `picture`, such as a logo. */
  thumbnail?: ReactNode;
  label?: string;
}

interface RevisionHistoryProps {
  document: string;
  /** Newest first; the first is the current state. */
  history: readonly ShownEntry[];
  /** The default, listed last; null if the history contains it. */
  original?: Omit<ShownEntry, "id"> | null;
  title?: string;
  help?: string;
}

export function RevisionHistory({
  document,
  history,
  original = { savedAt: "Not changed" },
  title = "History",
  help = "Every saved version is listed here.",
}: RevisionHistoryProps) {
  const states: ShownEntry[] = [...history, ...(original ? [{ id: 0, ...original }] : [])];
  return (
    <Panel title={title} text={help}>
      <ol className="border-steel-200 border-b">
        {states.map(({ id, savedAt, description, picture, thumbnail, label }, index) => (
          <li
            key={id}
            className="flex min-h-13 items-center justify-between gap-4 border-steel-200 border-t text-sm"
          >
            {picture ? (
              <Picture source={{ ...picture, alt: "" }} sizes="64px" className="my-2 h-12 w-16 shrink-0" />
            ) : null}
            {thumbnail ? <span className="w-16 shrink-0 py-2 sm:w-24">{thumbnail}</span> : null}
            <span className="min-w-0 flex-1 py-2">
              <span className="figures">{savedAt}</span>
              {description ? <span className="block text-steel-600">{description}</span> : null}
            </span>
            {index === 0 ? (
              <span className="caption text-steel-600">Current</span>
            ) : (
              <Form method="post" action={`/admin/revisions/${document}/${id}`} preventScrollReset>
                <Button
                  variant="quiet"
                  aria-label={
                    label ?? (id === 0 ? "Restore the original" : `Restore the version from ${savedAt}`)
                  }
                  className="whitespace-nowrap"
                >
                  {label ?? "Restore"}
                </Button>
              </Form>
            )}
          </li>
        ))}
      </ol>
    </Panel>
  );
}
