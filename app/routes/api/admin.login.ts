import * as messages from "~/content/admin-messages";
import { loginCallSchema, wrongCode } from "~/features/accounts/credentials.server";
import { startSession } from "~/features/accounts/session-cookie.server";
import { checkCode, checkPassword, SignInRefused } from "~/features/accounts/sign-in.server";
import { describeLimit } from "~/features/accounts/sign-in-steps.server";
import { ApiProblem, readJson, serveJson } from "~/platform/http/json-api.server";

const missingCode =
  'Two-step sign-in is on. Also send the code from your authenticator app, in the field "code".';

const serve = serveJson({
  POST: async ({ request }) => {
    const { code, ...credentials } = await readJson(
      request,
      loginCallSchema,
      (error) => error.issues[0]?.message ?? messages.login.failure.message,
    );
    const { admin, needsCode } = await checkPassword(request, credentials).catch(throwApiProblem);
    if (needsCode) {
      if (code === undefined) throw new ApiProblem(401, missingCode);
      await checkCode(request, { admin, code }).catch(throwApiProblem);
    }
    const session = await startSession(request, admin);
    if (!session) throw new ApiProblem(401, messages.login.failure.message);
    return Response.json(
      { success: true, message: messages.login.success.title, token: session.token },
      { headers: { "Cache-Control": "no-store" } },
    );
  },
});

export const loader = serve;
export const action = serve;

function throwApiProblem(error: unknown): never {
  if (!(error instanceof SignInRefused)) throw error;
  if (error.reason === "wrong-code") throw new ApiProblem(401, wrongCode);
  if (error.retryAfterSeconds === 0) throw new ApiProblem(401, messages.login.failure.message);
  throw new ApiProblem(429, describeLimit(error), {
    headers: { "Retry-After": String(error.retryAfterSeconds) },
  });
}
