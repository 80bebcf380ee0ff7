import { Form, Link, useNavigation } from "@remix-run/react";
import { findCurrentStage, type Order } from "~/features/orders/order";
import { formatRupees } from "~/features/quotations/money";
import { getQuotationStateLabel, type QuotationState } from "~/features/quotations/quotation-state";
import { Button, ButtonLink } from "~/platform/ui/button";
import { EnquiryPanel } from "./enquiry-message";

interface EnquiryQuotationsProps {
  enquiryId: number;
  isWon: boolean;
  isDeleted: boolean;
  quotations: {
    id: number;
    number: string | null;
    version: number | null;
    price: string;
    state: QuotationState;
  }[];
  order: Order | null;
}

export function EnquiryQuotations({
  enquiryId,
  isWon,
  isDeleted,
  quotations,
  order,
}: EnquiryQuotationsProps) {
  const { formAction } = useNavigation();
  // A deleted enquiry keeps only its order in sight.
  if (isDeleted && !order) return null;
  const createPath = `/admin/enquiries/${enquiryId}/quotation`;
  const hasDraft = quotations.some(({ number }) => number === null);
  return (
    <EnquiryPanel title={quotations.length > 1 ? "Quotations" : "Quotation"}>
      {quotations.length > 0 && !isDeleted ? (
        <ul className="grid gap-1">
          {quotations.map(({ id, number, version, price, state }) => (
            <li key={id}>
              <Link
                to={`/admin/quotations/${id}`}
                className="flex min-h-12 flex-wrap items-center gap-x-3 border-steel-200 border-b py-1 text-sm hover:bg-mist"
              >
                <span className="display-face tracking-normal">{getQuotationStateLabel(state)}</span>
                <span className="figures min-w-0 flex-1">
                  {`${number ?? "Not sent yet"}${version && version > 1 ? `, version ${version}` : ""}`}
                </span>
                <span className="figures">{price}</span>
              </Link>
            </li>
          ))}
        </ul>
      ) : null}
      {order ? (
        <Link
          to={`/admin/enquiries/${enquiryId}/order`}
          className="flex min-h-12 flex-wrap items-center gap-x-3 border-steel-200 border-b py-1 text-sm hover:bg-mist"
        >
          <span className="display-face tracking-normal">Order</span>
          <span className="min-w-0 flex-1">{findCurrentStage(order)?.label ?? "Not started"}</span>
          <span className="figures">
            {order.balance === null
              ? `Received ${formatRupees(order.paid * 100)}`
              : `Balance ${formatRupees(order.balance * 100)}`}
          </span>
        </Link>
      ) : null}
      {isWon && !order ? (
        <p className="flex min-h-12 flex-wrap items-center justify-between gap-3 text-sm">
          Won. What did you agree?
          <ButtonLink to={`/admin/enquiries/${enquiryId}/order`} data-no-print="">
            Enter the amount
          </ButtonLink>
        </p>
      ) : null}
      {hasDraft || isDeleted ? null : (
        <Form method="post" action={createPath} data-no-print="">
          <Button
            variant={quotations.length > 0 ? "quiet" : "secondary"}
            icon="document"
            busy={formAction === createPath}
          >
            {quotations.length > 0 ? "Make another quotation" : "Make a quotation"}
          </Button>
        </Form>
      )}
    </EnquiryPanel>
  );
}
