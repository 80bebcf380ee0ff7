import { joinClasses } from "~/platform/ui/join-classes";

export function TitleBlock({
  cells,
  className,
}: {
  cells: readonly { label: string; value: string }[];
  className?: string;
}) {
  if (cells.length === 0) return null;
  return (
    <dl className={joinClasses("flex border-current/20 border-t", className)}>
      {cells.map(({ label, value }) => (
        <div
          key={label}
          className="min-w-0 flex-2 border-current/20 border-l px-3 pt-2 first:flex-3 first:border-l-0 first:pl-0"
        >
          <dt className="caption opacity-70">{label}</dt>
          <dd className="figures mt-0.5 text-sm">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
