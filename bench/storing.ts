/** How workers store findings, without checking. */
import { readProfile, storeProfileRules } from '../src/packs/profile.ts'
import { addAssets, insertAudit } from '../src/db/audits/runs.ts'
import { findingsIn, storeChecked } from '../src/db/audits/checked-assets.ts'
import { reservePlaces } from '../src/db/violations/new-reviews.ts'
import type { CheckedAsset, StoredFinding } from '../src/db/audits/checked-assets.ts'
import { namedId, newId } from '../src/db/base/ids.ts'
import { packText } from '../src/db/audits/packing.ts'
import { transaction } from '../src/db/base/pool.ts'
import { auditRuleVersions } from '../src/db/rules/versions.ts'
import type { Auditing } from './auditing.ts'

/** Concurrent jobs of a worker. */
const AT_ONCE = 2

/** Stores `each` findings for each of `assets` assets, one transaction per asset; returns the seconds it took. */
export async function storeMany({ db, workspaceId }: Auditing, assets: number, each: number): Promise<number> {
  const profile = await readProfile(db, workspaceId, null)
  const auditId = newId()
  await transaction(db, async (client) => {
    await insertAudit(client, workspaceId, { id: auditId, name: 'findings', sources: [], settings: profile, createdBy: null })
    await storeProfileRules(client, workspaceId, auditId, profile)
  })
  const [ruleId, ruleVersionId] = [...(await auditRuleVersions(db, workspaceId, auditId))][0]!
  const added = await transaction(db, (client) =>
    addAssets(
      client,
      workspaceId,
      auditId,
      Array.from({ length: assets }, (_, n) => ({ name: `page ${n}`, url: `https://site.example/${n}`, source: { kind: 'kept' } })),
    ),
  )
  const packed = packText({ source: 'text', blocks: [] })
  const waiting = [...added.waiting.entries()]
  const start = performance.now()
  await Promise.all(
    Array.from({ length: AT_ONCE }, async () => {
      for (let next = waiting.shift(); next; next = waiting.shift()) {
        const [number, { id }] = next
        const asset: CheckedAsset = {
          id,
          name: `page ${number}`,
          url: `https://site.example/${number}`,
          type: 'html',
          title: null,
          language: 'EN',
          characters: 60_000,
          checked: 50_000,
          leftOut: [],
          ruleFailures: [],
          held: 0,
          contentHash: Buffer.alloc(32),
          textHash: Buffer.alloc(32),
          note: null,
          packed,
          snapshot: null,
          findings: Array.from({ length: each }, (_, n) => findingFor(ruleId, ruleVersionId, `${number}-${n}`)),
        }
        const first = await reservePlaces(db, workspaceId, auditId, findingsIn([asset]))
        await transaction(db, (client) => storeChecked(client, workspaceId, auditId, [asset], first))
      }
    }),
  )
  return (performance.now() - start) / 1000
}

function findingFor(ruleId: string, ruleVersionId: string, name: string): StoredFinding {
  return {
    ruleId,
    ruleVersionId,
    ruleName: 'Generic environmental claim',
    groupId: namedId(name),
    severity: 'MEDIUM',
    text: `eco-friendly range ${name}`,
    reason: 'A generic claim needs recognised excellent environmental performance behind it.',
    solution: 'Say what is better, by how much, and prove it.',
    suggestedText: `Our range ${name} of recycled steel.`,
    sentence: `Our eco-friendly range ${name} is here for the summer, in five colours.`,
    block: 3,
    start: 120,
    end: 140,
    position: { start: { line: 12, column: 5 }, end: { line: 12, column: 25 }, block: [4, 24], sentence: [0, 60] },
    fingerprint: name,
    sentenceKey: '1',
    contextKey: '1',
    law: 'Directive 2005/29/EC, Annex I, no. 4a',
    jurisdiction: ['EU'],
    confidence: null,
    language: 'EN',
    ruleSeverity: null,
    also: null,
  }
}
