import type { Graph } from "schema-dts";

/** Structured data of a page, as a data block: browsers do not run it, so no policy has to allow it. */
export function JsonLd({ graph }: { graph: Graph }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: React would escape the quotes of JSON; serialize() makes it safe.
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: serialize(graph) }} />;
}

/** Writes JSON that cannot end its script element: `<` only ever stands inside strings. */
export function serialize(graph: Graph): string {
  return JSON.stringify(graph).replaceAll("<", "\\u003c");
}
