export const sampleWords = {
  admin: "Example: changing it makes it yours",
  remove: "Remove all examples",
  removed: "The example projects, pictures and testimonials are removed.",
  restored: "The examples are back.",
  public: (count: number) =>
    `Visitors see ${count === 1 ? "1 example" : `${count} examples`} on your site, each marked as an example.`,
} as const;

export const firstSteps = {
  heading: "Five steps to your own site",
  progress: (done: number, all: number) => `${done} of ${all} done`,
  done: "Done",
  open: "Open",
  dismiss: "Hide this list",
  dismissed: "The list is hidden.",
  shown: "The list is back.",
  steps: {
    firm: { title: "Business details", text: "Your name, number, address and hours." },
    pictures: {
      title: "Your pictures",
      text: "Replace our pictures with your photos. Start with the home page banner.",
    },
    projects: { title: "Your first projects", text: "Three or four jobs, each with its town and a photo." },
    mail: {
      title: "Email",
      text: "Get every enquiry by email. Ask whoever set up your server.",
    },
    address: { title: "Your own address", text: "Use your own domain. Ask whoever set up your server." },
  },
  ask: {
    summary: "Text to send",
    copy: "Copy text",
    copied: "Copied",
    notCopied: "Press and hold the text to copy it.",
    /** For the person who set up the server, so it may name settings. */
    mail: (address: string) =>
      `Hello! Please let our website (${address}) send emails: new enquiries should reach me by email. The site's README describes the settings under Email.`,
    address: (address: string) =>
      `Hello! Our website now runs at ${address}. Please connect our own domain to it with https, as the site's README describes under the public address.`,
  },
} as const;
