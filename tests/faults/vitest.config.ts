import site from "../../vite.config";

/** Long or privileged tests of what machines do to a site: run by `npm run test:faults`, never with the others. */
export default {
  ...site,
  test: {
    ...site.test,
    projects: undefined,
    include: ["tests/faults/**/*.fault.ts"],
    fileParallelism: false,
    testTimeout: 600_000,
    hookTimeout: 600_000,
  },
};
