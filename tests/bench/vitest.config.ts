import site from "../../vite.config";

/** The benchmarks of `npm run bench`, not part of the tests. */
export default {
  ...site,
  test: {
    ...site.test,
    projects: undefined,
    include: ["tests/bench/**/*.bench.ts"],
    // A busy machine slows them down but does not distort them: they measure CPU time.
    testTimeout: 0,
    hookTimeout: 0,
  },
};
