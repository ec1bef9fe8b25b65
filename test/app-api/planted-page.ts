import type pg from 'pg'
import { newId } from '../../src/db/base/ids.ts'
import { packText } from '../../src/db/audits/packing.ts'
import { countIndex, PLACES_PER_RUN, placeOf, severityOrder } from '../../src/reviews/chart/chart.ts'
import { sourceSpan } from '../../src/text/position.ts'
import { readDocument } from '../../src/text/read.ts'

/** An audit of one page, parsed as in a real audit, with a finding wherever one of the texts occurs in a block. */
export async function plantPage(db: pg.Pool, workspaceId: string, html: string, texts: string[]) {
  const document = await readDocument(html, { type: 'html', name: 'page.html' })
  const [auditId, assetId, versionId] = [newId(), newId(), newId()]
  const found = document.blocks.flatMap((block, index) =>
    texts.flatMap((text) => {
      const start = block.text.indexOf(text)
      return start < 0 ? [] : [{ text, sentence: block.text, block: index, ...sourceSpan(block, start, start + text.length) }]
    }),
  )
  const counts: number[] = Array(30).fill(0)
  counts[countIndex(0, severityOrder('HIGH'))] = found.length
  await db.query(
    `insert into audits (workspace_id, id, name, status, completed_at, total_assets, completed_assets, failed_assets,
    total_violations, counts, sources, settings)
     values ($1, $2, 'Pages', 'COMPLETED', now(), 3, 1, 2, $3, $4, '[{"kind":"crawl","url":"https://shop.example/"}]',
     '{"not_taken":[{"reason":"Forbidden by robots.txt","count":4}]}')`,
    [workspaceId, auditId, found.length, counts],
  )
  await db.query(
    `insert into assets (workspace_id, id, audit_id, position, name, url, state, type, title, characters, checked, left_out, fetched_at)
     values ($1, $2, $3, 0, 'page', 'https://shop.example/page', 'completed', 'html', $4, $5, $6, $7, now())`,
    [
      workspaceId,
      assetId,
      auditId,
      document.title,
      document.account.characters,
      document.account.checked,
      JSON.stringify(document.account.leftOut),
    ],
  )
  for (const [position, reason] of ['Asks to sign in', 'Did not answer within 20 s'].entries()) {
    await db.query(
      `insert into assets (workspace_id, id, audit_id, position, name, url, state, reason) values ($1, $2, $3, $4, 'lost', $5, ` +
        `'failed', $6)`,
      [workspaceId, newId(), auditId, position + 1, `https://shop.example/lost/${position}`, reason],
    )
  }
  await db.query('insert into asset_contents (workspace_id, asset_id, packed) values ($1, $2, $3)', [
    workspaceId,
    assetId,
    packText(document),
  ])
  await db.query(
    `insert into rule_versions (workspace_id, id, rule_id, version, pack, name, description, source)
     values ($1, $2::uuid, 'eu-green-claims.generic', ($2::uuid)::text, 'eu-green-claims', 'Generic claim', 'Claims nobody can check',
     '{"citation":"Directive (EU) 2024/825","url":"https://law.example","verified":true}')`,
    [workspaceId, versionId],
  )
  await db.query('insert into audit_rules (workspace_id, audit_id, rule_version_id, number) values ($1, $2, $3, 1)', [
    workspaceId,
    auditId,
    versionId,
  ])
  await db.query('insert into rule_counts values ($1, $2, 1, $3, $4)', [
    workspaceId,
    auditId,
    severityOrder('HIGH'),
    [found.length, 0, 0, 0, 0],
  ])
  await db.query('update assets set violations = $3 where workspace_id = $1 and id = $2', [workspaceId, assetId, found.length])
  const ids: string[] = []
  for (const [position, finding] of found.entries()) {
    const [id, group, place] = [newId(), newId(), placeOf('HIGH', position)]
    ids.push(id)
    await db.query(
      `insert into violations (workspace_id, id, audit_id, asset_id, rule_version_id, group_id, severity, place, rule_id,
      rule_name, asset_name, asset_url, violating_text, reason, sentence, block, span_start, span_end)
       values ($1, $2, $3, $4, $5, $6, 3, $7, 'eu-green-claims.generic', 'Generic claim', 'page', 'https://shop.example/page', $8,
       'Says nothing one could check', $9, $10, $11, $12)`,
      [
        workspaceId,
        id,
        auditId,
        assetId,
        versionId,
        group,
        place,
        finding.text,
        finding.sentence,
        finding.block,
        finding.start,
        finding.end,
      ],
    )
    await db.query('insert into reviews (workspace_id, violation_id, audit_id, group_id, place, rule) values ($1, $2, $3, $4, $5, 1)', [
      workspaceId,
      id,
      auditId,
      group,
      place,
    ])
  }
  await db.query('insert into review_runs values ($1, $2, $3, $4)', [
    workspaceId,
    auditId,
    Math.floor(placeOf('HIGH', 0) / PLACES_PER_RUN),
    [found.length, 0, 0, 0, 0],
  ])
  return { auditId, assetId, ids, found, document }
}
