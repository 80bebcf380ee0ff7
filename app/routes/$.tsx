import { notFound } from "~/http/read-request";

/** Every address that no other route knows. The server logs the path in one line. */
export function loader() {
  throw notFound();
}

/** Never shown: the error page stands in its place. Without it the address would be no screen. */
export default function NotFound() {
  return null;
}
