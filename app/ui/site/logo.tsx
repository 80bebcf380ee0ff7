/** The mark: two posts, a rail, the pane between them, and the spark where they are joined. */
export function LogoMark({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 32 32" aria-hidden="true" className={className}>
      <path d="M10 11h12v17H10z" className="fill-current opacity-25" />
      <path d="M2 6h28v4h-5v18h-3V10H10v18H7V10H2z" className="fill-current" />
      <path d="M23.5 2.5 29 8l-5.5 5.5L18 8z" className="fill-spark" />
    </svg>
  );
}
