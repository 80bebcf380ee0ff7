/** Returns an unknown value, such as a text from the JSON API, as it is. */
export function getLabel(choices: readonly { value: string; label: string }[], value: string): string {
  return choices.find((choice) => choice.value === value)?.label ?? value;
}
