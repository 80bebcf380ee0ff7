import site from "../../vite.config";

/** The benchmarks: run by `npm run bench`, never with the tests. */
export default {
  ...site,
  test: {
    ...site.test,
    projects: undefined,
    include: ["tests/bench/**/*.bench.ts"],
    // On a busy machine they take long, and measure right: what counts is CPU time.
    testTimeout: 0,
    hookTimeout: 0,
  },
};
