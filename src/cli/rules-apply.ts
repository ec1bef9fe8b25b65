import { mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { createInterface } from 'node:readline/promises'
import { AppError, PlainError, UsageError } from '../errors.ts'
import { SYSTEM } from '../reviews/chart/actor.ts'
import { packageNameOf, planFor, readPackageApart, ruleFilesOf, takeOver } from '../workshop/import/index.ts'
import type { Plan } from '../workshop/import/plan.ts'
import type { PackageFile, ReadPackage } from '../workshop/import/report.ts'
import { requiredFlag, textFlag, WORKSPACE } from './command.ts'
import type { Call, Command } from './command.ts'
import { counted } from './counted.ts'
import { withDatabase, workspaceNamed } from './database.ts'
import { keyOf, multipart, SERVER_FLAGS, ServerByKey } from './server-by-key.ts'

const ACTOR = { ...SYSTEM, name: 'command line' }
/** Longer lists are cut; --json has all of them. */
const MOST_SHOWN = 20

export const apply: Command = {
  usage: 'DIR --workspace ID | --server URL --key KEY [--publish --reason TEXT] [--prune] [--yes]',
  summary: "Makes the rule files of a folder a workspace's own rules: shows a plan, and does it.",
  options: {
    workspace: WORKSPACE,
    ...SERVER_FLAGS,
    publish: { type: 'boolean', help: 'Publishes what may be published; without it rules come in as drafts.' },
    reason: { type: 'string', value: 'TEXT', help: 'Why they are published or switched off; kept in the trail.' },
    prune: { type: 'boolean', help: 'Switches off rules of the workspace that are not in the folder.' },
    yes: { type: 'boolean', help: 'Does it without asking.' },
  },
  words: [1, 1],
  foreignFolders: true,
  async run(call) {
    const reason = textFlag(call, 'reason')?.trim() ?? ''
    const publish = call.flags.publish === true
    if (publish && reason.length < 3) throw new UsageError('--publish needs --reason TEXT: why these rules are to run')
    const files = filesOf(call.words[0]!)
    const wanted = { publish, reason, prune: call.flags.prune === true }
    if (call.flags.server !== undefined) return onServer(call, files, wanted)
    const lost = ['key', 'key-file'].find((name) => call.flags[name] !== undefined)
    if (lost !== undefined) throw new UsageError(`--${lost} goes with --server`)
    const workspaceId = requiredFlag(call, 'workspace')
    const read = await readPackageApart(packageNameOf(files), files)
    if (read.lines.length === 0) throw noRules(call)
    if (read.rules.length < read.lines.length) return refuse(call, read.lines, read.lines.length)
    return withDatabase(call.settings, async (db) => {
      const { id } = await workspaceNamed(db, workspaceId)
      return carriedOut(call, wanted, await planFor(db, id, read.rules, wanted), () =>
        plainly(() => takeOver(db, id, ACTOR, read.rules, wanted)),
      )
    })
  },
}

const noRules = (call: Call) => new UsageError(`There are no rules in ${call.words[0]}: a rule is a file that ends in .yml`)

interface Wanted {
  publish: boolean
  reason: string
  prune: boolean
}

/** Milliseconds: a package of thousands of rules is read there, and its rules are tried. */
const PATIENCE = 180_000

/** The same by an API key: the server reads the files, says what it would do, and does it. */
async function onServer(call: Call, files: PackageFile[], { publish, reason, prune }: Wanted): Promise<number | undefined> {
  if (call.flags.workspace !== undefined)
    throw new UsageError('--workspace cannot be used with --server: the key says which workspace it is')
  if (files.length === 0) throw noRules(call)
  const server = new ServerByKey(requiredFlag(call, 'server'), keyOf(call))
  const form = new FormData()
  for (const { path: name, bytes } of files) form.append('file', new Blob([Buffer.from(bytes)]), name)
  const body = await multipart(form)
  const query = new URLSearchParams({ publish: String(publish), prune: String(prune), ...(reason ? { reason } : {}) })
  const ask = (dryRun: boolean) => server.call<ServerPlan>('POST', `/rules?${query}&dry_run=${dryRun}`, body, { patience: PATIENCE })
  const plan = await ask(true)
  if (plan.found === 0) throw noRules(call)
  if (plan.refused.length > 0) return refuse(call, plan.refused, plan.found)
  return carriedOut(call, { publish, reason, prune }, plan, async () => {
    const done = await ask(false)
    if (!done.applied) throw new PlainError('The server did not apply the rules.')
    return done
  })
}

interface ServerPlan extends Plan {
  applied: boolean
  found: number
  refused: RefusedLine[]
}
type RefusedLine = Pick<ReadPackage['lines'][number], 'file' | 'line' | 'text' | 'why' | 'helps'>

/** Shows the plan, asks, and does it. */
async function carriedOut(call: Call, { prune }: Wanted, plan: Plan, work: () => Promise<Plan>): Promise<number | undefined> {
  const isNothing = countOfChanges(plan, prune) === 0
  if (!isNothing && call.flags.yes !== true && !(await confirmed(call, plan, prune))) {
    call.print(outcome(plan, prune, false), 'Nothing was changed.')
    return 1
  }
  const done = isNothing ? plan : await work()
  call.print(outcome(done, prune, !isNothing), inWords(done, prune, isNothing ? 'as it is' : 'done'))
  return undefined
}

export const exportRules: Command = {
  usage: 'DIR --workspace ID [--published]',
  summary: "Writes a workspace's own rules into a folder, byte for byte as they were written.",
  options: { workspace: WORKSPACE, published: { type: 'boolean', help: 'What runs, in place of the latest drafts.' } },
  words: [1, 1],
  async run(call) {
    const folder = path.resolve(call.words[0]!)
    const workspaceId = requiredFlag(call, 'workspace')
    const files = await withDatabase(call.settings, async (db) =>
      ruleFilesOf(db, (await workspaceNamed(db, workspaceId)).id, call.flags.published === true ? 'published' : 'latest'),
    )
    for (const { file, content } of files) {
      mkdirSync(path.join(folder, path.dirname(file)), { recursive: true })
      writeFileSync(path.join(folder, file), content)
    }
    call.print({ folder, files: files.map(({ file }) => file) }, `${counted(files.length, 'rule')} written into ${folder}`)
  },
}

/** The files below a folder under their names in it, or one file; what a link leads to is not read. */
function filesOf(place: string): PackageFile[] {
  const found = statSync(place, { throwIfNoEntry: false })
  if (!found) throw new UsageError(`${place} is not there`)
  if (!found.isDirectory()) return [{ path: path.basename(place), bytes: new Uint8Array(readFileSync(place)) }]
  return readdirSync(place, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))
    .filter((file) => /\.(?:ya?ml|csv|tsv|txt)$/i.test(file))
    .map((file) => ({ path: path.relative(place, file).replaceAll(path.sep, '/'), bytes: new Uint8Array(readFileSync(file)) }))
}

