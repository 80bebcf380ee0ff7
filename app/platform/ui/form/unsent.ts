export const notSentMessage = "Not sent. Check your connection and try again.";

export const notDoneMessage = "This could not be done. Please try again.";

/** Shown above the text typed into the form of a purged item. */
export const purgedItemMessage = "Not saved. Your text is still here: copy it before you leave.";

export const leaveWarning = "Your changes are not saved. If you leave now, you lose them.";

export const offlineMessage = "You're offline. What you typed stays here. Try again when you're back online.";
