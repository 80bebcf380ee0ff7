/** Lines without a piece. The owner adds each with a button. Codes of services are those of the GST council's SAC list. */
export const extras = [
  { value: "transport", label: "Transport", hsn: "996511" },
  { value: "installation", label: "Installation", hsn: "995468" },
  { value: "motor", label: "Motor", hsn: "8501" },
  { value: "coating", label: "Powder coating", hsn: "998873" },
  { value: "other", label: "Other line", hsn: "995468" },
] as const;

export type ExtraName = (typeof extras)[number]["value"];
