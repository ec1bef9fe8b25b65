/** Most sentences have fewer n-grams. */
const USUAL = 4096

/**
 * Lengths differ a hundredfold between sentences; a long one must not win by its length alone. What the sum over a sentence's n-grams is
 * multiplied by: one over their number to the power of `damping` hundredths.
 */
export function lengthScaler(damping: number): (featureCount: number) => number {
  const scale = (count: number) => (count === 0 ? 0 : 1 / count ** (damping / 100))
  const usual = Float64Array.from({ length: USUAL }, (_, count) => scale(count))
  return (count) => (count < USUAL ? usual[count]! : scale(count))
}
