import path from 'node:path'
import { callOf } from './cli/command.ts'
import type { Command } from './cli/command.ts'
import { PlainError, UsageError } from './errors.ts'
import { progressDone } from './cli/progress.ts'

/** PostgreSQL's word for it. */
const DISK_FULL = '53100'

/** Every command, loaded when it is called. */
const COMMANDS: Record<string, () => Promise<Command>> = {
  serve: async () => (await import('./cli/serve.ts')).serve,
  worker: async () => (await import('./cli/worker.ts')).worker,
  'workspace create': async () => (await import('./cli/workspace.ts')).create,
  'workspace list': async () => (await import('./cli/workspace.ts')).list,
  'workspace set-plan': async () => (await import('./cli/workspace.ts')).changePlan,
  'user create': async () => (await import('./cli/user.ts')).create,
  'user reset': async () => (await import('./cli/user-reset.ts')).reset,
  'key create': async () => (await import('./cli/key.ts')).create,
  'key list': async () => (await import('./cli/key.ts')).list,
  'key revoke': async () => (await import('./cli/key.ts')).revoke,
  audit: async () => (await import('./cli/audit.ts')).audit,
  'audit list': async () => (await import('./cli/audit-stored.ts')).list,
  'audit show': async () => (await import('./cli/audit-stored.ts')).show,
  'audit cancel': async () => (await import('./cli/audit-stored.ts')).cancel,
  'audit retry': async () => (await import('./cli/audit-stored.ts')).retry,
  'rules list': async () => (await import('./cli/rules.ts')).list,
  'rules show': async () => (await import('./cli/rules.ts')).show,
  'rules check': async () => (await import('./cli/rules.ts')).check,
  'rules train': async () => (await import('./cli/rules-train.ts')).train,
  'rules test': async () => (await import('./cli/rules.ts')).test,
  generate: async () => (await import('./cli/generate.ts')).generate,
  'models show': async () => (await import('./cli/models.ts')).show,
  'models set': async () => (await import('./cli/models.ts')).set,
  'models forget': async () => (await import('./cli/models.ts')).forget,
  'models test': async () => (await import('./cli/models.ts')).test,
  'templates list': async () => (await import('./cli/library.ts')).templates.list,
  'templates show': async () => (await import('./cli/library.ts')).templates.show,
  'templates import': async () => (await import('./cli/library.ts')).templates.import,
  'templates export': async () => (await import('./cli/library.ts')).templates.export,
  'tones list': async () => (await import('./cli/library.ts')).tones.list,
  'tones show': async () => (await import('./cli/library.ts')).tones.show,
  'tones import': async () => (await import('./cli/library.ts')).tones.import,
  'tones export': async () => (await import('./cli/library.ts')).tones.export,
  'infobases list': async () => (await import('./cli/library.ts')).infobases.list,
  'infobases show': async () => (await import('./cli/library.ts')).infobases.show,
  'infobases import': async () => (await import('./cli/library.ts')).infobases.import,
  'infobases export': async () => (await import('./cli/library.ts')).infobases.export,
  demo: async () => (await import('./cli/demo.ts')).demo,
  'trail verify': async () => (await import('./cli/trail.ts')).verify,
  'secret rotate': async () => (await import('./cli/secret.ts')).rotate,
  migrate: async () => (await import('./cli/migrate.ts')).migrateCommand,
  openapi: async () => (await import('./cli/openapi.ts')).openapi,
}

/** argv (without node and the script) -> command. Exit 0 done, 1 findings or failure, 2 wrong use. */
export async function main(argv: string[]): Promise<void> {
  // A reader that has seen enough (`| head`) closes the pipe: that is no failure.
  process.stdout.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code === 'EPIPE') process.exit(0)
    throw error
  })
  process.exitCode = await run(argv)
}

async function run(argv: string[]): Promise<number> {
  const root = path.join(import.meta.dirname, '..')
  try {
    const [name, rest] = nameOf(argv)
    if (name === null) {
      process.stdout.write(await help())
      return 0
    }
    const command = await COMMANDS[name]!()
    const call = callOf(name, command, rest, root)
    if (call.flags.help) {
      process.stdout.write(`${command.summary}\n\nUsage: imprimatur ${name} ${command.usage}\n`)
      return 0
    }
    return (await command.run(call)) ?? 0
  } catch (error) {
    progressDone()
    if (error instanceof UsageError) return complain(error.message, 2)
    if (error instanceof PlainError) return complain(error.message, error.code)
    if ((error as { code?: string }).code === DISK_FULL) return complain('The disk is full: the database cannot be written any more', 1)
    return complain((error as Error).stack ?? String(error), 1)
  }
}

function complain(message: string, code: number): number {
  process.stderr.write(`imprimatur: ${message}\n`)
  return code
}

/** The longest command that the first words spell; flags may stand anywhere. */
function nameOf(argv: string[]): [name: string | null, rest: string[]] {
  const [first, second] = argv
  if (first === undefined || first === 'help' || first === '--help' || first === '-h') return [null, []]
  if (second !== undefined && `${first} ${second}` in COMMANDS) return [`${first} ${second}`, argv.slice(2)]
  if (first in COMMANDS) return [first, argv.slice(1)]
  const family = Object.keys(COMMANDS).filter((name) => name.startsWith(`${first} `))
  if (family.length > 0) throw new UsageError(`Say which: ${family.map((name) => `imprimatur ${name}`).join(', ')}`)
  throw new UsageError(`There is no command "${first}"; imprimatur --help lists them`)
}

async function help(): Promise<string> {
  const lines = ['Imprimatur writes content from templates and reviews content for compliance.', '']
  for (const [name, load] of Object.entries(COMMANDS)) {
    const { usage, summary } = await load()
    lines.push(`  imprimatur ${name} ${usage}`.trimEnd(), `      ${summary}`)
  }
  lines.push('', 'Every command takes --json, --data DIR and --database-url URL. Settings: docs/settings.md', '')
  return lines.join('\n')
}
