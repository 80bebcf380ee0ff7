import { accountPage } from "~/content/account";
import * as messages from "~/content/admin-messages";
import { firmWords } from "~/content/firm";
import { serviceWords } from "~/content/service-words";
import { sitePictureWords } from "~/content/site-pictures";
import { systemPage } from "~/content/system";
import { testimonialWords } from "~/content/testimonial-screens";
import { trashWords } from "~/content/trash";
import { TRASH } from "~/items/trash";
import type { IconName } from "~/ui/icon";

export interface AdminScreen {
  to: string;
  title: string;
  icon: IconName;
}

const { titles } = messages.admin;

const dashboard: AdminScreen = { to: "/admin", title: titles.dashboard, icon: "dashboard" };

/** The screens of the admin area in the order of the sidebar. */
export const adminScreens: readonly AdminScreen[] = [
  dashboard,
  { to: "/admin/projects", title: titles.projects, icon: "pin" },
  { to: "/admin/galleryadmin", title: titles.gallery, icon: "image" },
  { to: "/admin/enquiries", title: "Enquiries", icon: "inbox" },
];

/** The facts of the firm. Beside the account: they change seldom. */
export const firmScreen: AdminScreen = { to: "/admin/firm", title: firmWords.heading, icon: "building" };

/** The words of the service pages. Beside the firm: they change seldom as well. */
export const servicesScreen: AdminScreen = {
  to: "/admin/services",
  title: serviceWords.heading,
  icon: "document",
};

/** What customers said. Beside the firm: it changes seldom as well. */
export const testimonialsScreen: AdminScreen = {
  to: "/admin/testimonials",
  title: testimonialWords.heading,
  icon: "note",
};

/** The pictures of the site itself. Beside the firm, too. */
export const sitePicturesScreen: AdminScreen = {
  to: "/admin/site-pictures",
  title: sitePictureWords.heading,
  icon: "crop",
};

/** The screen that stands above Logout in the sidebar. */
export const accountScreen: AdminScreen = { to: "/admin/account", title: accountPage.heading, icon: "user" };

/** Tells how the site is doing. Beside the account: neither is part of the daily work. */
export const systemScreen: AdminScreen = { to: "/admin/system", title: systemPage.heading, icon: "gauge" };

/** What was deleted, of every kind. The screens whose things are in it lead to it as well. */
export const trashScreen: AdminScreen = { to: TRASH, title: trashWords.title, icon: "trash" };

/** The screen a path belongs to, a dialog's path included; the dashboard unless another begins it. */
export function findScreen(pathname: string): AdminScreen {
  const isPart = ({ to }: AdminScreen) => pathname === to || pathname.startsWith(`${to}/`);
  const screens = [
    ...adminScreens,
    sitePicturesScreen,
    testimonialsScreen,
    servicesScreen,
    firmScreen,
    systemScreen,
    accountScreen,
    trashScreen,
  ];
  return screens.find((screen) => screen !== dashboard && isPart(screen)) ?? dashboard;
}

/** What a screen's `meta` function answers: its title, and that it is nothing for search engines. */
export function adminMeta(title: string) {
  return [{ title: `${title} | Admin` }, { name: "robots", content: "noindex" }];
}
