import { coreValues } from "~/content/about";

/** Four values, a sentence each, as the cells of a sheet beside their heading. */
export function CoreValues() {
  return (
    <section
      aria-labelledby="values-heading"
      className="shell band grid gap-x-16 gap-y-10 lg:grid-cols-[4fr_8fr]"
    >
      <h2 id="values-heading" className="rail border-steel-400 pt-8 text-heading lg:self-start">
        {coreValues.heading}
      </h2>
      <ul className="sheet grid grid-cols-1 gap-px overflow-hidden bg-steel-200 sm:grid-cols-2">
        {coreValues.values.map(({ title, description }, index) => (
          <li key={title} className="bg-paper p-6 pb-9 lg:p-9 lg:pb-12">
            <p aria-hidden="true" className="caption figures text-steel-600">
              {String(index + 1).padStart(2, "0")}
            </p>
            <h3 className="mt-6 text-title lg:mt-10">{title}</h3>
            <p className="mt-3 text-steel-700">{description}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
