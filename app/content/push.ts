/** The same for every enquiry and quotation; contains no customer data. */
export const pushMessages = {
  enquiry: { title: "New enquiry", body: "Open enquiries" },
  quotation: { title: "Quotation update", body: "See the news on Today" },
  test: { title: "This is a test", body: "Notifications work on this device." },
} as const;
