/*
 * Which violation of an earlier run a new one is: the same rule on the same page, and the same sentence between the same sentences; else
 * the same sentence; else the same words in a sentence that has changed. Where a sentence stands several times, the first is the first.
 * Parameters: workspace, audit, positions of the assets (after, last), site, number of the run.
 */

/** Violations that were found before there were such keys have their sentence alone. */
const LEGACY_SENTENCE_KEY = `('x' || left(encode(sha256(convert_to(
  lower(regexp_replace(e.sentence, '\\s+', ' ', 'g')) || chr(1) || lower(regexp_replace(e.violating_text, '\\s+', ' ', 'g')),
  'UTF8')), 'hex'), 16))::bit(64)::bigint`

const COMMON = ['id', 'rule_version_id', 'rule_id', 'context_key', 'span_start']
const NEW = [...COMMON, 'place', 'sentence_key'].map((column) => `v.${column}`).join(', ')
const EARLIER = COMMON.map((column) => `e.${column}`).join(', ')

/**
 * Pairs the violations of both sides that agree in some columns, the first with the first: each gets the other's values as `earlier_*` or
 * `paired`. By sorting and not by joining, as the database does not know how many rows there are.
 */
const paired = (from: string, columns: string[]) => {
  // The rule last: comparing texts is slow, and mostly the columns before differ already.
  const key = ['asset', ...columns, 'rule_id'].join(', ')
  const beside = `over (partition by ${key}, nth order by side)`
  return `select n.*, lead(id) ${beside} as earlier_id, lead(audit_id) ${beside} as earlier_audit_id,
    lead(rule_version_id) ${beside} as earlier_version_id, lag(id) ${beside} as paired
  from (select b.*, row_number() over (partition by ${key}, side order by span_start, id) as nth from ${from} b) n`
}

const BOTH = 'side, id, place, audit_id, rule_version_id, asset, address_key, rule_id, sentence_key, context_key, span_start'
const unpaired = (from: string) => `select ${BOTH} from ${from} where earlier_id is null and paired is null`
const pairs = (from: string, sameSentence: boolean) =>
  `select id, place, rule_version_id, earlier_id, earlier_audit_id, earlier_version_id, ${sameSentence} as same_sentence, false as returned
    from ${from} where side = 0 and earlier_id is not null`

/** Few are left, so that their texts are read only now. */
const WITH_WORDS = `(select l.*, lower(t.violating_text) as words
  from (${unpaired('by_sentence')}) l join violations t on t.workspace_id = $1 and t.id = l.id)`

/** A look at the key and not a join: mostly both have the same version, and a workspace has hundreds of rules. */
const meaningOf = (version: string) => `select w.meaning from rule_versions w where w.workspace_id = $1 and w.id = ${version}`

/** How many runs back a violation is looked for that the run before did not have. */
const RUNS_BACK = 10

export const MATCHED_CTES = `
batch as materialized (
  select id, earlier_id, address_key from assets
  where workspace_id = $1 and audit_id = $2 and position > $3 and position <= $4 and state = 'completed' and not carried
),
both_runs as materialized (
  select 0 as side, ${NEW}, null::uuid as audit_id, b.earlier_id as asset, b.address_key
  from batch b join violations v on v.workspace_id = $1 and v.asset_id = b.id
  union all
  select 1, ${EARLIER}, null, coalesce(e.sentence_key, ${LEGACY_SENTENCE_KEY}), e.audit_id, e.asset_id, null
  from batch b join violations e on e.workspace_id = $1 and e.asset_id = b.earlier_id
),
by_context as materialized (${paired('both_runs', ['sentence_key', 'context_key'])}),
by_sentence as materialized (${paired(`(${unpaired('by_context')})`, ['sentence_key'])}),
by_words as materialized (${paired(WITH_WORDS, ['words'])}),
-- Gone for a while: the same sentence of the same page in an older run.
older as materialized (
  select distinct on (id) * from (
    select distinct on (e.id) f.id, f.place, f.rule_version_id, e.id as earlier_id, e.audit_id as earlier_audit_id,
      e.rule_version_id as earlier_version_id, a.run
    from (${unpaired('by_words')} and side = 0) f
      join assets o on o.workspace_id = $1 and o.site_id = $5 and o.address_key = f.address_key
        and o.id <> f.asset and o.state = 'completed'
      join audits a on a.workspace_id = $1 and a.id = o.audit_id and a.run < $6 and a.run >= $6 - ${RUNS_BACK}
      join violations e on e.workspace_id = $1 and e.asset_id = o.id and e.rule_id = f.rule_id and e.sentence_key = f.sentence_key
    order by e.id, f.span_start) each_once
  order by id, run desc
),
matched as materialized (
  select p.id, p.place, p.earlier_id, p.earlier_audit_id, p.same_sentence, p.returned,
    p.rule_version_id = p.earlier_version_id
      or coalesce((${meaningOf('p.rule_version_id')}) = (${meaningOf('p.earlier_version_id')}), false) as same_meaning
  from (
    ${pairs('by_context', true)}
    union all ${pairs('by_sentence', true)}
    union all ${pairs('by_words', false)}
    union all select id, place, rule_version_id, earlier_id, earlier_audit_id, earlier_version_id, true, true from older
  ) p
)`
