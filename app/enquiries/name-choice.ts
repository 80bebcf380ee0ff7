import { budgets, projectTypes } from "~/content/quote";

/** What a visitor read where a project type stands; what is none of the choices is shown as it was sent. */
export function nameProjectType(value: string): string {
  return nameChoice(projectTypes, value);
}

/** The same for a budget. */
export function nameBudget(value: string): string {
  return nameChoice(budgets, value);
}

function nameChoice(choices: readonly { value: string; label: string }[], value: string): string {
  return choices.find((choice) => choice.value === value)?.label ?? value;
}
