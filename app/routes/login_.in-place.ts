import { type ActionFunctionArgs, redirect } from "@remix-run/node";
import type { SignInStep } from "~/accounts/sign-in-dialog";
import { readQuery } from "~/http/read-request";
import { action as checkPassword } from "./login/route";
import { action as checkCode } from "./login_.code/route";

/** Signs in from a dialog: takes the form of either step and returns the next step instead of redirecting. */
export async function action(args: ActionFunctionArgs) {
  const isCode = readQuery(args.request).has("code");
  const answer = await (isCode ? checkCode(args) : checkPassword(args));
  if (answer instanceof Response) {
    const { headers } = answer;
    const to = headers.get("Location") ?? "";
    headers.delete("Location");
    return Response.json({ next: findNext(to) } satisfies SignInStep, { headers });
  }
  const { error, toast } = answer.data;
  return Response.json({ error: error ?? toast?.message } satisfies SignInStep, answer.init ?? {});
}

function findNext(to: string): SignInStep["next"] {
  const { pathname } = new URL(to, "http://this.site");
  if (pathname === "/login/code") return "code";
  return pathname === "/login" ? "password" : "done";
}

export const loader = () => redirect("/login");
