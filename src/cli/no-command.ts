import { meant } from '../rules/load/meant.ts'

/** That there is no such command, and which one it may be a slip of. The launcher of the npm package says it too. */
export function noCommand(word: string, names: readonly string[]): string {
  const near = meant(word, [...new Set(names.map((name) => name.split(' ')[0]!))])
  return `There is no command "${word}"${near === '' ? '; imprimatur --help lists them' : near}`
}