/** Files are the whole truth: while one of them cannot be read, none is applied. */
function refuse(call: Call, lines: readonly (RefusedLine & { outcome?: string })[], found: number): number {
  const refused = lines.filter(({ outcome: became = 'refused' }) => became === 'refused')
  call.print(
    { applied: false, refused },
    [
      ...refused.map(({ file, line, text, why, helps }) => `${file}${line === null ? '' : `:${line}`}: ${why} ${helps}\n    ${text}`),
      `${counted(refused.length, 'rule')} of ${found} refused. Nothing was changed.`,
    ].join('\n'),
  )
  return 1
}

const switchedOff = (plan: Plan, prune: boolean) => (prune ? plan.missing.filter(({ runs }) => runs).map(({ id }) => id) : [])

const countOfChanges = (plan: Plan, prune: boolean) =>
  plan.new.length + plan.changed.length + (plan.publish?.length ?? 0) + switchedOff(plan, prune).length

const outcome = (plan: Plan, prune: boolean, applied: boolean) => ({
  applied,
  new: plan.new,
  changed: plan.changed,
  unchanged: plan.unchanged,
  published: plan.publish ?? [],
  not_published: plan.not_published,
  switched_off: switchedOff(plan, prune),
  not_in_folder: plan.missing.filter(({ id }) => !switchedOff(plan, prune).includes(id)).map(({ id }) => id),
})

function inWords(plan: Plan, prune: boolean, ending: string): string {
  const off = switchedOff(plan, prune)
  const left = plan.missing.filter(({ runs }) => runs).length - off.length
  return [
    ...listed('new', '+', plan.new),
    ...listed('changed', '~', plan.changed),
    ...listed('published', '*', plan.publish ?? []),
    ...listed('switched off', '-', off),
    ...plan.not_published.slice(0, MOST_SHOWN).map(({ id, why }) => `! ${id} stays a draft: ${why}`),
    ...(plan.not_published.length > MOST_SHOWN ? [`  and ${plan.not_published.length - MOST_SHOWN} more stay drafts`] : []),
    ...(left > 0
      ? [`${counted(left, 'rule')} that ${left === 1 ? 'runs is' : 'run are'} not in the folder; --prune switches off what is not there`]
      : []),
    `${plan.new.length} new, ${plan.changed.length} changed, ${plan.unchanged.length} unchanged` +
      `${plan.publish === null ? '' : `, ${plan.publish.length} published`}${prune ? `, ${off.length} switched off` : ''}: ${ending}.`,
  ].join('\n')
}

const listed = (what: string, sign: string, ids: string[]): string[] => [
  ...ids.slice(0, MOST_SHOWN).map((id) => `${sign} ${id}`),
  ...(ids.length > MOST_SHOWN ? [`  and ${ids.length - MOST_SHOWN} more ${what}`] : []),
]

/** Shows the plan and asks; where nobody can answer it is not done. */
async function confirmed(call: Call, plan: Plan, prune: boolean): Promise<boolean> {
  const words = inWords(plan, prune, 'the plan')
  if (call.json || !process.stdin.isTTY) {
    process.stderr.write(`${words}\nTo do it: --yes\n`)
    return false
  }
  const reader = createInterface({ input: process.stdin, output: process.stderr })
  try {
    return /^y(?:es)?$/i.test((await reader.question(`${words}\nDo it? [y/N] `)).trim())
  } finally {
    reader.close()
  }
}

/** What is refused is said in its own words. */
async function plainly<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    if (error instanceof AppError) throw new PlainError(error.message)
    throw error
  }
}
