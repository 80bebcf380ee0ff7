import { redirectToIcon } from "~/business/icon-redirect.server";

/** iPhones request the icon at this path. */
export const loader = () => redirectToIcon("apple");
