/** What is said where a form of the admin area could not be sent, or the site failed: it is still there, with all that was typed. */
export const notSent = "It could not be sent. Please check the connection and try again.";
