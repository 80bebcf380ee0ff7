import { Link } from "@remix-run/react";
import { productsSection } from "~/content/about";
import { Picture } from "~/images/picture";
import { SectionHeading } from "~/site/section-heading";
import type { ProductTile } from "./about-pictures.server";

/** Twenty products; each leads to the service it belongs to. */
export function ProductTiles({ products }: { products: readonly ProductTile[] }) {
  const { id, heading, text } = productsSection;
  return (
    <section id={id} aria-labelledby="products-heading" className="band bg-mist">
      <div className="shell">
        <SectionHeading id="products-heading" title={heading} text={text} />
        <ul className="grid grid-cols-2 gap-x-3 gap-y-7 md:grid-cols-4 md:gap-x-5 md:gap-y-10 xl:grid-cols-5">
          {products.map(({ label, to, picture }) => (
            <li key={label} className="group relative">
              <Picture
                source={{ ...picture, alt: "" }}
                sizes="(min-width: 80rem) 15rem, (min-width: 48rem) 22vw, 46vw"
                className="aspect-square [&_picture>img]:transition-transform [&_picture>img]:duration-300 group-hover:[&_picture>img]:scale-[1.03]"
              />
              <Link
                to={to}
                viewTransition
                className="stretched display-face mt-3 block text-sm leading-snug tracking-normal underline-offset-4 group-hover:underline"
              >
                {label}
              </Link>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
