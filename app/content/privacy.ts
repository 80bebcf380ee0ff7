import { OTHERS_RETENTION, TRASH_DAYS } from "./constants";

/** India's Digital Personal Data Protection Act 2023 (section 5) and its rules of 2025 require this notice. */

/** Stored with each enquiry; change it with every change of the notice. */
export const PRIVACY_NOTICE_VERSION = "2026-11-27.3";

export const privacyNotice = {
  text: "We use your details only to answer you and to carry out your order.",
  link: "Privacy notice",
} as const;

interface NoticeDetails {
  name: string;
  email: string;
  phone: string;
  /** Null if unsuccessful enquiries are not deleted. */
  retentionMonths: number | null;
}

export const privacyPage = {
  heading: "Privacy notice",
  version: (version: string) => `Version ${version}`,
  lead: (name: string) => `What ${name} stores about you, why, and how to change or delete it.`,
  sections: ({ name, email, phone, retentionMonths }: NoticeDetails) => [
    {
      title: "What we store",
      paragraphs: [
        "What you type into our forms: your name, phone number and email address, your message or request with its sizes, and the files that you attach. We remove the location from photos. We also store when your message arrived, and which page or search brought you to us.",
        "If you only browse this site, we store nothing about you: there are no advertising or analytics cookies. We use your IP address to block floods of messages and do not store it with your request.",
      ],
    },
    {
      title: "Why we store it",
      paragraphs: [
        "To answer you, to visit and measure, to draw, to quote, and to make and fit what you order. By sending the form, you consent to this. We share it with no one except the companies that deliver our email and store our backups.",
      ],
    },
    {
      title: "How long we keep it",
      paragraphs: [
        retentionMonths === null
          ? "As long as the job, its warranty and the law require. If your request did not lead to a job, we keep it until you ask us to delete it."
          : `As long as the job, its warranty and the law require. We delete requests that we closed without a job ${retentionMonths} months after they arrived, but not within a month of our last work on them.`,
        `We delete what job seekers and suppliers send us after ${OTHERS_RETENTION} months.`,
        "We keep quotations that you accepted, and records of your payments, for as long as tax law requires: until 72 months after the tax return for that year is due, even if you ask us to delete your data.",
        `Deleted data stays in the trash for ${TRASH_DAYS} days, and in backups until they are replaced.`,
      ],
    },
    {
      title: "What you can ask for",
      paragraphs: [
        "You can ask us to show you, correct or delete what we store about you. You can withdraw your consent at any time, as easily as you gave it; this does not affect what we did before then. You can also nominate someone to do this for you.",
        `Write to ${email} or call ${phone}. We answer within a month.`,
      ],
    },
    {
      title: "If you are not satisfied",
      paragraphs: [
        `Please tell ${name} first. If our answer does not satisfy you, you can complain to the Data Protection Board of India.`,
      ],
    },
  ],
} as const;

export const personLabels = {
  link: "This person's data",
  heading: "This person's data",
  text: "Includes this enquiry and the ticked ones, even in the trash and suspected spam, with their notes, files, emails and testimonials.",
  found: (count: number | null) =>
    count === null ? "many enquiries" : count === 1 ? "1 enquiry" : `${count} enquiries`,
  others: {
    heading: "The same person?",
    text: "Tick the enquiries that are from the same person.",
    reasons: {
      email: "same email address",
      "phone and name": "same phone number and name",
      phone: "same phone number, another name",
      indirect: "shares a phone number or email address with one of these",
    },
  },
  read: "Open to read or print",
  forPrograms: "For other programs",
  give: "Download as JSON",
  backToDialog: "Back",
  print: "Print this page or save it as a PDF to give to this person.",
  dataOf: (name: string) => `What we store about ${name}`,
  erase: "Delete this person's data",
  confirm: "This person asked for their data to be erased. Erasing cannot be undone.",
  unconfirmed: "Please confirm that the person has asked for this.",
  erased: (count: number) =>
    count === 1 ? "1 enquiry was erased for good." : `${count} enquiries were erased for good.`,
  accepted: (count: number) =>
    `Tax law requires you to keep ${count === 1 ? "the accepted quotation" : `the ${count} accepted quotations`} and the payments until 72 months after the tax return for that year is due. Everything else is erased.`,
  won: "These enquiries include a won job. The law may require you to keep its records, such as invoices and payments, for years. Erasing deletes its files and dates here. If you need them, print or download them first.",
  log: {
    heading: "Privacy log",
    empty: "No data has been provided, exported or erased yet.",
    acts: {
      given: "Customer's data shown or printed",
      erased: "Erased on request",
      exported: "Exported as a file",
      expired: "Deleted after the retention period",
    },
  },
} as const;
