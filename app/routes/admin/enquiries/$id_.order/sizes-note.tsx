import { Form, useNavigation } from "@remix-run/react";
import { Button } from "~/platform/ui/button";

interface SizesNoteProps {
  enquiryId: number;
  /** The accepted quotation with other sizes. */
  quotationId: number;
  /** E.g. "Gate, vertical bars: Height 1,950 mm instead of 1,800 mm". */
  changes: string[];
  idempotencyKey: string;
}

/** Warns that the price was agreed for other sizes than the measured ones. */
export function SizesNote({ enquiryId, quotationId, changes, idempotencyKey }: SizesNoteProps) {
  const { formAction } = useNavigation();
  const copyPath = `/admin/quotations/${quotationId}/copy`;
  return (
    <section
      aria-labelledby="changed-sizes"
      className="sheet grid gap-3 border-warn border-l-4 p-4 text-sm sm:p-5"
    >
      <h3 id="changed-sizes" className="display-face tracking-normal">
        The price was agreed for other sizes
      </h3>
      <ul className="figures grid list-disc gap-1 pl-5">
        {changes.map((change) => (
          <li key={change} className="wrap-anywhere">
            {change}
          </li>
        ))}
      </ul>
      <Form method="post" action={copyPath} className="justify-self-start">
        <input type="hidden" name="enquiry" value={enquiryId} />
        <input type="hidden" name="sizes" value="measured" />
        <input type="hidden" name="idempotencyKey" value={idempotencyKey} />
        <Button variant="secondary" icon="document" busy={formAction === copyPath}>
          Quote the measured sizes
        </Button>
      </Form>
    </section>
  );
}
