/** Above a form that was saved when its session had ended. */
export const pendingFormReturned = "Here is what you wrote. Please send it again.";
