import { parseArgs } from 'node:util'

export interface Options {
  /** Files or folders; none: every test file. */
  paths: string[]
  /** Only tests whose name matches one of these expressions. */
  names: RegExp[]
  /** Stay, and run again what a change touches. */
  watch: boolean
  /** Type check, lint, format, and the tests that need neither database nor browser. */
  quick: boolean
  /** Only the tests of the release, which `npm test` leaves out: what is packed, installed and run in several Nodes. */
  release: boolean
}

export const USAGE = 'Usage: npm test -- [PATH ...] [--test-name-pattern EXPRESSION] [--watch]'

/** What the command line asks for, or a sentence that says what is wrong with it. */
export function readOptions(args: string[]): Options | string {
  try {
    const { values, positionals } = parseArgs({
      args,
      allowPositionals: true,
      options: {
        'test-name-pattern': { type: 'string', multiple: true, default: [] },
        watch: { type: 'boolean', default: false },
        quick: { type: 'boolean', default: false },
        release: { type: 'boolean', default: false },
      },
    })
    const { watch, quick, release } = values
    return { paths: positionals, names: values['test-name-pattern'].map(expression), watch, quick, release }
  } catch (error) {
    // The first sentence says what is wrong; the others of parseArgs explain how words that begin with a dash are passed.
    return (error as Error).message.split(/\. |\n/)[0]!.replace(/\.?$/, '.')
  }
}

/** As Node's own option: `/…/flags`, or the expression alone. */
function expression(text: string): RegExp {
  const [, source, flags] = /^\/(.*)\/([a-z]*)$/s.exec(text) ?? []
  return source === undefined ? new RegExp(text) : new RegExp(source, flags)
}
