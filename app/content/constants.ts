/** Limits, times and sizes of the client's requirements. Times are in milliseconds. */

/** The header turns white after this many pixels of scrolling. */
export const NAVBAR_SCROLL_THRESHOLD_PX = 50;

/** Part of the block that has to be in view before its counters start. */
export const HERO_COUNTER_THRESHOLD = 0.1;
export const ABOUT_COUNTER_THRESHOLD = 0.3;
export const ABOUT_COUNTER_DURATION_MS = 2000;

export const LATEST_PROJECTS_SHOWN = 6;
export const TESTIMONIALS_SHOWN = 3;
export const STAR_SCALE = 5;
export const DASHBOARD_RECENT_ITEMS = 4;
export const DASHBOARD_SKELETON_CARDS = 3;
/** A recent item without a date is shown with one from within this many days. */
export const RECENT_ITEM_SUBSTITUTE_DAYS = 30;

export const LOGOUT_NOTICE_DURATION_MS = 1200;

export const PHONE_DIGITS = 10;

/** Where the browser stores the bearer token. */
export const TOKEN_STORAGE_KEY = "token";

/** Deleted items and enquiries can be restored for so many days; then they are purged. */
export const TRASH_DAYS = 30;
