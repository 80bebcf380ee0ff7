import type { ItemKind } from "~/items/kinds";

/** Address of the trash. */
export const TRASH = "/admin/trash";

/** Where a post restores an enquiry; `from` is the screen it leads back to. */
export function restoreEnquiryAddress(id: number, from: string): string {
  return `/admin/enquiries/${id}/restore?${new URLSearchParams({ from })}`;
}

/** Where a post restores an item; `from` is the screen it leads back to. */
export function restoreAddress(kind: ItemKind, id: number, from: string): string {
  return `${TRASH}/${kind}/${id}/restore?${new URLSearchParams({ from })}`;
}
