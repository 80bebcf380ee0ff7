/** Enquiries on one page of the inbox. */
export const INBOX_PAGE_SIZE = 25;

/** Matches are counted up to here; beyond it the inbox says "more than". */
export const MOST_COUNTED = 1000;
