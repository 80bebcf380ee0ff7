import { useLoaderData } from "@remix-run/react";
import { z } from "zod";
import { adminAction, adminLoader } from "~/features/accounts/guard.server";
import type { RateKey } from "~/features/quotations/find-rate";
import { formatRupees } from "~/features/quotations/money";
import { quantityUnits } from "~/features/quotations/quantity";
import { rateFields } from "~/features/quotations/quotation-form.server";
import { formatPrice, listWork } from "~/features/quotations/rates";
import { deleteRate, listRates, saveRate } from "~/features/quotations/rates.server";
import { describeSteel, finishes, grades } from "~/features/quotations/steel";
import { gstRates } from "~/features/quotations/totals";
import { adminMeta } from "~/frames/admin/screens";
import { db } from "~/platform/database/database.server";
import { replaceWithToast } from "~/platform/http/cookies.server";
import { handleForm } from "~/platform/http/handle-form.server";
import { readForm, readTexts } from "~/platform/http/read-request";
import { getLabel } from "~/platform/text/text";
import { Button } from "~/platform/ui/button";
import { SelectField, TextField } from "~/platform/ui/form/field";
import { ErrorSummary } from "~/platform/ui/form/form-notes";
import { PostForm } from "~/platform/ui/form/post-form";
import { useForm } from "~/platform/ui/form/use-form";
import { Toasts } from "~/platform/ui/toasts";

export const meta = () => adminMeta("Rates");

const formatWork = ({ kind, variant }: Pick<RateKey, "kind" | "variant">) => `${kind} ${variant}`.trim();

export const loader = adminLoader(async () => {
  const rates = await listRates(db);
  const works = listWork().map((work) => ({ value: formatWork(work), label: work.label }));
  return {
    works,
    rates: rates.map(({ unit, rate, gst, hsn, minimum, cost, wastage, ...key }) => ({
      key,
      label: [getLabel(works, formatWork(key)) || key.kind, describeSteel({ ...key, ral: "" })]
        .filter(Boolean)
        .join(", "),
      price: formatPrice(rate, unit),
      tax: `GST ${gst}%, HSN/SAC ${hsn}`,
      costs: [
        minimum === null ? "" : `at least ${formatRupees(minimum)}`,
        cost === null ? "" : `costs you ${formatPrice(cost, unit)}`,
        wastage === 0 ? "" : `${wastage / 100}% wastage`,
      ],
    })),
    units: quantityUnits,
    defaults: { unit: "ft", gst: "18", hsn: "7308" },
  };
});

const workField = z
  .string()
  .transform((text) => listWork().find((work) => formatWork(work) === text) ?? null)
  .refine((work) => work !== null, "Choose what the rate is for.")
  .transform((work) => ({ kind: work?.kind ?? "", variant: work?.variant ?? "" }));

const rateSchema = z.discriminatedUnion("intent", [
  z.object({ intent: z.literal("save"), work: workField, ...rateFields }),
  z.object({
    intent: z.literal("delete"),
    work: workField,
    grade: rateFields.grade,
    finish: rateFields.finish,
  }),
]);

export const action = adminAction(async ({ request }) => {
  const texts = readTexts(await readForm(request));
  const isBlank = (name: string) => !texts[name]?.trim();
  return await handleForm(texts, {
    schema: rateSchema,
    failure: { message: "Not saved. Please try again." },
    save: async (action) => {
      if (action.intent === "delete") await deleteRate(db, { ...action.work, ...action });
      else {
        const { intent: _, work, ...typed } = action;
        const rate = { ...work, ...typed };
        const keyFields = ["kind", "variant", "grade", "finish", "unit"] as const;
        const stored = (await listRates(db)).find((other) =>
          keyFields.every((name) => other[name] === rate[name]),
        );
        await saveRate(db, {
          ...rate,
          minimum: isBlank("minimum") ? (stored?.minimum ?? null) : rate.minimum || null,
          cost: isBlank("cost") ? (stored?.cost ?? null) : rate.cost || null,
          wastage: isBlank("wastage") ? (stored?.wastage ?? 0) : rate.wastage,
        });
      }
      const message = action.intent === "delete" ? "Rate removed" : "Rate saved";
      return await replaceWithToast("/admin/rates", { type: "success", message });
    },
  });
});

