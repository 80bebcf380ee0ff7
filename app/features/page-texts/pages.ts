import { aboutPage } from "~/content/about";
import { contactPage } from "~/content/contact";
import { homePage } from "~/content/home";
import type { PageName } from "~/content/pages";
import { quotePage } from "~/content/quote";
import type { EditedPage, TextField, TextPart } from "./edited-page";

const textField = (
  path: string,
  label: string,
  maxLength: number,
  options: Partial<TextField> = {},
): TextField => ({
  name: path,
  path,
  label,
  maxLength,
  ...options,
});

const createHeadingFields = (path: string): TextField[] => [
  textField(`${path}.heading`, "Heading", 40),
  textField(`${path}.text`, "Text under the heading", 160),
];

function flatMapNumbered<Item>(
  items: readonly Item[],
  createFields: (index: number, number: number) => TextField[],
): TextField[] {
  return items.flatMap((_, index) => createFields(index, index + 1));
}

function createStepFields(
  path: string,
  steps: readonly { title: string; details?: readonly string[] }[],
): TextField[] {
  return flatMapNumbered(steps, (index, number) => [
    textField(`${path}.${index}.title`, `Step ${number}`, 40),
    textField(`${path}.${index}.text`, `Step ${number}, text`, 160),
    ...flatMapNumbered(steps[index]?.details ?? [], (detailIndex, detailNumber) => [
      textField(`${path}.${index}.details.${detailIndex}`, `Step ${number}, point ${detailNumber}`, 40, {
        isOptional: true,
      }),
    ]),
  ]);
}

const homeParts: TextPart[] = [
  {
    title: "Top of the page",
    help: "On the large picture.",
    fields: [textField("hero.headline", "Headline", 80), textField("hero.text", "Text", 160)],
  },
  {
    title: "What we make",
    fields: [
      ...createHeadingFields("specializations"),
      ...flatMapNumbered(homePage.specializations.tiles, (index, number) => [
        textField(`specializations.tiles.${index}.title`, `Name ${number}`, 40, {
          picture: homePage.specializations.tiles[index]?.picture,
        }),
        textField(`specializations.tiles.${index}.caption`, `Caption ${number}`, 60),
      ]),
    ],
  },
  {
    title: "How we work",
    help: "Blank points are hidden.",
    fields: [...createHeadingFields("process"), ...createStepFields("process.steps", homePage.process.steps)],
  },
  { title: "Latest projects", fields: createHeadingFields("latestProjects") },
  { title: "Testimonials", fields: createHeadingFields("testimonials") },
];

const aboutParts: TextPart[] = [
  {
    title: "Top of the page",
    help: "{year} is replaced by the founding year from Business details.",
    fields: [textField("tagline", "Line beside the name", 80)],
  },
  {
    title: "About us",
    help: "The first paragraph is set in large type. Blank paragraphs are hidden. {year} is replaced by the founding year.",
    fields: [1, 2, 3, 4, 5].map((number) =>
      textField(`paragraphs.${number - 1}`, `Paragraph ${number}`, 600, {
        isOptional: true,
        number,
        list: "paragraphs",
      }),
    ),
  },
  {
    title: "Core values",
    fields: [
      textField("values.heading", "Heading", 40),
      ...flatMapNumbered(aboutPage.values.items, (index, number) => [
        textField(`values.items.${index}.title`, `Value ${number}`, 40),
        textField(`values.items.${index}.text`, `Value ${number}, text`, 200),
      ]),
    ],
  },
  {
    title: "Products",
    fields: [
      ...createHeadingFields("products"),
      ...flatMapNumbered(aboutPage.products.tiles, (index, number) => [
        textField(`products.tiles.${index}.label`, `Product ${number}`, 40, {
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
      textField("text", "Text", 160, { help: "The link to the quote form follows it." }),
      textField("photographs", "Link text", 60),
    ],
  },
  {
    title: "Headings",
    fields: [
      textField("details.heading", "Above phone and address", 40),
      textField("form.heading", "Above the form", 40),
    ],
  },
];

const quoteParts: TextPart[] = [
  { title: "Top of the page", fields: [textField("text", "Text", 160)] },
  { title: "Form", fields: [textField("form.heading", "Above the form", 40)] },
  {
    title: "What happens next",
    help: "{reply} is replaced by the reply time from Business details.",
    fields: [
      textField("next.heading", "Heading", 40),
      ...createStepFields("next.steps", quotePage.next.steps),
    ],
  },
];

/** Editable pages other than the service pages. The titles, which menus show, cannot be edited. */
export const pages = {
  home: createPage("home", "Home", "/", homePage, homeParts),
  about: createPage("about", "About Us", "/about", aboutPage, aboutParts),
  contact: createPage("contact", "Contact", "/contact", contactPage, contactParts),
  quote: createPage("quote", "Request a Quote", "/request-quote", quotePage, quoteParts),
};

function createPage<Content>(
  name: PageName,
  title: string,
  publicPath: string,
  defaults: Content,
  parts: readonly TextPart[],
): EditedPage<Content> {
  return { document: `page:${name}`, title, publicPath, defaults, parts };
}
