import { redirectToIcon } from "~/business/icon-redirect.server";

/** For programs that do not read `<link rel="icon">`. */
export const loader = () => redirectToIcon("favicon");
