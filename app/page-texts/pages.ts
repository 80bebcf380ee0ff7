import { aboutPage } from "~/content/about";
import { contactPage } from "~/content/contact";
import { homePage } from "~/content/home";
import type { PageName } from "~/content/pages";
import { quotePage } from "~/content/quote";
import type { EditedPage, TextField, TextPart } from "./edited-page";

const text = (path: string, label: string, maxLength: number, more: Partial<TextField> = {}): TextField => ({
  name: path,
  path,
  label,
  maxLength,
  ...more,
});

const headingAndText = (path: string): TextField[] => [
  text(`${path}.heading`, "Heading", 40),
  text(`${path}.text`, "Text under it", 160),
];

function each<Item>(
  items: readonly Item[],
  write: (index: number, number: number) => TextField[],
): TextField[] {
  return items.flatMap((_, index) => write(index, index + 1));
}

function editSteps(
  path: string,
  steps: readonly { title: string; details?: readonly string[] }[],
): TextField[] {
  return each(steps, (index, number) => [
    text(`${path}.${index}.title`, `Step ${number}`, 40),
    text(`${path}.${index}.text`, `Text of step ${number}`, 160),
    ...each(steps[index]?.details ?? [], (detail, count) => [
      text(`${path}.${index}.details.${detail}`, `Step ${number}, point ${count}`, 40, { isOptional: true }),
    ]),
  ]);
}

const homeParts: TextPart[] = [
  {
    title: "Top of the page",
    help: "On the large picture.",
    fields: [text("hero.headline", "Headline", 80), text("hero.text", "Text", 160)],
  },
  {
    title: "Core specializations",
    fields: [
      ...headingAndText("specializations"),
      ...each(homePage.specializations.tiles, (index, number) => [
        text(`specializations.tiles.${index}.title`, `Name ${number}`, 40, {
          picture: homePage.specializations.tiles[index]?.picture,
        }),
        text(`specializations.tiles.${index}.caption`, `Line under name ${number}`, 60),
      ]),
    ],
  },
  {
    title: "How a job runs",
    help: "Blank points are hidden.",
    fields: [...headingAndText("process"), ...editSteps("process.steps", homePage.process.steps)],
  },
  { title: "Latest projects", fields: headingAndText("latestProjects") },
  { title: "Testimonials", fields: headingAndText("testimonials") },
];

const aboutParts: TextPart[] = [
  {
    title: "Top of the page",
    help: "{year} is replaced by the founding year from Business details.",
    fields: [text("tagline", "Line beside the name", 80)],
  },
  {
    title: "About us",
    help: "The first paragraph is set in large type. Blank paragraphs are hidden. {year} is replaced by the founding year.",
    fields: [1, 2, 3, 4, 5].map((number) =>
      text(`paragraphs.${number - 1}`, `Paragraph ${number}`, 600, {
        isOptional: true,
        number,
        list: "paragraphs",
      }),
    ),
  },
  {
    title: "Core values",
    fields: [
      text("values.heading", "Heading", 40),
      ...each(aboutPage.values.items, (index, number) => [
        text(`values.items.${index}.title`, `Value ${number}`, 40),
        text(`values.items.${index}.text`, `Text of value ${number}`, 200),
      ]),
    ],
  },
  {
    title: "Products",
    fields: [
      ...headingAndText("products"),
      ...each(aboutPage.products.tiles, (index, number) => [
        text(`products.tiles.${index}.label`, `Product ${number}`, 40, {
          picture: aboutPage.products.tiles[index]?.picture,
        }),
      ]),
    ],
  },
];

const contactParts: TextPart[] = [
  {
    title: "Top of the page",
    fields: [
      text("text", "Text", 160, { help: "The link to the quote form follows it." }),
      text("photographs", "Link text", 60),
    ],
  },
  {
    title: "Headings",
    fields: [
      text("details.heading", "Above phone and address", 40),
      text("form.heading", "Above the form", 40),
    ],
  },
];

const quoteParts: TextPart[] = [
  { title: "Top of the page", fields: [text("text", "Text", 160)] },
  { title: "Form", fields: [text("form.heading", "Above the form", 40)] },
  {
    title: "What happens next",
    help: "{reply} is replaced by the reply time from Business details.",
    fields: [text("next.heading", "Heading", 40), ...editSteps("next.steps", quotePage.next.steps)],
  },
];

/** Excludes services. The menu shows the pages' names, which do not change. */
export const pages = {
  home: edit("home", "Home", "/", homePage, homeParts),
  about: edit("about", "About Us", "/about", aboutPage, aboutParts),
  contact: edit("contact", "Contact", "/contact", contactPage, contactParts),
  quote: edit("quote", "Request a Quote", "/request-quote", quotePage, quoteParts),
};

function edit<Content>(
  name: PageName,
  title: string,
  address: string,
  delivered: Content,
  parts: readonly TextPart[],
): EditedPage<Content> {
  return { document: `page:${name}`, title, address, delivered, parts };
}
