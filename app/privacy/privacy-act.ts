/** What is done with personal data. */
export type PrivacyAct = "given" | "erased" | "exported" | "expired";
