interface Misspelling {
  name: string;
  suggestions: readonly string[];
}

/** Prefixes that only this site uses. Not `SESSION_`: desktops set `SESSION_MANAGER`. */
const sitePrefixes = ["BACKUP_", "BUSINESS_", "DATABASE_", "MAIL_", "METRICS_", "S3_", "SMTP_", "TRUSTED_"];

/** Names that other software uses for a database URL. */
const databaseUrlName = /^(?:site_?)?(?:database|db|postgres|postgresql|pg)_?(?:url|uri|dsn|address)$/i;

/** Finds variables that differ from a setting by a few letters or share its prefix. */
export function findMisspellings(
  environment: Readonly<Record<string, unknown>>,
  settings: readonly string[],
): Misspelling[] {
  return Object.keys(environment).flatMap((name) => {
    if (settings.includes(name)) return [];
    const suggestions = databaseUrlName.test(name) ? ["DATABASE_URL"] : suggestSettings(name, settings);
    return suggestions.length > 0 ? [{ name, suggestions }] : [];
  });
}

export function describeMisspelling({ name, suggestions }: Misspelling): string {
  const hint = suggestions.length > 5 ? "See .env.example." : `Did you mean ${suggestions.join(" or ")}?`;
  return `${name} is not a setting. ${hint}`;
}

function suggestSettings(name: string, settings: readonly string[]): string[] {
  const upperName = name.toUpperCase();
  const [nearest] = settings
    .map((setting) => ({ setting, distance: measureDistance(upperName, setting) }))
    .filter(({ setting, distance }) => distance <= setting.length / 4)
    .sort((a, b) => a.distance - b.distance);
  if (nearest) return [nearest.setting];
  const prefix = sitePrefixes.find((prefix) => upperName.startsWith(prefix));
  return prefix ? settings.filter((setting) => setting.startsWith(prefix)) : [];
}

/** Levenshtein distance. */
function measureDistance(first: string, second: string): number {
  let row = Array.from({ length: second.length + 1 }, (_, index) => index);
  for (const [index, letter] of [...first].entries()) {
    const nextRow = [index + 1];
    for (const [column, otherLetter] of [...second].entries()) {
      const substituted = (row[column] ?? 0) + (letter === otherLetter ? 0 : 1);
      nextRow.push(Math.min(substituted, (row[column + 1] ?? 0) + 1, (nextRow[column] ?? 0) + 1));
    }
    row = nextRow;
  }
  return row.at(-1) ?? 0;
}
