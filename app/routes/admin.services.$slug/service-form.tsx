import { useRef } from "react";
import { Panel } from "~/admin/panel";
import { useUnsentWords } from "~/admin/use-unsent-words";
import type { PictureSource } from "~/content/picture-source";
import { serviceWords as words } from "~/content/service-words";
import { Picture } from "~/images/picture";
import { DocumentForm } from "~/revisions/document-form";
import type { RefusedDocument, UnsentDocument } from "~/revisions/edit-document.server";
import { type ServiceField, type ServicePart, serviceFields } from "~/services/service-fields";
import type { ServiceTexts } from "~/services/service-words.server";
import { WordsField } from "./words-field";

interface ServiceFormProps {
  screen: string;
  /** 0 before the first save. */
  revision: number;
  texts: ServiceTexts;
  delivered: ServiceTexts;
  /** Of the gallery, in order. */
  pictures: readonly PictureSource[];
  refused: RefusedDocument | UnsentDocument | undefined;
  /** Sent when the session had expired. */
  pending: ServiceTexts | undefined;
}

/** Each optional part has one more empty field. */
export function ServiceForm(props: ServiceFormProps) {
  const { screen, revision, texts, delivered, pictures, refused, pending } = props;
  const form = useRef<HTMLFormElement>(null);
  const shown = refused?.typed ?? pending ?? texts;
  const errors = refused?.errors ?? {};
  useUnsentWords(form, !refused && !pending, { name: String(revision) });
  const parts = Object.keys(words.parts) as ServicePart[];
  const field = (one: ServiceField) => (
    <WordsField
      key={one.name}
      field={one}
      text={shown[one.name] ?? ""}
      saved={texts[one.name] ?? ""}
      delivered={delivered[one.name] ?? ""}
      error={errors[one.name]}
    />
  );
  return (
    <DocumentForm form={form} screen={screen} errors={errors} toast={refused?.toast} words={words}>
      <input type="hidden" name="revision" value={refused?.revision ?? revision} />
      {parts.map((part) => (
        <Panel key={part} {...words.parts[part]}>
          {findFields(part, shown, delivered).map((one) => {
            const picture = one.kind === "picture" ? pictures[one.place - 1] : undefined;
            if (!picture) return field(one);
            return (
              <div key={one.name} className="grid grid-cols-[4rem_minmax(0,1fr)] gap-6 sm:gap-10">
                <Picture source={picture} sizes="4rem" className="mt-1 aspect-square self-start" />
                {field(one)}
              </div>
            );
          })}
        </Panel>
      ))}
    </DocumentForm>
  );
}

function findFields(part: ServicePart, shown: ServiceTexts, delivered: ServiceTexts): ServiceField[] {
  const fields = serviceFields.filter((field) => field.part === part);
  const last = fields.findLast(({ name }) => shown[name] || delivered[name]);
  return fields.filter(({ place }) => place <= (last?.place ?? 0) + 1);
}
