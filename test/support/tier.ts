/**
 * How much a run of the tests makes of each claim. `npm test` makes it once, where it is cheapest;
 * `npm run test:all` makes it in every combination: on both databases, in both builds, at all widths
 * and in all languages. Which claims wait for the second is said beside the claim.
 */

/** True when this run makes every combination: `TESTS=all` in the environment. */
export const isEverything = process.env.TESTS === 'all'

/**
 * `everywhere(it)` and `everywhere(describe)` are for combinations of a claim that is made elsewhere:
 * they register the test in `npm run test:all` alone.
 */
export const everywhere = <Register extends (...args: never[]) => unknown>(register: Register) =>
  isEverything ? register : ((() => {}) as unknown as Register)
