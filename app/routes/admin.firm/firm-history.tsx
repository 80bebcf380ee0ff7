import { Form } from "@remix-run/react";
import { Panel } from "~/admin/panel";
import { firmWords } from "~/content/firm";
import { Button } from "~/ui/button";

interface FirmHistoryProps {
  /** The newest first. */
  history: readonly { id: number; savedAt: string }[];
}

/** The saved states; each can be brought back, and the delivered one as well. */
export function FirmHistory({ history }: FirmHistoryProps) {
  const { parts, current, delivered, restoreShort, restore } = firmWords;
  const states = [...history, { id: 0, savedAt: delivered }];
  return (
    <Panel title={parts.history} text={firmWords.history}>
      <ol className="border-steel-200 border-b">
        {states.map(({ id, savedAt }, index) => (
          <li
            key={id}
            className="flex min-h-13 items-center justify-between gap-4 border-steel-200 border-t text-sm"
          >
            <span className="figures">{savedAt}</span>
            {index === 0 ? (
              <span className="caption text-steel-600">{current}</span>
            ) : (
              <Form method="post" action={`/admin/firm/restore/${id}`} preventScrollReset>
                <Button variant="quiet" aria-label={restore(savedAt)}>
                  {restoreShort}
                </Button>
              </Form>
            )}
          </li>
        ))}
      </ol>
    </Panel>
  );
}
