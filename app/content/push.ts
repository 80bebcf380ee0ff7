/** The same for every enquiry and quotation; contains no customer data. A press opens the path. */
export const pushMessages = {
  enquiry: { title: "New enquiry", body: "Open enquiries", path: "/admin/enquiries" },
  quotation: { title: "Quotation update", body: "See the news on Today", path: "/admin" },
  test: { title: "This is a test", body: "Notifications work on this device.", path: "/admin/account" },
} as const;
