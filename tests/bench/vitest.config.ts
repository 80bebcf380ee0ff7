import site from "../../vite.config";

/** The benchmarks: run by `npm run bench`, never with the tests. */
export default {
  ...site,
  test: {
    ...site.test,
    projects: undefined,
    include: ["tests/bench/**/*.bench.ts"],
    testTimeout: 600_000,
    hookTimeout: 600_000,
  },
};
