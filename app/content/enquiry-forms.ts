/** The words that both public forms say beside the client's own: of telephone numbers, receipts and too many sends. */

/** What a telephone field says of the number in it. */
export const phoneWords = {
  understood: (number: string) => `We will call ${number}.`,
  unusual: (number: string) =>
    `Is ${number} right? Mobile numbers begin with 6, 7, 8 or 9, a landline needs its area code.`,
  /** `rule` is the client's sentence about ten digits. */
  impossible: (rule: string, number: string) =>
    `${rule.replace(/\.$/, "")}. No telephone in India has the number ${number}.`,
} as const;
