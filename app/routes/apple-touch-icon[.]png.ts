import { redirectToIcon } from "~/firm/icon-redirect.server";

/** iPhones ask for it at this address. */
export const loader = () => redirectToIcon("apple");
