/** An export cannot be read; the message says why in a sentence for the operator. */
export class TransferError extends Error {
  override name = "TransferError";
}
