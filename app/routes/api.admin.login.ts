import { messages } from "~/content/messages";
import { credentialsSchema } from "~/domain/auth/credentials.server";
import { ApiProblem, readJson, serveJson } from "~/http/json-api.server";
import { startSession } from "~/http/session.server";
import { SignInRefused, signIn } from "~/http/sign-in.server";

/** Signs in and answers the token of the session (specification, section 7). */
const serve = serveJson({
  POST: async ({ request }) => {
    const credentials = await readJson(
      request,
      credentialsSchema,
      (error) => error.issues[0]?.message ?? messages.login.failure.message,
    );
    const admin = await signIn(request, credentials).catch(explain);
    const { token } = await startSession(request, admin.id);
    return Response.json(
      { success: true, message: messages.login.success.title, token },
      { headers: { "Cache-Control": "no-store" } },
    );
  },
});

export const loader = serve;
export const action = serve;

function explain(error: unknown): never {
  if (!(error instanceof SignInRefused)) throw error;
  const { message } = messages.login.failure;
  if (error.reason !== "limited") throw new ApiProblem(401, message);
  throw new ApiProblem(429, "Too many attempts. Please try again later.", {
    headers: { "Retry-After": String(error.retryAfterSeconds) },
  });
}
