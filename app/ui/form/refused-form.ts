import type { ToastMessage } from "~/ui/toast-message";

/** A form that was not saved, with everything that was typed. `More` is what one screen shows besides. */
export interface RefusedForm<More = unknown> {
  /** By field, in the order of the form. */
  errors: Record<string, string>;
  typed: Record<string, string>;
  /** After a conflict the current version, which the next save replaces. */
  version?: number;
  toast?: ToastMessage;
  more?: More;
}

/** A form that was sent after its session expired, for the screen it came from. */
export interface PendingForm<More = unknown> extends RefusedForm<More> {
  path: string;
}
