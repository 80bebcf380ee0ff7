const files: readonly { address: RegExp; screen: string }[] = [
  { address: /^\/admin\/(?:backup|export)$/, screen: "/admin/account" },
  { address: /^\/admin\/account\/recovery-codes\/file$/, screen: "/admin/account" },
  { address: /^\/admin\/enquiries\.csv(\?.*)?$/, screen: "/admin/enquiries$1" },
  { address: /^(\/admin\/enquiries\/\d+\/person)\.json$/, screen: "$1" },
  { address: /^(\/admin\/enquiries\/\d+)\/(?:drawings|attachments\/\d+(?:\?.*)?)$/, screen: "$1" },
];

/** Null when the address is no file. Signing in for a file leads to this screen, because a file shows nothing. */
export function findFileScreen(address: string): string | null {
  const file = files.find((file) => file.address.test(address));
  return file ? address.replace(file.address, file.screen) : null;
}
