import { redirectToIcon } from "~/firm/icon-redirect.server";

/** For programs that read no `<link rel="icon">`. */
export const loader = () => redirectToIcon("favicon");
