/** Lengths differ a hundredfold between sentences; a long one must not win by its length alone. */
export function lengthScale(featureCount: number): number {
  return featureCount === 0 ? 0 : 1 / Math.sqrt(featureCount)
}
