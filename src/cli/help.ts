export { VERSION } from '../version.ts'
import { COMMON, flagsOfSettings, SETTING_FLAGS } from './command.ts'
import type { Command, Flag } from './command.ts'
import { COMMANDS } from './commands.ts'
import { DATABASE_USED } from './used-settings.ts'

/** Every command with its usage, or every one that begins with a word. */
export async function overview(first?: string): Promise<string> {
  const lines = first === undefined ? ['Imprimatur writes content from templates and reviews content for compliance.', ''] : []
  for (const [name, load] of Object.entries(COMMANDS)) {
    if (first !== undefined && !name.startsWith(`${first} `)) continue
    const { usage, summary } = await load()
    lines.push(`  imprimatur ${name} ${usage}`.trimEnd(), `      ${summary}`)
  }
  lines.push('', 'imprimatur COMMAND --help describes its flags, imprimatur --version says which version this is.')
  lines.push('Every command takes --json, --data DIR and --database-url URL. Settings: docs/settings.md', '')
  return lines.join('\n')
}

/** The flags of a command, its own first, then the settings it reads, each with its description. */
export function flagLines({ options = {}, uses = DATABASE_USED }: Command): string {
  const own = Object.entries(options).map(flagLine)
  const common = Object.entries(COMMON).map(flagLine)
  const used = uses === 'all' ? SETTING_FLAGS : flagsOfSettings(uses)
  const settings = Object.entries(used)
    .filter(([name]) => !(name in options))
    .map(flagLine)
  const rest = uses === 'all' ? [] : ['', 'The settings of the server are in docs/settings.md.']
  return [...own, ...common, ...(settings.length > 0 ? ['', 'Settings (docs/settings.md):', ...settings] : []), ...rest, ''].join('\n')
}

const WIDTH = 28

function valueOf({ type, value = 'VALUE', otherwise }: Flag): string {
  if (type === 'boolean') return ''
  return otherwise === undefined ? ` ${value}` : `[=${value}]`
}

function flagLine([name, flag]: [string, Flag]): string {
  const short = flag.short === undefined ? '' : `-${flag.short}, `
  const shown = `  ${short}--${name}${valueOf(flag)}`
  const values = flag.values === undefined ? '' : ` One of ${flag.values.join(', ')}.`
  return `${shown.padEnd(WIDTH)}  ${flag.help}${values}${flag.multiple ? ' May be given several times.' : ''}`
}
