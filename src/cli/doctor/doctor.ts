import type { Call, Command } from '../command.ts'
import { counted } from '../counted.ts'
import { databaseCheck } from './database.ts'
import { dataFolder, openFiles, packages, runtime, timeZone } from './machine.ts'
import { mailCheck, modelCheck, providerCheck, serverCheck } from './network.ts'
import { addresses, certificate } from './addresses.ts'
import { secretFiles } from './secret-files.ts'
import { fix, reasonOf } from './finding.ts'
import type { Check, Finding } from './finding.ts'

/** Every check, in the order they are printed. */
const CHECKS: Record<string, Check> = {
  node: runtime,
  packages,
  data: dataFolder,
  database: databaseCheck,
  secrets: secretFiles,
  addresses,
  certificate,
  server: serverCheck,
  mail: mailCheck,
  'single sign-on': providerCheck,
  model: modelCheck,
  'open files': openFiles,
  'time zone': timeZone,
}

/** Milliseconds a check may take at most; each has shorter limits of its own. */
const LONGEST = 8000
/** How long what a check left open may keep the process alive. */
const LEFT_OPEN = 500

export const doctor: Command = {
  usage: '[--json]',
  uses: 'all',
  summary: 'Shows what is installed, reachable, writable, full, outdated or misconfigured, and the line that fixes it; changes nothing.',
  words: [0, 0],
  async run(call) {
    const findings = (await Promise.all(Object.entries(CHECKS).map(([name, check]) => looked(name, check, call)))).flat()
    const wrong = findings.filter(({ state }) => state === 'fix').length
    const last = wrong === 0 ? 'All is well.' : `${counted(wrong, 'thing')} to fix.`
    call.print({ well: wrong === 0, findings }, [...findings.map(line), '', last].join('\n'))
    setTimeout(() => process.exit(wrong === 0 ? 0 : 1), LEFT_OPEN).unref()
    return wrong === 0 ? 0 : 1
  },
}

/** What a check finds; one that fails or does not end is a finding itself. */
async function looked(name: string, check: Check, call: Call): Promise<Finding[]> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<Finding[]>((resolve) => {
    timer = setTimeout(() => resolve([fix(name, `no answer within ${LONGEST / 1000} s`, 'look why it does not answer')]), LONGEST)
  })
  const found = (async () => check({ ...call, chosen: call.chosen! }))().catch((error: unknown) => [
    fix(name, reasonOf(error), 'see the message'),
  ])
  return Promise.race([found, late]).finally(() => clearTimeout(timer))
}

const WIDTH = 15

const line = ({ check, state, message, fix: how }: Finding): string =>
  `${state.padEnd(4)}  ${check.padEnd(WIDTH)} ${message}${how === null ? '' : `\n${' '.repeat(WIDTH + 7)}fix: ${how}`}`
