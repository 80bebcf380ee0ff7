/** Limits, times and sizes of the client's specification. Times are in milliseconds. */

export const NAVBAR_SCROLL_THRESHOLD_PX = 50;

/** Share of the block that must be visible before its counters start. */
export const HERO_COUNTER_THRESHOLD = 0.1;
export const ABOUT_COUNTER_THRESHOLD = 0.3;
export const ABOUT_COUNTER_DURATION_MS = 2000;
export const HERO_COUNTER_DURATIONS_MS = { years: 1500, projects: 2000, quality: 1500 } as const;

export const LATEST_PROJECTS_SHOWN = 6;
export const TESTIMONIALS_SHOWN = 3;
export const STAR_SCALE = 5;
export const DASHBOARD_RECENT_ITEMS = 4;
export const DASHBOARD_SKELETON_CARDS = 3;
/** A recent item without a date shows a substitute that is at most this many days old. */
export const RECENT_ITEM_SUBSTITUTE_DAYS = 30;

export const TOAST_DURATION_MS = 3000;
export const LOGOUT_NOTICE_DURATION_MS = 1200;
export const DIALOG_FADE_MS = 300;

export const PHONE_DIGITS = 10;

export const TOKEN_STORAGE_KEY = "token";

export const TRASH_DAYS = 30;

/** In months: how long enquiries of job seekers and suppliers are kept. */
export const OTHERS_RETENTION = 12;

/** Until the owner sets others. */
export const DEFAULT_QUOTE_REPLY_TIME = "24 hours";
export const DEFAULT_MESSAGE_REPLY_TIME = "24-48 hours";
