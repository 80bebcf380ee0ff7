import { formatMinute } from "~/admin/format-day";
import type { EnquiryNote } from "~/enquiries/notes.server";
import { TextArea } from "~/ui/form/field";
import { joinClasses } from "~/ui/join-classes";
import { HandlingForm } from "./enquiry-handling";
import { EnquiryPanel } from "./enquiry-words";

interface EnquiryNotesProps {
  notes: EnquiryNote[];
  /** Sending the form twice with it adds one note; null where no note can be added. */
  idempotencyKey: string | null;
  /** What was typed and refused. */
  typed: string;
  error: string | undefined;
}

/** What was written down about an enquiry, newest first; a note stays as it was written. */
export function EnquiryNotes({ notes, idempotencyKey, typed, error }: EnquiryNotesProps) {
  if (idempotencyKey === null && notes.length === 0) return null;
  return (
    <EnquiryPanel title="Notes">
      {idempotencyKey === null ? null : (
        <HandlingForm intent="note" submit="Add note" className="grid justify-items-start gap-3">
          <input type="hidden" name="submission" value={idempotencyKey} />
          <TextArea
            // Empty again once it has become a note.
            key={notes.length}
            name="note"
            label="New note"
            rows={3}
            required
            maxLength={5000}
            defaultValue={typed}
            error={error}
            className="w-full"
          />
        </HandlingForm>
      )}
      {notes.length > 0 ? (
        <ol
          className={joinClasses(
            "grid grid-cols-1 gap-4",
            idempotencyKey !== null && "border-steel-100 border-t pt-4",
          )}
        >
          {notes.map(({ id, author, text, createdAt }) => (
            <li key={id} className="grid grid-cols-1 gap-1">
              <p className="caption figures text-steel-600">
                <time dateTime={createdAt}>{formatMinute(createdAt)}</time> · {author}
              </p>
              <p className="measure whitespace-pre-line wrap-anywhere">{text}</p>
            </li>
          ))}
        </ol>
      ) : null}
    </EnquiryPanel>
  );
}
