/** What is known of an asset once it has been read and checked: the same for the same bytes and rules. */
const KNOWN = ['type', 'title', 'language_key', 'characters', 'checked', 'content_hash', 'text_hash', 'note', 'held'] as const
/** The same of those that are never null. */
const COUNTED = { left_out: `'[]'`, rule_failures: `'[]'`, violations: '0' } as const

/** The SET of an asset `a` that is taken over from the earlier one `e`. */
export const TAKEN_OVER_SET = [...KNOWN, ...Object.keys(COUNTED), 'name'].map((column) => `${column} = e.${column}`).join(', ')

/** What of an asset is added as taken over from `e`, where there is one; `r` is the asset as it was found, with a name and a state. */
export const TAKEN_OVER_COLUMNS = [...KNOWN, ...Object.keys(COUNTED), 'fetched_at', 'same_as', 'earlier_id'].join(', ')
/** `at`: the parameter that says when. */
export const takenOverValues = (at: string): string =>
  [
    `coalesce(e.name, r.name), case when e.id is null then r.state else 'completed' end`,
    ...KNOWN.map((column) => `e.${column}`),
    ...Object.entries(COUNTED).map(([column, none]) => `coalesce(e.${column}, ${none})`),
    `case when e.id is not null then ${at}::timestamptz end, e.id, e.id`,
  ].join(', ')
