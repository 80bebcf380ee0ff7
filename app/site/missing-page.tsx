import { Link } from "@remix-run/react";
import * as messages from "~/content/messages";
import { headerLinks, requestQuoteLink } from "~/content/navigation";
import { errorPages } from "~/content/pages";
import { ButtonLink } from "~/ui/button";
import { Icon } from "~/ui/icon";
import railing from "./missing-panel.svg";

/** All but the first, which the button leads to. */
const waysOn = [...headerLinks.slice(1), requestQuoteLink];

/** Stands where a page would be: a railing that lacks a panel, and the ways on. */
export function MissingPage() {
  const { code, message } = messages.errors.notFound;
  return (
    <div data-dark="" className="grid min-h-svh content-center bg-graphite pt-24 pb-16 text-paper">
      {/* An elevation with its gap in the middle: every screen shows it at full size, and as many bays beside it as it has room for. */}
      <img src={railing} alt="" width="2704" height="224" className="h-56 w-full object-none" />
      <p aria-hidden="true" className="dimension figures display-face mx-auto mt-1 max-w-43 text-title">
        {code}
      </p>
      <div className="shell grid gap-x-8 gap-y-10 pt-8 lg:grid-cols-12 lg:items-end lg:pt-12">
        <div className="lg:col-span-5">
          <h1 className="text-heading">
            <span className="sr-only">{code}. </span>
            {message}
          </h1>
          <p className="mt-4 max-w-[44ch] text-lead text-steel-200">{errorPages.missing}</p>
          <ButtonLink to="/" className="mt-7">
            {errorPages.home}
          </ButtonLink>
        </div>
        <ul className="grid gap-x-8 grid-cols-[repeat(auto-fit,minmax(min(100%,8.5rem),1fr))] lg:col-span-7 lg:grid-cols-3">
          {waysOn.map(({ label, to }) => (
            <li key={to} className="border-steel-700 border-t">
              <Link
                to={to}
                className="group/button display-face flex min-h-13 items-center justify-between gap-3 tracking-normal underline-offset-4 hover:underline"
              >
                {label}
                <Icon
                  name="arrow-right"
                  className="size-4.5 text-steel-400 transition-transform group-hover/button:translate-x-1"
                />
              </Link>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
