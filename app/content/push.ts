/** The same for every enquiry and quotation; contains no customer data. */
export const pushMessages = {
  enquiry: { title: "A new enquiry", body: "Open the inbox" },
  quotation: { title: "Quotation update", body: "A customer has answered" },
  test: { title: "This is a test", body: "Notifications work on this device." },
} as const;
