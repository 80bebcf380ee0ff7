import { Link, type LinkProps } from "@remix-run/react";
import { Icon } from "~/platform/ui/icon";
import { joinClasses } from "~/platform/ui/join-classes";

export function BackLink({ className, children, ...props }: LinkProps) {
  return (
    <Link
      {...props}
      className={joinClasses(
        "text-link inline-flex min-h-11 items-center gap-2 justify-self-start text-sm",
        className,
      )}
      data-no-print=""
    >
      <Icon name="arrow-left" className="size-4.5" />
      {children}
    </Link>
  );
}
