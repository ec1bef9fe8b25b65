/**
 * What became of one violation between an earlier and a later run of a site. Every violation of the two runs has exactly one of these, so
 * that earlier − gone − not looked at + new = later.
 */
export const PAIR_KINDS = [
  'new',
  'came_back',
  'same',
  'carried',
  'sentence_changed',
  'rule_changed',
  'still_there',
  'decided',
  'gone',
  'not_looked_at',
] as const
export type PairKind = (typeof PAIR_KINDS)[number]

/** What a filter asks for. `came_back` is a part of `new`; `changed` and `carried` are parts of `still_there`. */
export const RUN_CHANGES = ['new', 'came_back', 'still_there', 'changed', 'carried', 'gone', 'not_looked_at'] as const
export type RunChange = (typeof RUN_CHANGES)[number]

/** The decision differs between the two runs, and why. */
const CHANGED: PairKind[] = ['sentence_changed', 'rule_changed', 'still_there', 'decided']

export const KINDS_OF: Record<RunChange, PairKind[]> = {
  new: ['new', 'came_back'],
  came_back: ['came_back'],
  still_there: ['same', 'carried', ...CHANGED],
  changed: CHANGED,
  carried: ['carried'],
  gone: ['gone'],
  not_looked_at: ['not_looked_at'],
}

/** Violations of the earlier run alone; all others are in the later one. */
export const isOfEarlierRun = (change: RunChange): boolean => change === 'gone' || change === 'not_looked_at'
