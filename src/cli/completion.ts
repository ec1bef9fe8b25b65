import { UsageError } from '../errors.ts'
import { COMMON, SETTING_FLAGS } from './command.ts'
import type { Command, Flags } from './command.ts'
import { COMMANDS } from './commands.ts'

interface Completed {
  name: string
  summary: string
  flags: Flags
}

/** Prints a script that completes commands, flags and values of flags; made from the same tables as the help. */
export const completion: Command = {
  usage: 'bash|zsh|fish',
  uses: [],
  summary: 'Prints a completion script: source <(imprimatur completion bash)',
  words: [1, 1],
  async run(call) {
    process.stdout.write(await completionScript(call.words[0]!))
  },
}

export async function completionScript(shell: string): Promise<string> {
  const script = { bash, zsh, fish }[shell]
  if (!script) throw new UsageError(`Completions are made for bash, zsh and fish, not for "${shell}"`)
  const commands: Completed[] = []
  for (const [name, load] of Object.entries(COMMANDS)) {
    const { summary, options = {} } = await load()
    commands.push({ name, summary, flags: { ...options, ...COMMON, ...SETTING_FLAGS } })
  }
  return script(commands)
}

const firstWords = (commands: Completed[]) => [...new Set(commands.map(({ name }) => name.split(' ')[0]!))]
const secondWords = (commands: Completed[], first: string) =>
  commands.filter(({ name }) => name.startsWith(`${first} `)).map(({ name }) => name.split(' ')[1]!)
const flagNames = (flags: Flags) => Object.keys(flags).map((name) => `--${name}`)
const withValues = (flags: Flags) => Object.entries(flags).filter(([, { values }]) => values !== undefined)

function bash(commands: Completed[]): string {
  const families = firstWords(commands)
    .map((first) => `    ${first}) commands="${secondWords(commands, first).join(' ')}" ;;`)
    .join('\n')
  const flags = commands.map(({ name, flags: all }) => `    "${name}") flags="${flagNames(all).join(' ')}" ;;`).join('\n')
  const values = commands
    .flatMap(({ name, flags: all }) =>
      withValues(all).map(
        ([flag, { values: listed = [] }]) =>
          `    "${name} --${flag}") COMPREPLY=($(compgen -W "${listed.join(' ')}" -- "$current")); return ;;`,
      ),
    )
    .join('\n')
  return `# Completion of imprimatur for bash: source <(imprimatur completion bash)
_imprimatur() {
  local current="\${COMP_WORDS[COMP_CWORD]}" previous="\${COMP_WORDS[COMP_CWORD-1]}" first="\${COMP_WORDS[1]}" second="\${COMP_WORDS[2]}"
  local commands="" flags="" name="$first"
  COMPREPLY=()
  if [ "$COMP_CWORD" -eq 1 ]; then
    COMPREPLY=($(compgen -W "${firstWords(commands).join(' ')} --help --version" -- "$current"))
    return
  fi
  case "$first" in
${families}
  esac
  case " $commands " in *" $second "*) [ -n "$second" ] && name="$first $second" ;; esac
  case "$name $previous" in
${values}
  esac
  case "$name" in
${flags}
  esac
  if [[ "$current" == -* ]]; then COMPREPLY=($(compgen -W "$flags" -- "$current"))
  elif [ "$COMP_CWORD" -eq 2 ] && [ -n "$commands" ]; then COMPREPLY=($(compgen -W "$commands" -f -- "$current"))
  else COMPREPLY=($(compgen -f -- "$current")); fi
}
complete -o filenames -F _imprimatur imprimatur
`
}

const zshText = (text: string) => text.replaceAll(/['[\]:\\]/g, (character) => (character === "'" ? "'\\''" : `\\${character}`))

function zsh(commands: Completed[]): string {
  const cases = commands
    .map(({ name, flags }) => {
      const listed = Object.entries(flags).map(([flag, { type, help, value, values, otherwise }]) => {
        const action = values ? `(${values.join(' ')})` : '_files'
        const needsValue = type === 'string' && otherwise === undefined
        return `      '--${flag}[${zshText(help)}]${needsValue ? `:${zshText(value ?? 'value')}:${action}` : ''}'`
      })
      return `    '${name}')\n    _arguments \\\n${listed.join(' \\\n')} \\\n      '*:file:_files' ;;`
    })
    .join('\n')
  const families = firstWords(commands)
    .map((first) => `    ${first}) seconds=(${secondWords(commands, first).join(' ')}) ;;`)
    .join('\n')
  return `#compdef imprimatur
# Completion of imprimatur for zsh: source <(imprimatur completion zsh)
_imprimatur() {
  local -a seconds
  local name="$words[2]"
  if (( CURRENT == 2 )); then
    compadd -- ${firstWords(commands).join(' ')} --help --version
    return
  fi
  case "$words[2]" in
${families}
  esac
  if (( $#seconds )) && (( CURRENT == 3 )); then compadd -- $seconds; fi
  if [[ -n "$words[3]" ]] && (( \${seconds[(Ie)$words[3]]} )); then name="$words[2] $words[3]"; fi
  case "$name" in
${cases}
  esac
}
compdef _imprimatur imprimatur
`
}

const fishText = (text: string) => `'${text.replaceAll(/['\\]/g, (character) => `\\${character}`)}'`

function fish(commands: Completed[]): string {
  const lines = ['# Completion of imprimatur for fish: imprimatur completion fish | source']
  for (const first of firstWords(commands)) {
    const summary = commands.find(({ name }) => name === first)?.summary ?? secondWords(commands, first).join(', ')
    lines.push(`complete -c imprimatur -n __fish_use_subcommand -a ${first} -d ${fishText(summary)}`)
  }
  for (const { name, summary, flags } of commands) {
    const [first, second] = name.split(' ')
    if (second !== undefined)
      lines.push(`complete -c imprimatur -n '__fish_seen_subcommand_from ${first}' -a ${second} -d ${fishText(summary)}`)
    const seen = name
      .split(' ')
      .map((word) => `__fish_seen_subcommand_from ${word}`)
      .join('; and ')
    for (const [flag, { type, help, values, otherwise }] of Object.entries(flags)) {
      const value = type === 'string' && otherwise === undefined ? ` -r${values ? ` -f -a ${fishText(values.join(' '))}` : ''}` : ''
      lines.push(`complete -c imprimatur -n '${seen}' -l ${flag}${value} -d ${fishText(help)}`)
    }
  }
  return `${lines.join('\n')}\n`
}
