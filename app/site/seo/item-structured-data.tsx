import type { PictureSource } from "~/images/picture-source";
import { useRootData } from "~/site/use-root-data";
import { JsonLd } from "./json-ld";
import { describeGraph, describeImage } from "./structured-data";

interface ItemStructuredDataProps {
  item: { title: string; image: PictureSource | null; createdAt: string | null };
  /** What is said about it. */
  text: string;
}

/** The picture of a project or a gallery item with its words, for search engines; nothing where there is no picture. */
export function ItemStructuredData({ item: { title, image, createdAt }, text }: ItemStructuredDataProps) {
  const site = useRootData();
  if (!image) return null;
  return <JsonLd graph={describeGraph(describeImage({ title, text, picture: image, createdAt }, site))} />;
}
