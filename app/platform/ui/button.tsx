import { Link, type LinkProps } from "@remix-run/react";
import { type ButtonHTMLAttributes, type ReactNode, useState } from "react";
import { useHydrated } from "./hooks";
import { Icon, type IconName } from "./icon";
import { joinClasses } from "./join-classes";

export type ButtonVariant = "primary" | "plate" | "secondary" | "quiet" | "danger";

const shape =
  "group/button display-face inline-flex min-h-11 items-center justify-center gap-2.5 rounded-sm text-sm tracking-normal " +
  "transition-[background-color,color,border-color,filter,transform] active:translate-y-px disabled:opacity-55 " +
  "aria-disabled:opacity-55 forced-colors:border";

const variants: Record<ButtonVariant, string> = {
  primary: "bg-spark px-6 py-2.5 text-coal hover:brightness-110 active:brightness-95",
  plate: "bg-plate px-6 py-2.5 text-paper hover:bg-plate/85",
  // Inherits the text colour, to work on light and dark backgrounds and on pictures.
  secondary: "border border-current/45 px-6 py-2.5 hover:border-current hover:bg-current/8",
  quiet: "px-3 py-2.5 underline decoration-current/40 underline-offset-[0.35em] hover:decoration-current",
  danger: "bg-danger-plate px-6 py-2.5 text-chalk hover:brightness-90",
};

interface ButtonBaseProps {
  variant?: ButtonVariant;
  icon?: IconName;
  children: ReactNode;
}

function ButtonContent({ icon, busy, children }: { icon?: IconName; busy?: boolean; children: ReactNode }) {
  if (busy) {
    return (
      <>
        <Spinner />
        {children}
      </>
    );
  }
  const iconElement = icon && (
    <Icon
      name={icon}
      className={joinClasses(
        "size-5",
        icon === "arrow-right" && "transition-transform group-hover/button:translate-x-1",
      )}
    />
  );
  return icon === "arrow-right" ? (
    <>
      {children}
      {iconElement}
    </>
  ) : (
    <>
      {iconElement}
      {children}
    </>
  );
}

export function Spinner({ className }: { className?: string }) {
  return (
    <span
      aria-hidden="true"
      className={joinClasses(
        "inline-block animate-spin rounded-[50%] border-2 border-current/30 border-t-current",
        className ?? "size-4.5",
      )}
    />
  );
}

type ButtonProps = ButtonBaseProps & ButtonHTMLAttributes<HTMLButtonElement> & { busy?: boolean };

/** `busy` disables the button without the `disabled` attribute, which would lose the focus. */
export function Button({
  variant = "primary",
  icon,
  busy,
  disabled,
  className,
  children,
  type = "submit",
  onClick,
  ...rest
}: ButtonProps) {
  return (
    <button
      {...rest}
      type={type}
      disabled={disabled}
      onClick={busy ? (event) => event.preventDefault() : onClick}
      aria-disabled={busy || undefined}
      aria-busy={busy || undefined}
      className={joinClasses(shape, variants[variant], className)}
    >
      <ButtonContent icon={icon} busy={busy}>
        {children}
      </ButtonContent>
    </button>
  );
}

type ButtonLinkProps = ButtonBaseProps & Omit<LinkProps, "children">;

export function ButtonLink({ variant = "primary", icon, className, children, ...rest }: ButtonLinkProps) {
  return (
    <Link {...rest} className={joinClasses(shape, variants[variant], className)}>
      <ButtonContent icon={icon}>{children}</ButtonContent>
    </Link>
  );
}

interface CopyButtonProps {
  text: string;
  labels: { copy: string; copied: string; notCopied: string };
  variant: ButtonVariant;
}

export function CopyButton({ text, labels, variant }: CopyButtonProps) {
  const [status, setStatus] = useState("");
  const isHydrated = useHydrated();
  const copy = async () => {
    try {
      // `navigator.clipboard` is undefined without HTTPS.
      await navigator.clipboard.writeText(text);
      setStatus(labels.copied);
    } catch {
      setStatus(labels.notCopied);
    }
  };
  return (
    <>
      {isHydrated ? (
        <Button type="button" variant={variant} onClick={copy}>
          {labels.copy}
        </Button>
      ) : null}
      <p role="status" className="order-last text-ok text-sm">
        {status}
      </p>
    </>
  );
}
