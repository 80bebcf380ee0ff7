import { notFound } from "~/platform/http/read-request";

export function loader() {
  throw notFound();
}

/** Never shown, because the error page replaces it. Without a component, Remix would treat this as a resource route. */
export default function NotFound() {
  return null;
}
