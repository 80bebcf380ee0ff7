export const systemPage = {
  heading: "System",
  asOf: "As of",
  again: "Look again",
  attention: "What needs attention",
  fine: "Nothing needs attention.",
  none: "None",
  never: "Never",
  unknown: "Not known now",
  mail: {
    heading: "Mail and enquiries",
    text: "Mails about enquiries are sent until they arrive.",
    state: "Mail server",
    isSetUp: "Set up",
    isNotSetUp: "Not set up",
    waiting: "Waiting to be sent",
    since: ", the oldest since ",
    undelivered: "Given up",
    enquiry: (id: number) => `Enquiry ${id}`,
    lastSent: "Last sent",
    quarantine: "Enquiries in the quarantine",
    look: (count: number) => `Look at ${count}`,
  },
  backups: {
    heading: "Nightly backups",
    text: "Each is restored once to see that it can be.",
    made: "Last made",
    proven: "Last proven",
    next: "Next",
    off: "Turned off",
    byHand: "Of this moment",
    download: "Download a backup",
  },
  storage: {
    heading: "Storage",
    text: "Where enquiries, pictures and files are stored.",
    database: "Database",
    embedded: "In the data folder",
    server: "PostgreSQL server",
    size: "Size of the database",
    connections: "Connections in use",
    inUse: (used: number, most: number, waiting: number) =>
      waiting > 0 ? `${used} of ${most}, and ${waiting} wait` : `${used} of ${most}`,
    pictures: "Pictures and files",
    disk: "On the disk",
    bucket: (name: string) => `In the bucket ${name}`,
    free: "Free on the disk",
    of: (part: string, whole: string) => `${part} of ${whole}`,
  },
  site: {
    heading: "Version",
    text: "What to name when you ask for help.",
    version: "Site",
    sources: "From its sources",
    migration: "Database",
    node: "Node.js",
    startedAt: "Running since",
    memory: "Memory in use",
  },
  work: {
    heading: "Work in hand",
    text: "At this moment, this screen included.",
    render: "Pages being made",
    decode: "Pictures being read",
    counts: (running: number, waiting: number) =>
      waiting > 0 ? `${running}, and ${waiting} ${waiting === 1 ? "waits" : "wait"}` : String(running),
    staging: "Unfinished uploads",
    cache: "Pages ready to be sent",
    pages: (count: number, size: string) => `${count}, ${size}`,
  },
} as const;

export const systemWarnings = {
  database: {
    title: "The database does not answer in time",
    text: "Forms may fail until it does. Please ask whoever runs the server.",
  },
  noMail: {
    title: "Nobody is told of new enquiries",
    text: "Enquiries are stored, but no mail server is set up. Please have SMTP_URL, MAIL_FROM and MAIL_TO set; until then, look at the enquiries here every day.",
    link: "Enquiries",
  },
  stuckMail: {
    title: "Mails are not getting out",
    text: (since: string) =>
      `The oldest has waited since ${since}. It is tried again and again for two days; please have the mail server and SMTP_URL looked at.`,
  },
  undelivered: {
    title: (count: number) => `${count} ${count === 1 ? "mail was" : "mails were"} given up`,
    text: "The mail server did not take them for two days. Open the enquiry to see why, and send them again from there.",
  },
  disk: {
    title: "The disk is nearly full",
    text: (free: string, reserve: string) =>
      `${free} are free. Below ${reserve} no picture or file is taken any more. Please ask whoever runs the server for more room.`,
  },
  backupFailed: {
    title: "The last nightly backup failed or is not whole",
    text: "The log says why. One that failed is tried again every hour. Download a backup yourself until one succeeds.",
    link: "Download a backup",
  },
  backupOld: {
    title: "No nightly backup was proven for two days",
    text: "The site makes one only while it runs at that hour, and needs room on the disk. Download a backup yourself until one succeeds.",
    link: "Download a backup",
  },
} as const;
