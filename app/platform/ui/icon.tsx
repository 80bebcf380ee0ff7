import { joinClasses } from "./join-classes";

/** On a 24 px grid, with lines of 1.5 px and square ends. */
const paths = {
  "arrow-right": "M4 12h15M13 6l6 6-6 6",
  "arrow-left": "M20 12H5m6-6-6 6 6 6",
  "arrow-up": "M12 20V5m-6 6 6-6 6 6",
  "arrow-down": "M12 4v15m-6-6 6 6 6-6",
  "to-top": "M5 4h14M12 20V8m-6 6 6-6 6 6",
  handle: "M5 8h14M5 12h14M5 16h14",
  order: "M7 20V5m-4 4 4-4 4 4M17 4v15m-4-4 4 4 4-4",
  "chevron-down": "m6 9 6 6 6-6",
  "chevron-right": "m9 6 6 6-6 6",
  check: "m5 12.5 4.5 4.5L19 7.5",
  close: "M6 6l12 12M18 6 6 18",
  menu: "M3 7h18M3 12h18M3 17h12",
  plus: "M12 5v14M5 12h14",
  search: "M11 4a7 7 0 1 1 0 14 7 7 0 0 1 0-14Zm5 12 4.5 4.5",
  phone:
    "M6.5 3.5h3l1.5 4.5-2 1.5a12 12 0 0 0 5.5 5.5l1.5-2 4.5 1.5v3a2 2 0 0 1-2 2A15 15 0 0 1 4.5 5.5a2 2 0 0 1 2-2Z",
  mail: "M3.5 5.5h17v13h-17zM3.5 6l8.5 7 8.5-7",
  pin: "M12 21c-4-4.5-6.5-8-6.5-11a6.5 6.5 0 1 1 13 0c0 3-2.5 6.5-6.5 11ZM12 12.5a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5Z",
  clock: "M12 3.5a8.5 8.5 0 1 1 0 17 8.5 8.5 0 0 1 0-17ZM12 7.5V12l3 2",
  calendar: "M4 6h16v14H4zM4 10.5h16M8 3.5V8m8-4.5V8",
  warning: "M12 4 2.5 20h19zM12 10v4.5m0 2.2v.8",
  info: "M12 3.5a8.5 8.5 0 1 1 0 17 8.5 8.5 0 0 1 0-17ZM12 11v5.5m0-9v.8",
  edit: "M4 20h4L19.5 8.5l-4-4L4 16zM13 7l4 4",
  trash: "M4.5 7h15M9 7V4h6v3M6.5 7l1 13h9l1-13M10 11v5.5m4-5.5v5.5",
  upload: "M12 16V5m-5 5 5-5 5 5M4 16v4h16v-4",
  download: "M12 4v11m-5-5 5 5 5-5M4 16v4h16v-4",
  image: "M3.5 5h17v14h-17zM3.5 16l5-5 4 4 3-3 5 5M15.5 9.5v.01",
  crop: "M7 2.5V17h14.5M2.5 7H17v14.5",
  eye: "M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12ZM12 15a3 3 0 1 0 0-6 3 3 0 0 0 0 6Z",
  "eye-off":
    "M4 4l16 16M9.5 6c.8-.3 1.6-.5 2.5-.5 6 0 9.5 6.5 9.5 6.5a17 17 0 0 1-3 3.6M6 7.5A17 17 0 0 0 2.5 12S6 18.5 12 18.5c1.4 0 2.7-.4 3.8-.9M10 10a3 3 0 0 0 4 4",
  user: "M12 4a4 4 0 1 1 0 8 4 4 0 0 1 0-8ZM4.5 20.5c0-3.8 3.3-5.5 7.5-5.5s7.5 1.7 7.5 5.5",
  logout: "M14 4H5v16h9M10 12h11m-4-4 4 4-4 4",
  dashboard: "M4 4h7v9H4zM13 4h7v5h-7zM13 11h7v9h-7zM4 15h7v5H4z",
  building: "M4 20V8.5L10 4l6 4.5V20M16 11h4v9M2.5 20h19M8 11v.01M12 11v.01M8 15v.01M12 15v.01",
  gauge: "M4.5 18.5a9 9 0 1 1 15 0M12 14l4-5.5M3.5 18.5h3m11 0h3",
  collapse: "M4 4h16v16H4zM9.5 4v16M16.5 9l-3 3 3 3",
  zoom: "M11 4a7 7 0 1 1 0 14 7 7 0 0 1 0-14Zm5 12 4.5 4.5M11 8v6m-3-3h6",
  external: "M13 4h7v7M20 4l-9 9M10 5H4v15h15v-6",
  inbox: "M4 5h16v14H4zM4 13h5l1.5 2.5h3L15 13h5",
  note: "M5 4h14v11l-5 5H5zM14 20v-5h5M9 9h6m-6 3.5h4",
  clip: "M19.5 11.5 12 19a4.6 4.6 0 0 1-6.5-6.5L13.5 4.5a3.1 3.1 0 0 1 4.4 4.4L10 16.8a1.6 1.6 0 0 1-2.2-2.2l7-7",
  document: "M5.5 3.5h8l5 5v12h-13zM13.5 3.5v5h5",
  facebook:
    "M14.5 21v-7.5h3l.5-3.5h-3.5V8c0-1.1.4-1.8 2-1.8H18V3.2C17.6 3.1 16.7 3 15.6 3 13 3 11 4.5 11 7.5V10H8v3.5h3V21",
  instagram: "M4 4h16v16H4zM12 16a4 4 0 1 0 0-8 4 4 0 0 0 0 8ZM16.5 7.5v.01",
  whatsapp:
    "M3.5 20.5l1.3-4.5a8.5 8.5 0 1 1 3.2 3.2zM9 8c-.8.5-1 1.5-.6 2.5.9 2.3 2.9 4.2 5.2 5 1 .3 1.9 0 2.4-.8l-2.2-1.4-1 .9a6.5 6.5 0 0 1-2.9-2.9l.8-1z",
} as const;

export type IconName = keyof typeof paths;

/** Uses the text colour. Decorative without a `label`. */
export function Icon({ name, label, className }: { name: IconName; label?: string; className?: string }) {
  return (
    <>
      <svg
        viewBox="0 0 24 24"
        // The size until the style sheet loads. Without it, the icon would fill the screen.
        width="20"
        height="20"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.5"
        strokeLinecap="square"
        aria-hidden="true"
        className={joinClasses("shrink-0", className)}
      >
        <path d={paths[name]} />
      </svg>
      {label ? <span className="sr-only">{label}</span> : null}
    </>
  );
}
