/** Addresses of the admin area that answer with a file, and the screen that offers each. */
const files: readonly { address: RegExp; screen: string }[] = [
  { address: /^\/admin\/(?:backup|export)$/, screen: "/admin/account" },
  { address: /^\/admin\/account\/recovery-codes\/file$/, screen: "/admin/account" },
  { address: /^\/admin\/enquiries\.csv(\?.*)?$/, screen: "/admin/enquiries$1" },
  { address: /^(\/admin\/enquiries\/\d+\/person)\.json$/, screen: "$1" },
  { address: /^(\/admin\/enquiries\/\d+)\/(?:drawings|attachments\/\d+(?:\?.*)?)$/, screen: "$1" },
];

/**
 * The screen that offers the file at this address, its query included; null where the address is no file. A file shows nothing:
 * who had to sign in for it comes back to that screen.
 */
export function findFileScreen(address: string): string | null {
  const file = files.find((file) => file.address.test(address));
  return file ? address.replace(file.address, file.screen) : null;
}
