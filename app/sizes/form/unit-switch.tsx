import { piecesTexts } from "~/content/pieces";
import type { Unit } from "~/sizes/length";
import { LAST_UNIT_FIELD, UNIT_FIELD, UNMEASURED } from "./typed-pieces";

interface UnitSwitchProps {
  unit: Unit;
  isUnmeasured: boolean;
  isForOwner: boolean;
}

export function UnitSwitch({ unit, isUnmeasured, isForOwner }: UnitSwitchProps) {
  const chosen = isUnmeasured ? UNMEASURED : unit;
  return (
    <fieldset className="grid min-w-0 gap-1.5">
      <legend className="display-face mb-1.5 text-sm tracking-normal">{piecesTexts.unit}</legend>
      {isUnmeasured ? <input type="hidden" name={LAST_UNIT_FIELD} value={unit} data-draft /> : null}
      <div className="flex flex-wrap gap-2">
        <div className="flex max-w-full flex-wrap rounded-sm border border-steel-500">
          {piecesTexts.units.map(({ value, label }) => (
            <UnitOption
              key={value}
              value={value}
              label={label}
              chosen={chosen}
              className="not-first:border-l"
            />
          ))}
        </div>
        <div className="flex max-w-full rounded-sm border border-steel-500">
          <UnitOption
            value={UNMEASURED}
            label={isForOwner ? piecesTexts.notMeasured : piecesTexts.unmeasured}
            chosen={chosen}
          />
        </div>
      </div>
      {isForOwner ? null : (
        <p className="hidden text-sm text-steel-600 group-has-[[data-unmeasured]:checked]/pieces:block">
          {piecesTexts.unmeasuredHelp}
        </p>
      )}
      <p className="text-sm text-steel-600 group-has-[[data-unmeasured]:checked]/pieces:hidden">
        {piecesTexts.lengthHelp}
      </p>
    </fieldset>
  );
}

interface UnitOptionProps {
  value: string;
  label: string;
  chosen: string;
  className?: string;
}

function UnitOption({ value, label, chosen, className = "" }: UnitOptionProps) {
  return (
    <label
      className={`relative flex min-h-11 items-center border-steel-500 px-3.5 py-1.5 text-sm hover:bg-mist has-checked:bg-plate has-checked:text-paper has-focus-visible:outline-2 has-focus-visible:outline-offset-3 has-focus-visible:outline-spark forced-colors:has-checked:outline-2 ${className}`}
    >
      <input
        type="radio"
        name={UNIT_FIELD}
        value={value}
        // CSS selects this attribute, because a selector for the value would restyle the page on every keystroke.
        data-unmeasured={value === UNMEASURED || undefined}
        defaultChecked={chosen === value}
        data-draft=""
        className="absolute inset-0 size-full cursor-pointer appearance-none outline-none"
      />
      {label}
    </label>
  );
}
