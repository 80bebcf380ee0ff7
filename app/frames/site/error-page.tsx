import { isRouteErrorResponse, Link, useLocation, useRouteError } from "@remix-run/react";
import type { ReactNode } from "react";
import * as messages from "~/content/messages";
import { footerTexts, getWhatsappUrl, headerLinks, requestQuoteLink } from "~/content/navigation";
import { errorPages } from "~/content/pages";
import type { Business } from "~/platform/runtime/config/business";
import { ButtonLink } from "~/platform/ui/button";
import { Icon } from "~/platform/ui/icon";
import { isFetchFailure } from "./fetch-failure";
import { SiteFrame } from "./frame/site-frame";
import railing from "./missing-panel.svg";
import { useOptionalRootData } from "./use-root-data";

/** Replaces a failed page. Omits the frame of the site in the admin area and if the root data is missing. */
export function ErrorPage() {
  const error = useRouteError();
  const data = useOptionalRootData();
  const { pathname, search } = useLocation();
  const isFramed = data && !pathname.startsWith("/admin");
  const content = <ErrorContent error={error} url={pathname + search} business={data?.business} />;
  return isFramed ? <SiteFrame {...data}>{content}</SiteFrame> : <main>{content}</main>;
}

interface ErrorContentProps {
  error: unknown;
  url: string;
  business: Business | undefined;
}

function ErrorContent({ error, url, business }: ErrorContentProps) {
  const status = isRouteErrorResponse(error) ? error.status : null;
  const isAdmin = url.startsWith("/admin");
  if (status === 404) return <MissingPage />;
  const isUnavailable = status === 503;
  const texts = isUnavailable
    ? errorPages.unavailable
    : {
        title: messages.errors.unexpected,
        text: isRouteErrorResponse(error) ? `${error.status} ${error.statusText}`.trim() : readMessage(error),
      };
  return (
    <ErrorSheet
      mark={status ?? "!"}
      {...texts}
      action={
        isUnavailable && !isAdmin ? (
          business && <ContactLinks business={business} />
        ) : (
          <>
            <ButtonLink to={url} reloadDocument>
              {errorPages.again}
            </ButtonLink>
            <ButtonLink to={isAdmin ? "/admin" : "/"} reloadDocument={isAdmin} variant="secondary">
              {isAdmin ? errorPages.admin : errorPages.home}
            </ButtonLink>
          </>
        )
      }
    />
  );
}

export function getErrorTitle(error: unknown): string {
  const status = isRouteErrorResponse(error) ? error.status : null;
  if (status === 404) return messages.errors.notFound.message;
  return status === 503 ? errorPages.unavailable.title : messages.errors.unexpected;
}

/** In production, the server sends a general message. Browsers' own messages would not help visitors. */
function readMessage(error: unknown): string {
  if (isFetchFailure(error)) return errorPages.unreachable;
  return error instanceof Error ? error.message : errorPages.unknown;
}

function ErrorSheet(props: { mark: ReactNode; title: string; text?: string; action: ReactNode }) {
  return (
    <div data-dark="" className="grid min-h-svh items-center bg-graphite text-paper">
      <div className="shell grid gap-6 pt-28 pb-16">
        <p className="dimension figures display-face max-w-2xl text-hero">{props.mark}</p>
        <h1 className="text-heading">{props.title}</h1>
        {props.text ? <p className="max-w-[52ch] text-lead text-steel-200">{props.text}</p> : null}
        <div className="flex flex-wrap gap-3 pt-2">{props.action}</div>
      </div>
    </div>
  );
}

function ContactLinks({ business }: { business: Business }) {
  const whatsappUrl = getWhatsappUrl(business);
  return (
    <>
      <ButtonLink to={`tel:${business.phone.e164}`} icon="phone" className="figures">
        {business.phone.display}
      </ButtonLink>
      <ButtonLink to={`mailto:${business.email}`} icon="mail" variant="secondary">
        {business.email}
      </ButtonLink>
      {whatsappUrl ? (
        <a
          href={whatsappUrl}
          target="_blank"
          rel="noreferrer"
          className="inline-flex min-h-11 items-center gap-2.5 px-3 underline underline-offset-4"
        >
          <Icon name="whatsapp" />
          {footerTexts.social.whatsapp}
        </a>
      ) : null}
    </>
  );
}

const suggestedLinks = [...headerLinks.slice(1), requestQuoteLink];

function MissingPage() {
  const { code, message } = messages.errors.notFound;
  return (
    <div data-dark="" className="grid min-h-svh content-center bg-graphite pt-24 pb-16 text-paper">
      {/* A railing with a missing panel in the middle; never scaled, so wider screens show more bays. */}
      <img src={railing} alt="" width="2704" height="224" className="h-56 w-full object-none" />
      <p aria-hidden="true" className="dimension figures display-face mx-auto mt-1 max-w-43 text-title">
        {code}
      </p>
      <div className="shell grid gap-x-8 gap-y-10 pt-8 lg:grid-cols-12 lg:items-end lg:pt-12">
        <div className="lg:col-span-5">
          <h1 className="text-heading">
            <span className="sr-only">{`${code}. `}</span>
            {message}
          </h1>
          <p className="mt-4 max-w-[44ch] text-lead text-steel-200">{errorPages.missing}</p>
          <ButtonLink to="/" className="mt-7">
            {errorPages.home}
          </ButtonLink>
        </div>
        <ul className="grid gap-x-8 grid-cols-[repeat(auto-fit,minmax(min(100%,8.5rem),1fr))] lg:col-span-7 lg:grid-cols-3">
          {suggestedLinks.map(({ label, to }) => (
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
