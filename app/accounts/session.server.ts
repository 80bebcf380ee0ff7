import { createCookie, redirect } from "@remix-run/node";
import { keptFormWords } from "~/content/account";
import { clientAddress } from "~/server/client-address.server";
import { config } from "~/server/config.server";
import { db } from "~/server/db/database.server";
import { redirectWithToast } from "~/server/flash.server";
import { sessionSecrets } from "~/server/session-secret.server";
import { KEPT_FORM_COOKIE, keepForm } from "./kept-form.server";
import {
  createSession,
  deleteSession,
  findExpiredSession,
  findSession,
  SESSION_LIFETIME_MS,
  SESSION_MEMORY_MS,
  type Session,
} from "./sessions.server";

/** A signed-in admin and the token that says so. */
export interface SignedIn extends Session {
  token: string;
}

const sessionCookie = createCookie("session", {
  path: "/",
  httpOnly: true,
  sameSite: "lax",
  secure: config.publicUrl.protocol === "https:",
  // Longer than the session lives: a form sent after it expired is kept for whom the cookie names.
  maxAge: (SESSION_LIFETIME_MS + SESSION_MEMORY_MS) / 1000,
  secrets: [...sessionSecrets()],
});

/** Whoever is signed in by the session cookie, or null. */
export async function findAdmin(request: Request): Promise<SignedIn | null> {
  const token = await readToken(request);
  return token === null ? null : await findByToken(request, token);
}

/** Whoever is signed in by an `Authorization: Bearer` header, or null. It never looks at the cookie. */
export async function findSessionByBearer(request: Request): Promise<SignedIn | null> {
  const token = /^Bearer +([\w-]+)$/i.exec(request.headers.get("Authorization") ?? "")?.[1];
  return token ? await findByToken(request, token) : null;
}

/**
 * The admin, for every loader and action of the admin area. A form whose session expired a short time ago is kept, so that it
 * is there again after signing in; of anybody else's nothing is read.
 * @param keepsForm false for forms that hold passwords, or nothing that was typed
 * @throws {Response} a redirect to the sign-in, which leads back to here
 */
export async function requireAdmin(request: Request, { keepsForm = true } = {}): Promise<SignedIn> {
  const signedIn = await findAdmin(request);
  if (signedIn) return signedIn;
  const { pathname, search } = new URL(request.url);
  const login = `/login?${new URLSearchParams({ from: `${pathname}${search}` })}`;
  const token = await readToken(request);
  const expired = token === null ? null : await findExpiredSession(db, token);
  if (!expired) throw redirect(login);
  const cookie = keepsForm && request.method !== "GET" ? await keepForm(request, expired) : null;
  throw await redirectWithToast(
    login,
    { kind: "info", ...keptFormWords.expired },
    cookie ? { "Set-Cookie": cookie } : {},
  );
}

/** Opens a session; returns its token and the `Set-Cookie` value that keeps it in the browser. */
export async function startSession(
  request: Request,
  adminId: number,
): Promise<{ token: string; cookie: string }> {
  const { token } = await createSession(db, adminId, {
    userAgent: request.headers.get("User-Agent"),
    address: clientAddress(request),
  });
  return { token, cookie: await keepSession(token) };
}

/** The `Set-Cookie` value that lets a browser keep a session for as long as the server does from now on. */
export async function keepSession(token: string): Promise<string> {
  return await sessionCookie.serialize(token);
}

/**
 * Ends the session a browser has, if any, and returns the headers that remove all its cookies
 * (specification, section 4).
 * @param sparesKeptForm because another tab may be about to sign in again, and has a form waiting
 */
export async function endSession(request: Request, { sparesKeptForm = false } = {}): Promise<Headers> {
  const token = await readToken(request);
  if (token !== null) await deleteSession(db, token);
  const headers = new Headers();
  for (const name of listCookieNames(request.headers.get("Cookie"))) {
    if (sparesKeptForm && name === KEPT_FORM_COOKIE) continue;
    headers.append("Set-Cookie", await createCookie(name, { path: "/" }).serialize("", { maxAge: 0 }));
  }
  return headers;
}

async function readToken(request: Request): Promise<string | null> {
  const token: unknown = await sessionCookie.parse(request.headers.get("Cookie"));
  return typeof token === "string" ? token : null;
}

async function findByToken(request: Request, token: string): Promise<SignedIn | null> {
  const session = await findSession(db, token, new Date(), clientAddress(request));
  return session && { ...session, token };
}

function listCookieNames(header: string | null): string[] {
  const names = (header ?? "").split(";").map((pair) => pair.split("=")[0]?.trim() ?? "");
  // What is no name of a cookie, as browsers may still send it, could not be written back.
  return [...new Set(names.filter((name) => /^[\w!#$%&'*+.^`|~-]+$/.test(name)))];
}