export { submitForm as clientAction } from "~/platform/ui/form/submit-form";

export default function Rates() {
  const { works, rates, units, defaults } = useLoaderData<typeof loader>();
  const form = useForm({ intent: "save", values: defaults });
  const { field, refused, isBusy } = form;
  return (
    <div className="grid grid-cols-1 gap-3">
      <Toasts toast={refused?.toast} />
      <p className="max-w-[60ch] text-sm text-steel-600">
        New quotation lines start with these rates, which are without GST. GST rates and codes are your
        responsibility. Ask your accountant if you are unsure.
      </p>
      {rates.length === 0 ? (
        <p className="sheet p-5">
          No rates yet. Add them here, or tick “Use this rate next time” in a quotation.
        </p>
      ) : (
        <ul className="sheet divide-y divide-steel-200">
          {rates.map((rate) => (
            <li
              key={Object.values(rate.key).join(" ")}
              className="flex flex-wrap items-center gap-x-4 px-4 py-2 sm:px-5"
            >
              <div className="min-w-0 flex-1 basis-56">
                <p className="font-semibold">{rate.label}</p>
                <p className="figures text-sm text-steel-600">
                  {[rate.price, rate.tax, ...rate.costs].filter(Boolean).join(" · ")}
                </p>
              </div>
              <DeleteRate rateKey={rate.key} label={rate.label} />
            </li>
          ))}
        </ul>
      )}
      <PostForm form={form} noValidate className="sheet grid gap-4 p-4 sm:p-5">
        <h2 className="text-title">Add or change a rate</h2>
        <ErrorSummary title="Please check these fields" errors={refused?.errors ?? {}} />
        <SelectField {...field("work")} label="For" options={works} placeholder="Choose" />
        <div className="grid grid-cols-2 items-end gap-4">
          <SelectField
            {...field("grade")}
            label="Steel"
            className="col-span-2 sm:col-span-1"
            options={[{ value: "", label: "Any" }, ...grades]}
          />
          <SelectField
            {...field("finish")}
            label="Finish"
            className="col-span-2 sm:col-span-1"
            options={[{ value: "", label: "Any" }, ...finishes]}
          />
          <TextField
            {...field("rate")}
            label="Rate without GST"
            inputMode="decimal"
            required
            maxLength={20}
          />
          <SelectField {...field("unit")} label="Per" options={units} />
          <SelectField
            {...field("gst")}
            label="GST"
            options={gstRates.map((gst) => ({ value: String(gst), label: `${gst}%` }))}
          />
          <TextField {...field("hsn")} label="HSN or SAC" inputMode="numeric" required maxLength={10} />
          <TextField
            {...field("cost")}
            label="Your cost without GST"
            inputMode="decimal"
            maxLength={20}
            className="col-span-2 sm:col-span-1"
          />
          <TextField {...field("wastage")} label="Wastage %" inputMode="decimal" maxLength={7} />
          <TextField
            {...field("minimum")}
            label="Minimum charge without GST"
            inputMode="decimal"
            maxLength={20}
          />
        </div>
        <p className="text-sm text-steel-600">
          Only you see cost and wastage. If a saved rate has the same unit, its cost, wastage and minimum
          charge stay when you leave them blank. Enter 0 to remove one.
        </p>
        <Button busy={isBusy} className="justify-self-start">
          Save
        </Button>
      </PostForm>
    </div>
  );
}

function DeleteRate({ rateKey, label }: { rateKey: RateKey; label: string }) {
  const form = useForm({ intent: "delete", hasDraft: false });
  return (
    <PostForm form={form}>
      <input type="hidden" name="work" value={formatWork(rateKey)} />
      <input type="hidden" name="grade" value={rateKey.grade} />
      <input type="hidden" name="finish" value={rateKey.finish} />
      <Button variant="quiet" busy={form.isBusy}>
        Remove
        <span className="sr-only">{` ${label}`}</span>
      </Button>
    </PostForm>
  );
}

export { AdminErrorPage as ErrorBoundary } from "~/frames/admin/admin-error-page";
