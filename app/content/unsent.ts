export const notSent = "Not sent. Check your connection and try again.";

export const notDone = "This could not be done. Please try again.";

/** Shown above the text typed into the form of a purged item. */
export const notSavedText = "Not saved. Your text is still here: copy it before you leave.";

export const notSaved = "Your changes are not saved. If you leave now, you lose them.";

export const offline = "You're offline. What you typed stays here. Try again when you're back online.";
