import { formatClock } from "~/time/format-moment";

export const accountPage = {
  heading: "Account",
  devices: {
    heading: "Signed-in devices",
    text: "Sign out what you no longer use, and what you do not know.",
    thisDevice: "This device",
    signedIn: "Signed in",
    lastUsed: "Last used",
    inUse: "Now",
    address: "Address",
    signOut: "Sign out",
    signedOut: "Signed out on that device.",
  },
  others: {
    link: "Sign out everywhere else",
    title: "Are you sure?",
    message: "Every other device will have to sign in again.",
    confirm: "Yes, sign out!",
    cancel: "Cancel",
    done: "Signed out everywhere else.",
  },
  password: {
    heading: "Password",
    text: "Changing it signs out every other device.",
    current: "Current password",
    next: "New password",
    nextHelp: "At least 12 characters; a sentence of your own is easy to remember.",
    repeated: "New password once more",
    submit: "Change password",
    wrong: "This is not your password.",
    keepCalendar: "Keep the address of my calendar",
    keepCalendarHelp:
      "If you do not tick this, the address ends too: whoever has seen it reads nothing more.",
    done: "Password changed. Every other device is signed out.",
    doneWithCalendar:
      "Password changed. Every other device is signed out, and the address of your calendar has ended.",
  },
  calendar: {
    heading: "Next steps in your calendar",
    text: "A secret address from which the calendar of your phone reads whom to call on which day.",
    off: "No calendar reads them.",
    on: (moment: string) => `The address was made on ${moment}.`,
    make: "Make an address",
    renew: "New address",
    end: "Turn off",
    ended: "No calendar reads the next steps any more.",
    making: {
      title: "Make an address?",
      message: "Whoever has it reads names and places.",
      /** When one already exists. */
      replaces: "A calendar with an address from before reads nothing more.",
      confirm: "Make an address",
      cancel: "Cancel",
    },
    made: "The address of your calendar",
    once: "Add it in your calendar as a subscription. Keep it secret. It is not shown again: if it is lost, make a new one.",
    copy: "Copy",
    copied: "Copied.",
    notCopied: "It could not be copied. Select it and copy it by hand.",
    open: "Open in the calendar of this device",
    done: "Done",
  },
  backup: {
    heading: "Backup",
    text: "Everything in one file: projects, gallery, enquiries and pictures. Keep it where nobody else reads it.",
    password: "Your password",
    submit: "Download backup",
    proven: (moment: string) => `Last nightly backup proven by restoring it: ${moment}.`,
    notYet: "No nightly backup has been made yet.",
    off: "Nightly backups are turned off.",
    export: "Download export",
    exportText:
      "For other programs: projects, gallery, testimonials and enquiries as JSON and CSV, with their pictures. It contains personal data, and the privacy log says that it was made.",
    failed:
      "The last nightly backup failed or is not whole; the log says why. One that failed is tried again every hour.",
  },
} as const;

export const signInStepPage = {
  heading: "Enter your code",
  text: "Open the authenticator app and type the six digits it shows for this site.",
  code: "Code",
  useRecovery: "Use a recovery code instead",
  recoveryText: "Type one of the recovery codes you saved when you set up two-step sign-in.",
  recoveryCode: "Recovery code",
  useApp: "Use the authenticator app instead",
  submit: "Sign In",
  again: "Start again",
  missing: "Please enter a code.",
  wrong: "This code is wrong, or was used already. Wait for the next one and try again.",
  missingInCall:
    "Two-step sign-in is on: send the code of your authenticator app as well, in the field code.",
  codesLeft: (count: number) => `${count} recovery ${count === 1 ? "code is" : "codes are"} left.`,
} as const;

export const signInDialogWords = {
  heading: "Sign in to go on",
  text: "Your session has ended. All that you typed is still here. Sign in, and the site does what you just asked for.",
  later: "Not now",
  unsent: "The site could not be reached. Please try again.",
} as const;

export const twoStepPage = {
  heading: "Two-step sign-in",
  text: "Besides the password, ask for a code that only your phone shows.",
  off: "You need an authenticator app on your phone, such as Google Authenticator, Aegis or 1Password.",
  on: "Two-step sign-in is on.",
  codesLeft: (count: number) => `${count} of 10 recovery codes left.`,
  start: "Set up",
  renew: "New recovery codes",
  turnOff: "Turn off",
  back: "Back to the account",
  setUp: {
    heading: "Set up two-step sign-in",
    add: "Add the site to the app",
    scan: "In the authenticator app, add an account and point the camera at this code.",
    picture: "QR code for the authenticator app",
    onThisDevice: "Open the app on this device",
    byHand: "Or type this key into the app:",
    confirm: "Confirm",
    confirmText: "Type the six digits the app now shows, and your password.",
    code: "Code from the app",
    password: "Your password",
    submit: "Turn on",
    cancel: "Cancel",
    wrong: "This is not the code. Look at the app again; the clock of your phone has to be right.",
    isOn: "Two-step sign-in is on. If you have not saved its recovery codes, make new ones.",
  },
  codes: {
    heading: "Your recovery codes",
    text: "Each signs you in once when your phone is lost. Write them down, print or download them now: they are not shown again.",
    copy: "Copy",
    copied: "Copied",
    notCopied: "They could not be copied. Select them and copy them by hand.",
    print: "Print",
    download: "Download",
    sheet: (site: string, day: string) => `Recovery codes of ${site}, made on ${day}`,
    done: "I have saved them",
  },
  renewing: {
    title: "New recovery codes",
    text: "The codes you have will no longer work.",
    submit: "Make new codes",
  },
  turningOff: {
    title: "Turn off two-step sign-in",
    text: "The password alone will sign you in, and the recovery codes are forgotten.",
    submit: "Turn off",
    done: "Two-step sign-in is off.",
  },
} as const;

export const pendingFormWords = {
  expired: { title: "Your session has expired", message: "Please sign in again." },
  waiting: "What you wrote is saved. Sign in and it is there again.",
  returned: "Here is what you wrote. Please send it again.",
} as const;

export const passwordProblems = {
  noCurrent: "Please enter your current password.",
  tooShort: (fewest: number) => `Please choose at least ${fewest} characters.`,
  tooLong: (most: number) => `Please keep this under ${most} characters.`,
  guessable: "This password is one of the first that are tried. A sentence of your own is better.",
  notTheSame: "This is not the same password.",
  isCurrent: "This is your current password.",
} as const;

export const signInProblems = {
  incomplete: "Enter both user name and password.",
  wrong: "Check user name and password.",
} as const;

export const tooMany = {
  attempts: "There were too many attempts to sign in.",
  codes: "Too many codes were tried.",
  passwords: "Too many passwords were tried.",
} as const;

export function describeWait(what: string, seconds: number): string {
  const minutes = Math.ceil(seconds / 60);
  const end = new Date(Date.now() + seconds * 1000);
  const wait = `${minutes} ${minutes === 1 ? "minute" : "minutes"}`;
  return `${what} Please try again at ${formatClock(end)} IST, in ${wait}.`;
}
