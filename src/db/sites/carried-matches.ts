/*
 * Which violation of an earlier run a new one is: the same rule on the same page, and the same sentence between the same sentences; else
 * the same sentence; else the same words in a sentence that has changed. Where a sentence stands several times, the first is the first.
 * Parameters: workspace, audit, positions of the assets (after, last), site, number of the run.
 */

/** Violations that were found before there were such keys have their sentence alone. */
const LEGACY_SENTENCE_KEY = `('x' || left(encode(sha256(convert_to(
  lower(regexp_replace(e.sentence, '\\s+', ' ', 'g')) || chr(1) || lower(regexp_replace(e.violating_text, '\\s+', ' ', 'g')),
  'UTF8')), 'hex'), 16))::bit(64)::bigint`

const COMMON = ['id', 'place', 'rule_version_id', 'rule_id', 'context_key', 'span_start']
const ROW = ['page', ...COMMON, 'sentence_key']
const NEW = [...COMMON, 'sentence_key'].map((column) => `v.${column}`).join(', ')
const EARLIER = COMMON.map((column) => `e.${column}`).join(', ')

/** What agrees where neither the sentence nor those beside it have changed. */
const EXACT = ['page', 'sentence_key', 'context_key', 'rule_id']
const isSame = (one: string, other: string) => EXACT.map((column) => `${one}.${column} = ${other}.${column}`).join(' and ')
const isDoubled = (row: string) => `exists (select 1 from doubled d where ${isSame('d', row)})`
const columnsOf = (row: string) => ROW.map((column) => `${row}.${column}`).join(', ')

/**
 * Pairs the violations of both sides that agree in some columns, the first with the first: a new one gets the other's values as
 * `earlier_*`, the other is `is_paired`. By sorting, as the database does not know how many rows there are: of a group the new ones come
 * first, so that the partner of each stands as many rows further as there are new ones.
 */
const paired = (from: string, columns: string[]) => {
  // The rule last: comparing texts is slow, and mostly the columns before differ already.
  const inGroup = `partition by ${['page', ...columns, 'rule_id'].join(', ')} order by side, span_start, id`
  return `select n.*, case when side = 0 then lead(id, new_ones) over beside end as earlier_id,
    case when side = 0 then lead(rule_version_id, new_ones) over beside end as earlier_version_id,
    side = 1 and nth <= 2 * new_ones as is_paired
  from (select b.*, (count(*) filter (where side = 0) over whole)::int as new_ones, row_number() over whole as nth from ${from} b
    window whole as (${inGroup} rows between unbounded preceding and unbounded following)) n
  window beside as (${inGroup})`
}

const unpaired = (from: string) => `select side, ${ROW.join(', ')} from ${from} where earlier_id is null and not is_paired`
const pairs = (from: string, sameSentence: boolean) =>
  `select id, place, rule_version_id, earlier_id, earlier_version_id, ${sameSentence} as same_sentence, false as returned
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
  select id, earlier_id, address_key, row_number() over (order by position)::int as page from assets
  where workspace_id = $1 and audit_id = $2 and position > $3 and position <= $4 and state = 'completed' and not carried
),
-- By the number of the page: comparing identifiers that were made at about the same time is slow.
new_ones as materialized (select b.page, ${NEW} from batch b join violations v on v.workspace_id = $1 and v.asset_id = b.id),
earlier_ones as materialized (
  select b.page, ${EARLIER}, coalesce(e.sentence_key, ${LEGACY_SENTENCE_KEY}) as sentence_key
  from batch b join violations e on e.workspace_id = $1 and e.asset_id = b.earlier_id
),
-- Nearly all agree with one of the other side and only one: a hash join finds those without sorting. Where a side has several, each is
-- there more than once; they follow below. Mostly there are none, and nothing but the counts is read for it.
joined as materialized (
  select n.id, n.place, n.rule_version_id, e.id as earlier_id, e.rule_version_id as earlier_version_id,
    coalesce(n.page, e.page) as page, coalesce(n.rule_id, e.rule_id) as rule_id, coalesce(n.context_key, e.context_key) as context_key,
    coalesce(n.span_start, e.span_start) as span_start, coalesce(n.sentence_key, e.sentence_key) as sentence_key, e.place as earlier_place
  from new_ones n full join earlier_ones e on ${isSame('n', 'e')}
),
several as materialized (
  select (select count(id) from joined) <> (select count(*) from new_ones)
    or (select count(earlier_id) from joined) <> (select count(*) from earlier_ones) as there_are
),
doubled as materialized (
  select ${EXACT.join(', ')} from joined where (select there_are from several) group by ${EXACT.join(', ')} having count(*) > 1
),
single as materialized (select * from joined j where not (select there_are from several) or not ${isDoubled('j')}),
left_over as materialized (
  select 0 as side, ${ROW.join(', ')} from single where earlier_id is null
  union all
  select 1, page, earlier_id, earlier_place, earlier_version_id, rule_id, context_key, span_start, sentence_key from single where id is null
  union all select 0, ${columnsOf('n')} from new_ones n where (select there_are from several) and ${isDoubled('n')}
  union all select 1, ${columnsOf('e')} from earlier_ones e where (select there_are from several) and ${isDoubled('e')}
),
by_context as materialized (${paired('left_over', ['sentence_key', 'context_key'])}),
by_sentence as materialized (${paired(`(${unpaired('by_context')})`, ['sentence_key'])}),
by_words as materialized (${paired(WITH_WORDS, ['words'])}),
-- Gone for a while: the same sentence of the same page in an older run.
older as materialized (
  select distinct on (id) * from (
    select distinct on (e.id) f.id, f.place, f.rule_version_id, e.id as earlier_id, e.rule_version_id as earlier_version_id, a.run
    from (${unpaired('by_words')} and side = 0) f join batch b on b.page = f.page
      join assets o on o.workspace_id = $1 and o.site_id = $5 and o.address_key = b.address_key
        and o.id <> b.earlier_id and o.state = 'completed'
      join audits a on a.workspace_id = $1 and a.id = o.audit_id and a.run < $6 and a.run >= $6 - ${RUNS_BACK}
      join violations e on e.workspace_id = $1 and e.asset_id = o.id and e.rule_id = f.rule_id and e.sentence_key = f.sentence_key
    order by e.id, f.span_start) each_once
  order by id, run desc
),
matched as materialized (
  select p.id, p.place, p.earlier_id, p.same_sentence, p.returned,
    p.rule_version_id = p.earlier_version_id
      or coalesce((${meaningOf('p.rule_version_id')}) = (${meaningOf('p.earlier_version_id')}), false) as same_meaning
  from (
    select id, place, rule_version_id, earlier_id, earlier_version_id, true as same_sentence, false as returned from single
      where id is not null and earlier_id is not null
    union all ${pairs('by_context', true)}
    union all ${pairs('by_sentence', true)}
    union all ${pairs('by_words', false)}
    union all select id, place, rule_version_id, earlier_id, earlier_version_id, true, true from older
  ) p
)`
