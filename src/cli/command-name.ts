import { UsageError } from '../errors.ts'
import { meant } from '../rules/load/meant.ts'
import { COMMANDS } from './commands.ts'
import { noCommand } from './no-command.ts'

const HELP = ['--help', '-h']

/**
 * The longest command that the first words spell, null where help is asked for, of all commands or of those that begin with `rest`; flags
 * may stand anywhere.
 */
export function commandOf(argv: string[]): [name: string | null, rest: string[]] {
  const [first, second] = argv
  if (first === 'help' && second !== undefined) return commandOf([...argv.slice(1), '--help'])
  if (first === undefined || first === 'help' || HELP.includes(first)) return [null, []]
  if (second !== undefined && `${first} ${second}` in COMMANDS) return [`${first} ${second}`, argv.slice(2)]
  if (first in COMMANDS) return [first, argv.slice(1)]
  const family = Object.keys(COMMANDS).filter((name) => name.startsWith(`${first} `))
  if (family.length === 0) throw new UsageError(noCommand(first, Object.keys(COMMANDS)))
  if (argv.slice(1).every((word) => HELP.includes(word) || word === 'help') && second !== undefined) return [null, [first]]
  const near = second === undefined ? '' : meant(`${first} ${second}`, family)
  throw new UsageError(
    near === '' ? `Say which: ${family.map((name) => `imprimatur ${name}`).join(', ')}` : `There is no command "${first} ${second}"${near}`,
  )
}
