import site from "../../playwright.config";

/** Long tests of the built site that need no privileges: kills, damaged folders, the worst pictures. */
export default {
  ...site,
  outputDir: "../../test-results/faults",
  globalSetup: ["../support/build.ts", "../support/site-templates.ts"],
  projects: [
    {
      name: "faults",
      testDir: ".",
      // About the embedded database alone.
      testIgnore: process.env.TEST_DATABASE_URL ? ["**/refused-start.spec.ts"] : [],
    },
  ],
};
