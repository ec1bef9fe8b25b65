/** One expression for any of these as whole words, in any case. `\b` knows ASCII letters only. */
export const wordPattern = (alternatives: readonly string[]): RegExp =>
  new RegExp(`(?<![\\p{L}\\p{N}])(?:${alternatives.join('|')})(?![\\p{L}\\p{N}])`, 'iu')
