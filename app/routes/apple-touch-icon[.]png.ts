import { redirectToIcon } from "~/firm/icon-redirect.server";

/** iPhones request the icon at this address. */
export const loader = () => redirectToIcon("apple");
