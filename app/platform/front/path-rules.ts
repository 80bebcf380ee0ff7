/** For a path, the paths below it, and their data requests. */
interface PathRule {
  path: string;
  /** May exceed `maxFormBytes` only for actions that stream their files, and for the API. Other forms are read into memory. */
  maxBodyBytes?: number;
  /** The rest of the path is a file name or a case-sensitive key. */
  isCaseSensitive?: boolean;
}

/** Far more than a form without files needs, so that its screen can report an overlong text. */
export const maxFormBytes = 384 * 1024;

/** The first match applies. Other paths need no rule. */
export type PathRules = readonly PathRule[];

function findRule(rules: PathRules, path: string): PathRule | undefined {
  return rules.find(
    (rule) => path === rule.path || path.startsWith(`${rule.path}/`) || path === `${rule.path}.data`,
  );
}

export function findMaxBodyBytes(rules: PathRules, path: string): number {
  return findRule(rules, path)?.maxBodyBytes ?? maxFormBytes;
}

export function isCaseSensitive(rules: PathRules, path: string): boolean {
  return findRule(rules, path)?.isCaseSensitive ?? false;
}
