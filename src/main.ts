import { callOf } from './cli/command.ts'
import { COMMANDS } from './cli/commands.ts'
import { flagLines, overview, VERSION } from './cli/help.ts'
import { PlainError, UsageError } from './errors.ts'
import { complaint, progressDone } from './cli/progress.ts'
import { PROJECT } from './places.ts'

/** PostgreSQL's word for it. */
const DISK_FULL = '53100'

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
  try {
    if (argv[0] === '--version' || argv[0] === '-V') {
      process.stdout.write(`${VERSION}\n`)
      return 0
    }
    const [name, rest] = nameOf(argv)
    if (name === null) {
      process.stdout.write(await overview())
      return 0
    }
    const command = await COMMANDS[name]!()
    const call = await callOf(name, command, rest, PROJECT)
    if (call.flags.help) {
      process.stdout.write(`${command.summary}\n\nUsage: imprimatur ${name} ${command.usage}\n\n${flagLines(command)}`)
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

/** How long what a failed command left open may keep the process alive. */
const LEFT_OPEN = 5000

function complain(message: string, code: number): number {
  complaint(message)
  setTimeout(() => process.exit(code), LEFT_OPEN).unref()
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
