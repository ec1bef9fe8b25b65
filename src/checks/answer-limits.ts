/** Findings of one answer to a check, and characters of JSON they take together; the answer says how many more there are. */
export const MOST_FINDINGS = 1000
export const MOST_CHARACTERS = 2 * 1024 * 1024
