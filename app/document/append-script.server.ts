/**
 * Puts a script at the end of a page.
 *
 * @param nonce the mark of the scripts that may run
 * @param run is called in the page, where its text is all there is of it: it may use nothing from outside
 */
export function appendScript(
  html: string,
  { nonce, run, argument }: { nonce: string; run: (argument: string) => void; argument: string },
): string {
  const end = html.lastIndexOf("</body>");
  const script = `<script nonce="${nonce}">(${run})(${JSON.stringify(argument)})</script>`;
  return html.slice(0, end) + script + html.slice(end);
}
