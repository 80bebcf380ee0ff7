import { type ChangeEvent, useState } from "react";
import type { Margin } from "~/features/quotations/margin";
import { formatRupees } from "~/features/quotations/money";
import { describeMissingQuantity, quantityUnits } from "~/features/quotations/quantity";
import { getLineFieldName, type LineField, writeShown } from "~/features/quotations/typed-quotation";
import { FieldError, SelectField, TextField, toFieldId } from "~/platform/ui/form/field";
import type { FormState } from "~/platform/ui/form/use-form";
import { Icon, type IconName } from "~/platform/ui/icon";
import { PieceDrawing } from "~/sizes/piece-drawing";
import { CostFields } from "./cost-fields";
import { DetailFields } from "./detail-fields";
import type { QuotationScreenData } from "./read-screen.server";

interface LineFieldsProps {
  id: string;
  form: FormState;
  typed: Readonly<Record<string, string>>;
  piece: QuotationScreenData["pieces"][string] | undefined;
  /** In paise. */
  amount: number;
  margin: Margin | null;
  number: number;
  isFirst: boolean;
  isLast: boolean;
  /** The quotation can have more lines. */
  canAdd: boolean;
  rates: QuotationScreenData["rates"];
  rateKey: QuotationScreenData["rateKeys"][string] | undefined;
}

export function LineFields({ id, form, typed, piece, amount, margin, number, ...props }: LineFieldsProps) {
  const { isFirst, isLast, canAdd, rates, rateKey } = props;
  const field = (name: LineField) => form.field(getLineFieldName(name, id));
  const extra = field("extra");
  const title = typed[getLineFieldName("description", id)] || "New line";
  return (
    <section aria-label={`Line ${number}: ${title}`} className="sheet grid gap-4 p-4 sm:p-5">
      <input type="hidden" name={extra.name} value={typed[extra.name] ?? ""} readOnly />
      <div className="flex items-start gap-4">
        {piece?.drawing ? (
          <PieceDrawing drawing={piece.drawing} title={title} className="hidden w-44 shrink-0 sm:block" />
        ) : null}
        <div className="grid min-w-0 flex-1 gap-1">
          <TextField {...field("description")} label={`${number}. Description`} required maxLength={200} />
          {piece ? <p className="figures wrap-anywhere text-sm text-steel-600">{piece.sizes}</p> : null}
          {piece?.remark ? (
            <p className="wrap-anywhere text-sm">{`Customer’s remark: ${piece.remark}`}</p>
          ) : null}
        </div>
        <LineButtons id={id} title={title} isFirst={isFirst} isLast={isLast} />
      </div>
      {piece?.assumedText ? (
        <Confirmation id={id} form={form} typed={typed} assumedText={piece.assumedText} />
      ) : null}
      <PriceFields id={id} form={form} typed={typed} piece={piece} />
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        <Checkbox name={getLineFieldName("remember", id)} typed={typed} label="Use this rate next time" />
        <p className="text-sm">
          <span className="text-steel-600">Amount </span>
          <strong className="figures whitespace-nowrap">{formatRupees(amount)}</strong>
        </p>
      </div>
      <DetailFields
        id={id}
        form={form}
        typed={typed}
        rates={rates}
        rateKey={rateKey}
        variants={piece?.variants ?? []}
        canAdd={canAdd}
      />
      <CostFields id={id} form={form} typed={typed} margin={margin} />
    </section>
  );
}

