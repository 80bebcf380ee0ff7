/** Identical for every enquiry: contains no enquiry data. */
export const pushMessages = {
  enquiry: { title: "A new enquiry", body: "Open the inbox" },
  test: { title: "This is a test", body: "Notifications reach this device." },
} as const;

export const pushPanel = {
  heading: "Notifications on this device",
  text: "A new enquiry shows on this phone or computer, without a name or a word of it. Mails come anyway.",
  unsupported:
    "This browser cannot show notifications, or only on https and with scripts. On an iPhone, add the site to the home screen first.",
  none: "No device shows them.",
  subscribe: "Turn on here",
  subscribing: "Asking…",
  subscribed: "This device shows new enquiries from now on.",
  denied:
    "This browser does not allow notifications from the site. Allow them in its settings, then press again.",
  failed: "Notifications could not be turned on. Try again later; mails come anyway.",
  since: "Since",
  sent: "Last sent",
  failedAt: "Last failed",
  test: "Send a test",
  tested: "A test is on its way to the device.",
  untested: "The test could not be sent. The device's push service may be away; try again later.",
  gone: "The device takes no notifications any more, and was removed.",
  remove: "Remove",
  removed: "The device shows no notifications any more.",
} as const;
