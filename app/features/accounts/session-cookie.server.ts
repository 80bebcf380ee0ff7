import { createCookie } from "@remix-run/node";
import { db } from "~/platform/database/database.server";
import { createSecureCookie, hasOwnCookie } from "~/platform/http/cookies.server";
import { readClientAddress } from "~/platform/http/request.server";
import { config } from "~/platform/runtime/config.server";
import { type CheckedAdmin, findAdminByPasswordVersion } from "./credentials.server";
import { PENDING_FORM_COOKIE } from "./pending-form.server";
import {
  createSession,
  deleteSession,
  EXPIRED_SESSION_RETENTION_MS,
  findExpiredSession,
  resumeSession,
  SESSION_LIFETIME_MS,
  type Session,
} from "./sessions.server";

export interface SignedIn extends Session {
  token: string;
}

// The cookie outlives the session: a form sent after expiry is saved as a pending form for the admin of the cookie.
const sessionCookie = createSecureCookie(
  "session",
  (SESSION_LIFETIME_MS + EXPIRED_SESSION_RETENTION_MS) / 1000,
);

export async function findSessionByCookie(request: Request): Promise<SignedIn | null> {
  const token = await readToken(request);
  return token === null ? null : await findSessionByToken(request, token);
}

/** Reads the `Authorization: Bearer` header, never the cookie. */
export async function findSessionByBearer(request: Request): Promise<SignedIn | null> {
  const token = /^Bearer +([\w-]+)$/i.exec(request.headers.get("Authorization") ?? "")?.[1];
  return token ? await findSessionByToken(request, token) : null;
}

/** Returns the session of the cookie if it expired recently. Grants no access. */
export async function findExpiredSessionByCookie(request: Request): Promise<Session | null> {
  const token = await readToken(request);
  return token === null ? null : await findExpiredSession(db, token);
}

/** Returns null when the password has changed since it was checked: the change ended all sessions. */
export async function startSession(
  request: Request,
  { id, passwordVersion }: CheckedAdmin,
): Promise<{ token: string; cookie: string } | null> {
  const origin = { userAgent: request.headers.get("User-Agent"), address: readClientAddress(request) };
  const session = await db.transaction().execute(async (trx) => {
    const admin = await findAdminByPasswordVersion(trx, id, passwordVersion);
    return admin && (await createSession(trx, id, origin));
  });
  return session && { token: session.token, cookie: await renewSessionCookie(session.token) };
}

/** Returns a `Set-Cookie` value whose lifetime starts now. */
export async function renewSessionCookie(token: string): Promise<string> {
  return await sessionCookie.serialize(token);
}

/** More than a browser has for a site. Otherwise a request could demand a response many times its size. */
const MAX_DELETED_COOKIES = 50;

/**
 * Returns headers that delete all cookies, those of this site first. `keepsPendingForm` keeps a form that another tab may restore
 * after signing in.
 */
export async function endSession(request: Request, { keepsPendingForm = false } = {}): Promise<Headers> {
  const token = await readToken(request);
  if (token !== null) await deleteSession(db, token);
  const headers = new Headers();
  const secure = config.publicUrl.protocol === "https:";
  const names = listCookieNames(request.headers.get("Cookie")).sort(
    (a, b) => Number(hasOwnCookie(`${b}=`)) - Number(hasOwnCookie(`${a}=`)),
  );
  for (const name of names.slice(0, MAX_DELETED_COOKIES)) {
    if (keepsPendingForm && name === PENDING_FORM_COOKIE) continue;
    headers.append(
      "Set-Cookie",
      await createCookie(name, { path: "/", secure }).serialize("", { maxAge: 0 }),
    );
  }
  return headers;
}

async function readToken(request: Request): Promise<string | null> {
  const token: unknown = await sessionCookie.parse(request.headers.get("Cookie"));
  return typeof token === "string" ? token : null;
}

async function findSessionByToken(request: Request, token: string): Promise<SignedIn | null> {
  const session = await resumeSession(db, token, new Date(), readClientAddress(request));
  return session && { ...session, token };
}

function listCookieNames(header: string | null): string[] {
  const names = (header ?? "").split(";").map((pair) => pair.split("=")[0]?.trim() ?? "");
  // Browsers may send invalid cookie names (RFC 6265), which Set-Cookie cannot contain.
  return [...new Set(names.filter((name) => /^[\w!#$%&'*+.^`|~-]+$/.test(name)))];
}
