/** Lines without a piece. The owner adds each with a button. */
export const extras = [
  { value: "transport", label: "Transport", hsn: "9965" },
  { value: "installation", label: "Installation", hsn: "9954" },
  { value: "motor", label: "Motor", hsn: "8501" },
  { value: "coating", label: "Powder coating", hsn: "9988" },
  { value: "other", label: "Other line", hsn: "9954" },
] as const;

export type ExtraName = (typeof extras)[number]["value"];
