/**
 * What is said where a form of the admin area could not be sent, or the site failed: it is still there, with all that was typed.
 */
export const notSent = "It could not be sent. Please check the connection and try again.";

/** What is said above what was written into the form of something that was deleted for good. */
export const keptWords = "What you wrote was not saved. It is still here: copy it before you leave.";

/** What is asked before a form is left in which something was changed. */
export const notSaved = "What you have changed is not saved. If you leave now, it is lost.";

/** What is said of a link that is pressed while there is no line. */
export const offline = "You are offline. This screen stays as it is; go on when the line is back.";
