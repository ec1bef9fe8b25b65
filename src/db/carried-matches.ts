/*
 * Which violation of an earlier run a new one is: the same rule on the same page, and the same sentence between the same sentences; else
 * the same sentence; else the same words in a sentence that has changed. Where a sentence stands several times, the first is the first.
 * Parameters: workspace, audit, positions of the assets (after, last), site, number of the run.
 */

/** Violations that were found before there were such keys have their sentence alone. */
const LEGACY_SENTENCE_KEY = `('x' || left(encode(sha256(convert_to(
  lower(regexp_replace(e.sentence, '\\s+', ' ', 'g')) || chr(1) || lower(regexp_replace(e.violating_text, '\\s+', ' ', 'g')),
  'UTF8')), 'hex'), 16))::bit(64)::bigint`

const NEW = 'v.id, v.place, v.rule_id, v.rule_version_id, v.sentence_key, v.context_key, lower(v.violating_text) as words, v.span_start'
const EARLIER = `e.id, e.audit_id, e.rule_id, e.rule_version_id, coalesce(e.sentence_key, ${LEGACY_SENTENCE_KEY}) as sentence_key,
    e.context_key, lower(e.violating_text) as words, e.span_start`

/** Pairs of `fresh` and `known` that agree in some columns, the first with the first. */
const pairs = (fresh: string, known: string, columns: string[]) => {
  const key = ['asset', 'rule_id', ...columns]
  const numbered = (from: string) =>
    `(select f.*, row_number() over (partition by ${key.join(', ')} order by span_start, id) as nth from ${from} f)`
  return `select f.id, f.place, f.rule_version_id, k.id as earlier_id, k.audit_id as earlier_audit_id,
    k.rule_version_id as earlier_version_id
  from ${numbered(fresh)} f join ${numbered(known)} k on ${[...key, 'nth'].map((column) => `f.${column} = k.${column}`).join(' and ')}`
}

const without = (from: string, column: string, ...matched: string[]) =>
  `select f.* from ${from} f where ${matched.map((name) => `not exists (select 1 from ${name} m where m.${column} = f.id)`).join(' and ')}`

export const MATCHED_CTES = `
batch as materialized (
  select id, earlier_id, address_key from assets
  where workspace_id = $1 and audit_id = $2 and position > $3 and position <= $4 and state = 'completed' and not carried
),
fresh as materialized (
  select ${NEW}, b.earlier_id as asset, b.address_key from batch b join violations v on v.workspace_id = $1 and v.asset_id = b.id
),
known as materialized (
  select ${EARLIER}, e.asset_id as asset
  from batch b join violations e on e.workspace_id = $1 and e.asset_id = b.earlier_id
),
by_context as materialized (${pairs('fresh', 'known', ['sentence_key', 'context_key'])}),
fresh_2 as materialized (${without('fresh', 'id', 'by_context')}),
known_2 as materialized (${without('known', 'earlier_id', 'by_context')}),
by_sentence as materialized (${pairs('fresh_2', 'known_2', ['sentence_key'])}),
fresh_3 as materialized (${without('fresh_2', 'id', 'by_sentence')}),
known_3 as materialized (${without('known_2', 'earlier_id', 'by_sentence')}),
by_words as materialized (${pairs('fresh_3', 'known_3', ['words'])}),
fresh_4 as materialized (${without('fresh_3', 'id', 'by_words')}),
-- Gone for a while: the same sentence of the same page in an older run.
older as materialized (
  select distinct on (id) * from (
    select distinct on (e.id) f.id, f.place, f.rule_version_id, e.id as earlier_id, e.audit_id as earlier_audit_id,
      e.rule_version_id as earlier_version_id, a.run, f.span_start
    from fresh_4 f
      join assets o on o.workspace_id = $1 and o.site_id = $5 and o.address_key = f.address_key
        and o.id <> f.asset and o.state = 'completed'
      join audits a on a.workspace_id = $1 and a.id = o.audit_id and a.run < $6
      join violations e on e.workspace_id = $1 and e.asset_id = o.id and e.rule_id = f.rule_id and e.sentence_key = f.sentence_key
    order by e.id, f.span_start) each_once
  order by id, run desc
),
matched as materialized (
  select p.id, p.place, p.earlier_id, p.earlier_audit_id, p.same_sentence, p.returned,
    p.rule_version_id = p.earlier_version_id or coalesce(nv.meaning = ov.meaning, false) as same_meaning
  from (
    select *, true as same_sentence, false as returned from by_context
    union all select *, true, false from by_sentence
    union all select *, false, false from by_words
    union all select id, place, rule_version_id, earlier_id, earlier_audit_id, earlier_version_id, true, true from older
  ) p
  left join rule_versions nv on nv.workspace_id = $1 and nv.id = p.rule_version_id
  left join rule_versions ov on ov.workspace_id = $1 and ov.id = p.earlier_version_id
)`
