export const notSent = "It could not be sent. Please check the connection and try again.";

export const notDone = "This could not be done. Please try again.";

/** Shown above the text typed into the form of a purged item. */
export const notSavedText = "What you wrote was not saved. It is still here: copy it before you leave.";

export const notSaved = "What you have changed is not saved. If you leave now, it is lost.";

export const offline = "You are offline. This screen stays as it is; go on when the line is back.";
