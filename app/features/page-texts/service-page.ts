import { getServicePath, listGallerySlots, type ServiceSlug } from "~/content/service-index";
import { defaultServices } from "~/content/services";
import type { ServiceContent } from "~/content/services/types";
import type { EditedPage, TextField } from "./edited-page";

const listNumbers = (count: number) => Array.from({ length: count }, (_, index) => index + 1);

/** Field names are stored, so they must not change. Numbers in names start at 1; indexes in `path` start at 0. */
function createServicePage(service: ServiceContent): EditedPage<ServiceContent> {
  return {
    document: `service:${service.slug}`,
    title: service.title,
    publicPath: getServicePath(service.slug),
    defaults: service,
    parts: [
      {
        title: "Top of the page",
        help: "Beside and under the picture at the top of the page.",
        fields: [
          { name: "description", path: "description", label: "Lead text", maxLength: 240 },
          { name: "caption", path: "caption", label: "Caption of the large picture", maxLength: 60 },
        ],
      },
      {
        title: "In the list of services",
        help: "Shown wherever services are listed.",
        fields: [
          {
            name: "lead",
            path: "lead",
            label: "Short description",
            maxLength: 110,
            help: "110 characters at most",
          },
        ],
      },
      {
        title: "About",
        help: "The first paragraph is set in large type. Blank paragraphs are hidden.",
        fields: listNumbers(4).map((number) =>
          createListField("about", {
            name: `about-${number}`,
            label: `Paragraph ${number}`,
            maxLength: 600,
            number,
          }),
        ),
      },
      {
        title: "Benefits",
        help: "One line each. Blank benefits are hidden.",
        fields: listNumbers(10).map((number) =>
          createListField("benefits", {
            name: `benefit-${number}`,
            label: `Benefit ${number}`,
            maxLength: 100,
            number,
          }),
        ),
      },
      {
        title: "Questions",
        help: "Also shown to search engines. To hide a question, leave it and its answer blank.",
        fields: listNumbers(6).flatMap(createQuestionFields),
      },
      {
        title: "Captions",
        help: "Shown under the five pictures on the page.",
        fields: listGallerySlots(service.slug).map((picture, index) => ({
          name: `picture-${index + 1}`,
          path: `captions.${index}`,
          label: `Caption ${index + 1}`,
          maxLength: 60,
          picture,
        })),
      },
    ],
  };
}

export const services = Object.fromEntries(
  defaultServices.map((service) => [service.slug, createServicePage(service)]),
) as Readonly<Record<ServiceSlug, EditedPage<ServiceContent>>>;

type ListField = Pick<TextField, "name" | "label" | "maxLength"> & { number: number };

function createListField(list: string, field: ListField): TextField {
  return { ...field, path: `${list}.${field.number - 1}`, list, isOptional: true };
}

function createQuestionFields(number: number): TextField[] {
  const [question, answer] = [`question-${number}`, `answer-${number}`];
  const path = `questions.${number - 1}`;
  return [
    {
      name: question,
      path: `${path}.question`,
      label: `Question ${number}`,
      maxLength: 100,
      isOptional: true,
      number,
      list: "questions",
      pair: { name: answer, missing: "Enter the question, or clear the answer too." },
    },
    {
      name: answer,
      path: `${path}.answer`,
      label: `Answer ${number}`,
      maxLength: 600,
      isOptional: true,
      number,
      pair: { name: question, missing: "Enter the answer, or clear the question too." },
    },
  ];
}
