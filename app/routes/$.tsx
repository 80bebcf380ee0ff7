import { notFound } from "~/http/read-request";

export function loader() {
  throw notFound();
}

/** Never shown, because the error page replaces it. A route without a component would not be a page. */
export default function NotFound() {
  return null;
}
