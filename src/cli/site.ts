import type pg from 'pg'
import { findAuditAnywhere } from '../db/audits/audits.ts'
import { isId } from '../db/base/ids.ts'
import type { GateRule } from '../db/sites/gate-rule.ts'
import { lastGates, refreshGates } from '../db/sites/gates.ts'
import { sitesNamed } from '../db/sites/sites.ts'
import { EXIT, PlainError } from '../errors.ts'
import { counted } from './counted.ts'
import { isStoredNotChecked } from './audit-flags.ts'
import { requiredFlag, WORKSPACE } from './command.ts'
import type { Call, Command } from './command.ts'
import { withDatabase, workspaceNamed } from './database.ts'

const ALLOW = {
  'allow-unreadable': { type: 'boolean', help: 'Exits with 0 even if pages of the run could not be read.' },
  'allow-incomplete': { type: 'boolean', help: 'Exits with 0 even if a rule met a limit and did not look everywhere.' },
  'allow-empty': { type: 'boolean', help: 'Exits with 0 even if the run checked nothing.' },
} as const

/** The gate in words: what must not be there. */
const inWords = ({ severities, packs, new_only: isNew, undecided_only: isUndecided }: GateRule): string =>
  [isNew && 'new', isUndecided && 'undecided', severities.join(', '), packs && `of ${packs.join(', ')}`].filter(Boolean).join(' ')

export const list: Command = {
  usage: '--workspace ID',
  summary: "Lists a workspace's sites with their gates.",
  options: { workspace: WORKSPACE },
  words: [0, 0],
  async run(call) {
    const sites = await withDatabase(call.settings, async (db) => {
      const { id } = await workspaceNamed(db, requiredFlag(call, 'workspace'))
      await refreshGates(db, id)
      const all = await sitesNamed(db, id, null)
      const gates = await lastGates(
        db,
        id,
        all.map((site) => site.id),
      )
      return all.map((site) => ({ ...site, gate: site.gate && { rule: site.gate, result: gates.get(site.id) ?? null } }))
    })
    const state = ({ gate }: (typeof sites)[number]) =>
      gate === null ? 'no gate' : gate.result === null ? 'not run' : gate.result.passed ? 'passed' : 'failed'
    call.print(
      sites,
      sites.length === 0 ? 'No sites' : sites.map((site) => `${site.id}  ${state(site).padEnd(7)}  ${site.name}`).join('\n'),
    )
  },
}

export const gate: Command = {
  usage: 'SITE --workspace ID',
  summary: 'Says whether the last run of a site passed its gate; exits with 1 where it did not.',
  options: { workspace: WORKSPACE, ...ALLOW },
  words: [1, 1],
  async run(call) {
    const workspaceId = requiredFlag(call, 'workspace')
    return withDatabase(call.settings, async (db) => {
      const workspace = await workspaceNamed(db, workspaceId)
      return sayGate(call, db, workspace.id, await siteNamed(db, workspace.id, call.words[0]!))
    })
  },
}

async function siteNamed(db: pg.Pool, workspaceId: string, word: string) {
  const found = await sitesNamed(db, workspaceId, word)
  const site = found.find(({ id }) => isId(word) && id === word.toLowerCase()) ?? found[0]
  if (!site) throw new PlainError(`There is no site “${word}”; imprimatur site list shows those there are`)
  if (site.id !== word.toLowerCase() && found.length > 1) throw new PlainError(`Several sites are called “${word}”: name one by its id`)
  return site
}

async function sayGate(call: Call, db: pg.Pool, workspaceId: string, site: Awaited<ReturnType<typeof siteNamed>>): Promise<number> {
  if (site.gate === null) throw new PlainError(`${site.name} has no gate: set one on its page, or by the API`, EXIT.wrongUse)
  await refreshGates(db, workspaceId, site.id)
  const result = (await lastGates(db, workspaceId, [site.id])).get(site.id)
  if (!result) throw new PlainError(`No run of ${site.name} has ended yet: nothing is known`, EXIT.wrongUse)
  const run = await findAuditAnywhere(db, [workspaceId], result.audit_id)
  const verdict = result.passed ? 'passed' : `failed, ${counted(result.findings, 'finding')} not allowed`
  call.print(
    { site_id: site.id, name: site.name, ...result },
    `${site.name}: gate ${verdict} in run ${result.run} (must not be there: ${inWords(result.rule)})`,
  )
  if (!result.passed) return EXIT.findings
  // What could not be looked at is not to read as clean.
  return run && isStoredNotChecked(call, run, 0) ? EXIT.wrongUse : EXIT.done
}
