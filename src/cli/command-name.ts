import { UsageError } from '../errors.ts'
import { meant } from '../rules/load/meant.ts'
import { COMMANDS } from './commands.ts'
import { noCommand } from './no-command.ts'

/** The longest command that the first words spell, null where help is asked for; flags may stand anywhere. */
export function commandOf(argv: string[]): [name: string | null, rest: string[]] {
  const [first, second] = argv
  if (first === undefined || first === 'help' || first === '--help' || first === '-h') return [null, []]
  if (second !== undefined && `${first} ${second}` in COMMANDS) return [`${first} ${second}`, argv.slice(2)]
  if (first in COMMANDS) return [first, argv.slice(1)]
  const family = Object.keys(COMMANDS).filter((name) => name.startsWith(`${first} `))
  if (family.length === 0) throw new UsageError(noCommand(first, Object.keys(COMMANDS)))
  const near = second === undefined ? '' : meant(`${first} ${second}`, family)
  throw new UsageError(
    near === '' ? `Say which: ${family.map((name) => `imprimatur ${name}`).join(', ')}` : `There is no command "${first} ${second}"${near}`,
  )
}
