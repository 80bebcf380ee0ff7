/** Remembers whether single keys act in the inbox. */
const NAME = "inbox-keys";

/** The cookie as `Set-Cookie` takes it. */
export function formatKeysCookie(isOn: boolean): string {
  return `${NAME}=${isOn ? "on" : "off"}; Path=/admin; Max-Age=31536000; SameSite=Lax`;
}

/** Whether single keys act, as a `Cookie` header says; they do unless they were turned off. */
export function areKeysOn(header: string | null): boolean {
  return !(header ?? "").split(/;\s*/).includes(`${NAME}=off`);
}
