/** Identical for every enquiry: contains no enquiry data. */
export const pushMessages = {
  enquiry: { title: "A new enquiry", body: "Open the inbox" },
  test: { title: "This is a test", body: "Notifications reach this device." },
} as const;
