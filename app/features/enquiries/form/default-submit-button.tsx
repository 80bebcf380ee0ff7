/** Enter presses the first button of a form, so this one must come before the buttons that add or remove pieces. */
export function DefaultSubmitButton({ label }: { label: string }) {
  return (
    <button type="submit" tabIndex={-1} aria-hidden="true" className="sr-only">
      {label}
    </button>
  );
}
