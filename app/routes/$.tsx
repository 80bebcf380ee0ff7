import { notFound } from "~/http/read-request";

export function loader() {
  throw notFound();
}

/** Never shown, because the error page replaces it; without it the route would not be a page. */
export default function NotFound() {
  return null;
}
