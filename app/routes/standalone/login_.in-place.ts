import { type ActionFunctionArgs, redirect } from "@remix-run/node";
import { checkCodeStep, checkPasswordStep } from "~/features/accounts/sign-in-steps.server";
import { readForm, readText } from "~/platform/http/read-request";
import { requireSameOrigin } from "~/platform/http/request.server";
import type { RefusedForm } from "~/platform/ui/form/form-result";

/** Signs in from a dialog. `intent` is the step; the response contains the next one. */
export async function action({ request }: ActionFunctionArgs) {
  requireSameOrigin(request);
  const isPassword = readText(await readForm(request), "intent") === "password";
  const result = await (isPassword ? checkPasswordStep : checkCodeStep)(request, ({ next, headers }) =>
    Response.json({ errors: {}, typed: { intent: next } } satisfies RefusedForm, { headers }),
  );
  return result instanceof Response ? result : Response.json(result.data, result.init ?? {});
}

export const loader = () => redirect("/login");
