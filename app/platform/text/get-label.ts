/** Returns an unknown value, such as text from the JSON API, unchanged. */
export function getLabel(choices: readonly { value: string; label: string }[], value: string): string {
  return choices.find((choice) => choice.value === value)?.label ?? value;
}
