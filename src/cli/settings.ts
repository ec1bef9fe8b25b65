import { SECRET_SETTINGS, SETTINGS } from '../config.ts'
import type { Call, Command } from './command.ts'

interface ShownSetting {
  name: string
  /** Null where it is a secret. */
  value: string | null
  set: boolean
  from: string
}

export const settings: Command = {
  usage: '[--json]',
  uses: 'all',
  summary: 'Prints the value of every setting and where it comes from; secrets are not shown.',
  words: [0, 0],
  async run(call) {
    const shown = shownSettings(call)
    const name = width(shown.map((one) => one.name))
    const value = Math.min(width(shown.map(inWords)), WIDEST)
    call.print(
      { settings: shown },
      shown.map((one) => `${one.name.padEnd(name)}  ${inWords(one).padEnd(value)}  ${one.from}`.trimEnd()).join('\n'),
    )
  },
}

const WIDEST = 40

const shownSettings = ({ chosen }: Pick<Call, 'chosen'>): ShownSetting[] =>
  SETTINGS.map(({ name }) => {
    const { value, from } = chosen![name]
    return { name, value: SECRET_SETTINGS.includes(name) ? null : value, set: value !== '', from }
  })

const inWords = ({ value, set }: ShownSetting): string => value ?? (set ? '(secret, set)' : '(secret, not set)')

const width = (texts: string[]): number => Math.max(...texts.map((text) => text.length))
