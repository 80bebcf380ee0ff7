/** A feedback link: its token alone opens the page of an enquiry, without a sign-in. */
const personal = /^(\/+feedback\/+).+/i;

/** A path without its query as the log may have it: what is secret in it is left out. */
export function writeLoggedPath(path: string): string {
  return path.replace(personal, "$1…");
}
