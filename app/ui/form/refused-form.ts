import type { ToastMessage } from "~/ui/toast-message";

/** A form that was not saved, with its typed values. `More` is the data of one screen. */
export interface RefusedForm<More = unknown> {
  /** By field, in the order of the form. */
  errors: Record<string, string>;
  typed: Record<string, string>;
  /** After a conflict the current version, which the next save replaces. */
  version?: number;
  toast?: ToastMessage;
  more?: More;
}

/** Sent after its session expired; returned to its screen. */
export interface PendingForm<More = unknown> extends RefusedForm<More> {
  path: string;
}
