import { SECRET_SETTINGS, SETTINGS, variableNames } from '../config.ts'
import { UsageError } from '../errors.ts'
import { nearest } from '../rules/load/meant.ts'
import type { Command } from './command.ts'
import { notice } from './progress.ts'
import { DATABASE_USED } from './used-settings.ts'

const NAMES: readonly string[] = [...SETTINGS.map(({ name }) => name), ...SECRET_SETTINGS.map((name) => `${name}_FILE`)]

/** Names of several words: of one word others have too many, such as PORTS or DATE. */
const LIKE_A_SETTING = /^[A-Z]+(?:_[A-Z]+)+$/
/** In longer names two slips still leave no doubt. */
const LONG = 10

/** Variables that are no settings, each with the setting that it is a slip of and that is not set. */
export const misspelt = (variables = variableNames()): [given: string, meant: string][] =>
  variables.flatMap((given): [string, string][] => {
    if (NAMES.includes(given) || !LIKE_A_SETTING.test(given)) return []
    const near = nearest(given, NAMES, given.length < LONG ? 1 : 2)
    return near === null || variables.includes(near) ? [] : [[given, near]]
  })

/** A setting that was meant and is not heard is worse than a start that is refused. Where only files are checked it is said. */
export function refuseMisspelt({ uses = DATABASE_USED, foreignFolders }: Pick<Command, 'uses' | 'foreignFolders'>): void {
  for (const [given, near] of misspelt()) {
    if (uses !== 'all' && !uses.some((name) => name === near || `${name}_FILE` === near)) continue
    const sentence = `There is no setting ${given}; did you mean ${near}? Rename it in the environment, or take it away`
    if (foreignFolders !== true) throw new UsageError(sentence)
    notice(`imprimatur: ${sentence}`)
  }
}
