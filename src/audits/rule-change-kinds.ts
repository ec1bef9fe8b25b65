/**
 * `meaning`: it decides about texts in another way than it did; `wording`: only what it says of them is another; `added`, `removed`: it was
 * not among the rules of the run, or no longer is.
 */
export const RULE_CHANGES = ['meaning', 'wording', 'added', 'removed'] as const
