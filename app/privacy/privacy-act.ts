/** What is done with what is held on people. */
export type PrivacyAct = "given" | "erased" | "exported" | "expired";
