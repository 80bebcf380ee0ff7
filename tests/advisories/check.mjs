// `npm run advisories` exits with 1 when an installed package has a known vulnerability that was not accepted with a reason. It asks the
// registry and, when that fails or has no advisories, reads the list beside this file.
import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import semver from "semver";

/** @type {{ id: string, package: string, affected: string, title: string, accepted?: string }[]} */
const known = JSON.parse(readFileSync(new URL("known.json", import.meta.url), "utf8"));
const lock = JSON.parse(readFileSync("package-lock.json", "utf8"));

const installed = Object.entries(lock.packages)
  .filter(([path, { dev }]) => path !== "" && !dev)
  .map(([path, { version }]) => ({ name: path.slice(path.lastIndexOf("node_modules/") + 13), version }));

/** The registry's advisories for the production packages; null when the registry cannot be reached. */
function askRegistry() {
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

const report = askRegistry();
console.log(
  report ? "Read from the registry." : "The registry has no advisories; read the list in tests/advisories.",
);
const advisories = [...known, ...(report ?? [])];
const reasons = new Map(known.map(({ id, accepted }) => [id, accepted]));

const found = advisories.filter(({ package: name, affected }) =>
  installed.some((one) => one.name === name && semver.satisfies(one.version, affected)),
);
const unique = [...new Map(found.map((one) => [`${one.id} ${one.package}`, one])).values()];
const open = unique.filter(({ id }) => !reasons.get(id));
for (const { id, package: name, title } of unique) {
  console.log(`${reasons.get(id) ? "accepted" : "OPEN"}  ${id}  ${name}: ${title}. ${reasons.get(id) ?? ""}`);
}
process.exit(open.length > 0 ? 1 : 0);
