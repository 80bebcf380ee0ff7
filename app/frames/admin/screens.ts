import * as messages from "~/content/admin-messages";
import type { IconName } from "~/platform/ui/icon";
export const TRASH_PATH = "/admin/trash";

interface AdminScreen {
  to: string;
  title: string;
  icon: IconName;
}

const { titles } = messages.admin;

const dashboard: AdminScreen = { to: "/admin", title: titles.dashboard, icon: "dashboard" };

export const testimonialsScreen: AdminScreen = {
  to: "/admin/testimonials",
  title: "Testimonials",
  icon: "note",
};

export const pagesScreen: AdminScreen = {
  to: "/admin/pages",
  title: "Page text",
  icon: "edit",
};

/** In the order of the sidebar. */
export const dailyScreens: readonly AdminScreen[] = [
  dashboard,
  { to: "/admin/projects", title: titles.projects, icon: "pin" },
  { to: "/admin/galleryadmin", title: titles.gallery, icon: "image" },
  { to: "/admin/enquiries", title: "Enquiries", icon: "inbox" },
  { to: "/admin/quotations", title: "Quotations", icon: "document" },
];

export const otherScreens: readonly AdminScreen[] = [
  { to: "/admin/site-pictures", title: "Site pictures", icon: "crop" },
  testimonialsScreen,
  pagesScreen,
  { to: "/admin/firm", title: "Business details", icon: "building" },
  { to: TRASH_PATH, title: "Trash", icon: "trash" },
  { to: "/admin/system", title: "System", icon: "gauge" },
  { to: "/admin/account", title: "Account", icon: "user" },
];

/** Opened from the dashboard. */
const visitsScreen: AdminScreen = { to: "/admin/visits", title: "Site visits", icon: "calendar" };

/** Opened from the list of quotations. */
const ratesScreen: AdminScreen = { to: "/admin/rates", title: "Rates", icon: "document" };

/** Returns the screen of a path or of its parent, for example for a dialog. Defaults to the dashboard. */
export function findScreen(pathname: string): AdminScreen {
  const contains = ({ to }: AdminScreen) => pathname === to || pathname.startsWith(`${to}/`);
  const screens = [...dailyScreens, ...otherScreens, visitsScreen, ratesScreen];
  return screens.find((screen) => screen !== dashboard && contains(screen)) ?? dashboard;
}

export function adminMeta(title: string) {
  return [{ title: `${title} | Admin` }, { name: "robots", content: "noindex" }];
}
