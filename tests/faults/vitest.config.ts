import site from "../../vite.config";

/** Long or privileged tests of hardware faults, run by `npm run test:faults` only. */
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
