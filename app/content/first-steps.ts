export const sampleWords = {
  admin: "Sample: changing it makes it yours",
  remove: "Remove all samples",
  removed: "The samples are in the trash.",
  restored: "The samples are back.",
  public: (count: number) =>
    `Visitors see ${count === 1 ? "1 sample" : `${count} samples`}, each marked as an example, under the site's public address.`,
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
    firm: { title: "The firm", text: "Name, number, address and hours, as visitors read them." },
    pictures: {
      title: "Your pictures",
      text: "Photographs of your work where renderings stand, the head of the home page first.",
    },
    projects: { title: "Your first projects", text: "Three or four jobs with place and picture." },
    mail: {
      title: "Mail",
      text: "Get every enquiry by email, and a list of what is due at 8:00 each morning. Ask the person who set up your server.",
    },
    address: { title: "Your address with https", text: "Set PUBLIC_URL to it, once your domain leads here." },
  },
} as const;
