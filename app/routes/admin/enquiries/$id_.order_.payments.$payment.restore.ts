import { redirect } from "@remix-run/node";
import { adminAction, adminLoader } from "~/features/accounts/guard.server";
import { restorePayment } from "~/features/orders/payments.server";
import { db } from "~/platform/database/database.server";
import { replaceWithToast } from "~/platform/http/cookies.server";
import { orNotFound, readId } from "~/platform/http/read-request";

export const action = adminAction(async ({ params, signedIn: { admin } }) => {
  const id = readId(params);
  const result = await restorePayment(db, id, readId({ id: params.payment }), admin.username);
  orNotFound(result === "missing" ? null : result);
  return await replaceWithToast(`/admin/enquiries/${id}/order`, {
    type: "success",
    message: "Payment put back",
  });
});

export const loader = adminLoader(({ params }) => redirect(`/admin/enquiries/${readId(params)}/order`));

export { submitButton as clientAction } from "~/platform/ui/form/submit-form";
