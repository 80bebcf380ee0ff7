/** A railing drawn in elevation, hairlines only, as long as the page is wide. */
export function RailingElevation({ className }: { className?: string }) {
  return (
    <svg aria-hidden="true" className={className} height="72" width="100%">
      <defs>
        <pattern id="railing" width="168" height="72" patternUnits="userSpaceOnUse">
          <g fill="none" stroke="currentColor">
            <path d="M0 8.5h168M0 13.5h168" />
            <path d="M80.5 13.5v50M87.5 13.5v50M74.5 63.5h19v4h-19z" />
            <path d="M0 20.5h76.5v40H0M168 20.5H91.5v40H168" />
            <path d="M76.5 28.5h4M76.5 52.5h4M87.5 28.5h4M87.5 52.5h4" />
            <path d="m20 52 22-24m-14 24 10-11M124 52l22-24m-14 24 10-11" opacity=".6" />
            <path d="M0 71.5h168" />
          </g>
        </pattern>
      </defs>
      <rect width="100%" height="72" fill="url(#railing)" />
    </svg>
  );
}
