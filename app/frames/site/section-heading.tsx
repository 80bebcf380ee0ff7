import { joinClasses } from "~/platform/ui/join-classes";

interface SectionHeadingProps {
  /** Number of the section on its page, e.g. "01". */
  number?: string;
  title: string;
  text?: string;
  id?: string;
}

export function SectionHeading({ number, title, text, id }: SectionHeadingProps) {
  return (
    <div className="rail flex flex-wrap gap-x-4 gap-y-4 border-current/35 pt-4 pb-6 md:grid md:grid-cols-12 md:gap-x-8 md:pt-6 md:pb-10">
      {number ? (
        <span aria-hidden="true" className="caption figures w-6 pt-2 opacity-75 md:col-span-1 md:pt-2.5">
          {number}
        </span>
      ) : null}
      <h2
        id={id}
        className={joinClasses(
          "min-w-0 flex-1 text-heading",
          text ? (number ? "md:col-span-6" : "md:col-span-7") : "max-w-[24ch] md:col-span-11",
        )}
      >
        {title}
      </h2>
      {text ? (
        <p className="max-w-[46ch] text-lead opacity-80 max-md:w-full md:col-span-5 md:pt-1">{text}</p>
      ) : null}
    </div>
  );
}
