export const hiddenFields = { honeypot: "subject", timestamp: "shown", attribution: "origin" } as const;

export interface HiddenValues {
  timestamp: string;
  attribution: string;
}
