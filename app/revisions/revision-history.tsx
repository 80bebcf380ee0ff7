import { Form } from "@remix-run/react";
import { Panel } from "~/admin/panel";
import { revisionWords as words } from "~/content/revisions";
import { Button } from "~/ui/button";
import type { HistoryEntry } from "./edit-document.server";

interface RevisionHistoryProps {
  history: readonly HistoryEntry[];
  screen: string;
}

export function RevisionHistory({ history, screen }: RevisionHistoryProps) {
  const states: HistoryEntry[] = [...history, { id: 0, savedAt: words.delivered }];
  return (
    <Panel title={words.heading} text={words.help}>
      <ol className="border-steel-200 border-b">
        {states.map(({ id, savedAt, changed }, index) => (
          <li
            key={id}
            className="flex min-h-13 items-center justify-between gap-4 border-steel-200 border-t text-sm"
          >
            <span className="min-w-0 py-2">
              <span className="figures">{savedAt}</span>
              {changed ? <span className="block text-steel-600">{changed}</span> : null}
            </span>
            {index === 0 ? (
              <span className="caption text-steel-600">{words.current}</span>
            ) : (
              <Form method="post" action={`${screen}/restore/${id}`} preventScrollReset>
                <Button variant="quiet" aria-label={words.restore(savedAt)} className="whitespace-nowrap">
                  {words.restoreShort}
                </Button>
              </Form>
            )}
          </li>
        ))}
      </ol>
    </Panel>
  );
}
