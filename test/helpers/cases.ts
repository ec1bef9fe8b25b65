/**
 * How many cases a property is held to: a fifth of them in `npm test`, where everything else runs as well, all of them in
 * `npm run test:release`, which runs every file that asks here. Whoever looks for one fault sets TEST_CASES to `all`.
 */
export const cases = (all: number): number => (process.env['TEST_CASES'] === 'all' ? all : Math.max(3, Math.ceil(all / 5)))