/** A new unit recalculates the quantity from the piece, here or without JavaScript when the form is sent. */
function PriceFields({ id, form, typed, piece }: Pick<LineFieldsProps, "id" | "form" | "typed" | "piece">) {
  const field = (name: LineField) => form.field(getLineFieldName(name, id));
  const [quantity, unit, shown] = [field("quantity"), field("unit"), field("shown")];
  const shownText = typed[shown.name] ?? "";
  const [chosen, setChosen] = useState({ unit: "", quantity: "", shownText });
  const isChosen = chosen.unit !== "" && chosen.shownText === shownText;
  const current = isChosen ? chosen : { unit: typed[unit.name] ?? "", quantity: typed[quantity.name] ?? "" };
  const chooseUnit = (event: ChangeEvent<HTMLSelectElement>) => {
    const chosenUnit = quantityUnits.find(({ value }) => value === event.target.value)?.value ?? "lump";
    const newQuantity = piece ? piece.quantities[chosenUnit] : chosenUnit === "lump" ? "1" : "";
    setChosen({ unit: chosenUnit, quantity: newQuantity, shownText });
    const input = form.ref.current?.elements.namedItem(quantity.name);
    if (!(input instanceof HTMLInputElement)) return;
    input.value = newQuantity;
    input.dispatchEvent(new Event("input", { bubbles: true }));
  };
  return (
    <div className="grid gap-2">
      {/* What the server compares with: a quantity that was typed after the unit was chosen stays, even the old one. */}
      <input
        type="hidden"
        name={shown.name}
        value={isChosen ? writeShown(chosen.unit, chosen.quantity) : shownText}
        readOnly
      />
      <div className="grid grid-cols-2 gap-3 sm:grid-cols-[1fr_1.2fr_1.2fr]">
        <TextField {...quantity} label="Quantity" inputMode="decimal" maxLength={20} autoComplete="off" />
        <SelectField {...unit} label="Unit" options={quantityUnits} onChange={chooseUnit} />
        <div className="col-span-2 sm:col-span-1">
          <TextField
            {...field("rate")}
            label="Rate in rupees"
            inputMode="decimal"
            maxLength={20}
            autoComplete="off"
          />
        </div>
      </div>
      <p role="status" className="text-sm empty:hidden">
        {current.quantity === ""
          ? describeUnknown(current.unit, piece, typed[field("rate").name] ?? "")
          : piece && typed[field("rate").name] === ""
            ? describeMissingRate(piece.savedRate)
            : ""}
      </p>
    </div>
  );
}

function describeUnknown(unit: string, piece: LineFieldsProps["piece"], rate: string): string {
  const known = quantityUnits.find(({ value }) => value === unit);
  if (!known) return "";
  if (!piece) return `Enter the quantity in ${known.short}.`;
  const { savedRate } = piece;
  return describeMissingQuantity(known.value, rate === "" && savedRate?.unit === unit ? savedRate.price : "");
}

function describeMissingRate(savedRate: NonNullable<LineFieldsProps["piece"]>["savedRate"]): string {
  return savedRate
    ? `Your rate for this work is ${savedRate.price}.`
    : "You have no saved rate for this work.";
}

/** The owner confirms assumed sizes once, before the quotation is sent. */
function Confirmation({
  id,
  form,
  typed,
  assumedText,
}: Pick<LineFieldsProps, "id" | "form" | "typed"> & { assumedText: string }) {
  const name = getLineFieldName("confirmed", id);
  const { error } = form.field(name);
  return (
    <div className="grid gap-1 border-warn border-l-4 pl-3 text-sm">
      <p>{assumedText}</p>
      {/* After a conflict, a new element: the browser would keep a tick that the saved line does not have. */}
      <Checkbox key={form.refused?.version} name={name} typed={typed} label="Confirm these sizes" />
      {error ? <FieldError>{error}</FieldError> : null}
    </div>
  );
}

function Checkbox({ name, typed, label }: { name: string; label: string } & Pick<LineFieldsProps, "typed">) {
  return (
    <label className="flex min-h-11 items-center gap-3 text-sm">
      <input
        id={toFieldId(name)}
        type="checkbox"
        name={name}
        value="yes"
        defaultChecked={typed[name] === "yes"}
        className="size-5 shrink-0"
      />
      {label}
    </label>
  );
}

function LineButtons({
  id,
  title,
  isFirst,
  isLast,
}: {
  id: string;
  title: string;
  isFirst: boolean;
  isLast: boolean;
}) {
  const buttons: { action: string; icon: IconName; label: string; isHidden?: boolean }[] = [
    { action: "up", icon: "arrow-up", label: `Move ${title} up`, isHidden: isFirst },
    { action: "down", icon: "arrow-down", label: `Move ${title} down`, isHidden: isLast },
    { action: "remove", icon: "trash", label: `Remove ${title}` },
  ];
  return (
    <div className="flex shrink-0 flex-col sm:flex-row">
      {buttons.map(({ action, icon, label, isHidden }) =>
        isHidden ? null : (
          <button
            key={action}
            type="submit"
            name="intent"
            value={`${action} ${id}`}
            className="grid size-11 place-items-center rounded-sm text-steel-600 hover:bg-mist hover:text-graphite"
          >
            <Icon name={icon} label={label} className="size-5" />
          </button>
        ),
      )}
    </div>
  );
}
