import { Icon } from "~/ui/icon";

/** Why an enquiry was held back. */
export function SpamReasons({ reasons }: { reasons: string[] }) {
  if (reasons.length === 0) return null;
  return (
    <ul className="grid gap-1 text-sm text-warn">
      {reasons.map((reason) => (
        <li key={reason} className="flex gap-2">
          <Icon name="warning" className="mt-0.5 size-4.5" />
          {reason}
        </li>
      ))}
    </ul>
  );
}
