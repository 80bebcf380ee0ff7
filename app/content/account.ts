/** The words of the account screen and of what belongs to it. */
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
    current: "Present password",
    next: "New password",
    nextHelp: "At least 12 characters; a sentence of your own is easy to remember.",
    repeated: "New password once more",
    submit: "Change password",
    wrong: "This is not your present password.",
    done: "Password changed. Every other device is signed out.",
  },
} as const;

/** What is said where a session ended while somebody was at work. */
export const keptFormWords = {
  expired: { title: "Your session has expired", message: "Please sign in again." },
  kept: "What you wrote is kept. Sign in and it is there again.",
  returned: "Here is what you wrote. Please send it again.",
} as const;

/** How long somebody has to wait who tried too often. */
export function describeWait(seconds: number): string {
  const minutes = Math.ceil(seconds / 60);
  return `Too many attempts. Please try again in ${minutes} ${minutes === 1 ? "minute" : "minutes"}.`;
}
