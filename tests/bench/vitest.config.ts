import site from "../../vite.config";

/** The benchmarks of `npm run bench`, not part of the tests. */
export default {
  ...site,
  test: {
    ...site.test,
    projects: undefined,
    include: ["tests/bench/**/*.bench.ts"],
    // Filling a database takes minutes, and longer on a busy machine.
    testTimeout: 0,
    hookTimeout: 0,
  },
};
