import { callOf } from './cli/command.ts'
import { commandOf } from './cli/command-name.ts'
import { COMMANDS } from './cli/commands.ts'
import { failed } from './cli/ending.ts'
import { flagLines, overview, VERSION } from './cli/help.ts'
import { EXIT } from './errors.ts'
import { PROJECT } from './places.ts'

/** argv (without node and the script) -> command. Exit codes: `EXIT` of errors.ts. */
export async function main(argv: string[]): Promise<void> {
  // A reader that has seen enough (`| head`) closes the pipe. Not exit 0: what it did not see may have been findings.
  process.stdout.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code === 'EPIPE') process.exit(EXIT.unread)
    throw error
  })
  // Nobody reads why it failed: the exit code still says that it did, and how.
  process.stderr.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPIPE') throw error
  })
  process.exitCode = await run(argv)
}

async function run(argv: string[]): Promise<number> {
  try {
    if (argv[0] === '--version' || argv[0] === '-V') {
      process.stdout.write(`${VERSION}\n`)
      return EXIT.done
    }
    const [name, rest] = commandOf(argv)
    if (name === null) {
      process.stdout.write(await overview(rest[0]))
      return EXIT.done
    }
    const command = await COMMANDS[name]!()
    const call = await callOf(name, command, rest, PROJECT)
    if (call.flags.help) {
      process.stdout.write(`${command.summary}\n\nUsage: imprimatur ${name} ${command.usage}\n\n${flagLines(command)}`)
      return EXIT.done
    }
    return (await command.run(call)) ?? EXIT.done
  } catch (error) {
    return failed(error, argv)
  }
}
