export function LogoMark({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 32 32" width="32" height="32" aria-hidden="true" className={className}>
      <path d="M11 12h10v16H11z" className="fill-current opacity-25" />
      <path d="M2 7h28v4h-6v17h-3V11H11v17H8V11H2z" className="fill-current" />
      <path d="m22.5 4.5 4.5 4.5-4.5 4.5L18 9z" className="fill-spark" />
    </svg>
  );
}
