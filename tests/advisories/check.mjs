// `npm run advisories` exits with 1 when an installed package has a known vulnerability that was not accepted with a
// reason. It checks the list beside this file and the registry's advisories, if the registry returns any.
import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import semver from "semver";

/** @type {{ id: string, package: string, affected: string, title: string, accepted?: string }[]} */
const knownAdvisories = JSON.parse(readFileSync(new URL("known.json", import.meta.url), "utf8"));
const lock = JSON.parse(readFileSync("package-lock.json", "utf8"));

const installedPackages = Object.entries(lock.packages)
  .filter(([path, { dev }]) => path !== "" && !dev)
  .map(([path, { version }]) => ({ name: path.slice(path.lastIndexOf("node_modules/") + 13), version }));

/** The registry's advisories for the production packages; null when the registry cannot be reached. */
function fetchAdvisories() {
  const { stdout } = spawnSync("npm", ["audit", "--omit=dev", "--json"], { encoding: "utf8" });
  const vulnerabilities = JSON.parse(stdout || "{}").vulnerabilities;
  if (vulnerabilities === undefined) return null;
  return Object.values(vulnerabilities)
    .flatMap(({ via }) => via)
    .filter((via) => typeof via === "object")
    .map(({ url, name, range, title }) => ({
      id: url.slice(url.lastIndexOf("/") + 1),
      package: name,
      affected: range,
      title,
    }));
}

const report = fetchAdvisories();
console.log(
  report ? "Checked the registry's advisories." : "No advisories from the registry: checked the list only.",
);
const advisories = [...knownAdvisories, ...(report ?? [])];
const reasons = new Map(knownAdvisories.map(({ id, accepted }) => [id, accepted]));

const matches = advisories.filter(({ package: name, affected }) =>
  installedPackages.some((one) => one.name === name && semver.satisfies(one.version, affected)),
);
const uniqueMatches = [...new Map(matches.map((one) => [`${one.id} ${one.package}`, one])).values()];
const unaccepted = uniqueMatches.filter(({ id }) => !reasons.get(id));
for (const { id, package: name, title } of uniqueMatches) {
  console.log(`${reasons.get(id) ? "accepted" : "OPEN"}  ${id}  ${name}: ${title}. ${reasons.get(id) ?? ""}`);
}
process.exit(unaccepted.length > 0 ? 1 : 0);
