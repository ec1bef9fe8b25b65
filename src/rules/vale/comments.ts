import type { Document } from '../../text/document.ts'

interface Switch {
  offset: number
  /** `*` for everything, a style, a rule, or a rule with one text of it. */
  what: string
  off: boolean
  /** The styles that go on, where all others are switched off. */
  only?: readonly string[]
}

const COMMENT = /<!--\s*vale\s+(.+?)\s*-->|\{\/\*\s*vale\s+(.+?)\s*\*\/\}/g

/** Comments of formats that have them to the end of the line. */
const LINE_COMMENTS: Partial<Record<Document['type'], RegExp>> = {
  rst: /^[ \t]*\.\.[ \t]+vale[ \t]+(.+?)[ \t\r]*$/gm,
  asciidoc: /^\/\/[ \t]*vale[ \t]+(.+?)[ \t\r]*$/gm,
  latex: /^[ \t]*%+[ \t]*vale[ \t]+(.+?)[ \t\r]*$/gm,
  yaml: /^[ \t]*#+[ \t]*vale[ \t]+(.+?)[ \t\r]*$/gm,
  po: /^#[.,:|~ \t]*vale[ \t]+(.+?)[ \t\r]*$/gm,
  properties: /^[ \t]*[#!]+[ \t]*vale[ \t]+(.+?)[ \t\r]*$/gm,
}

/**
 * `<!-- vale off -->`, `<!-- vale Style.Rule = NO -->`, `<!-- vale Style.Rule["text"] = NO -->` in a source. They hold for rules in Vale's
 * format only: whether a page keeps the law is not for a comment on it to say.
 */
export class ValeComments {
  #switches: Switch[] = []

  /** `delimiters` begin and end a comment of the team's own besides those. */
  constructor({ source, type }: Pick<Document, 'source' | 'type'>, delimiters: readonly [start: string, end: string] | null = null) {
    if (!source.includes('vale')) return
    for (const match of source.matchAll(COMMENT)) this.#read((match[1] ?? match[2])!, match.index)
    const lines = LINE_COMMENTS[type]
    if (lines) for (const match of source.matchAll(lines)) this.#read(match[1]!, match.index)
    if (delimiters)
      for (const match of source.matchAll(
        new RegExp(`${RegExp.escape(delimiters[0])}\\s*vale\\s+(.+?)\\s*${RegExp.escape(delimiters[1])}`, 'g'),
      ))
        this.#read(match[1]!, match.index)
    this.#switches.sort((one, other) => one.offset - other.offset)
  }

  #read(command: string, offset: number) {
    if (command === 'off' || command === 'on') this.#switches.push({ offset, what: '*', off: command === 'off' })
    const styles = /^styles? = (.+)$/.exec(command)?.[1]
    if (styles !== undefined) {
      this.#switches.push({ offset, what: '', off: false, only: styles.split(',').map((style) => style.trim()) })
      return
    }
    const setting = /^(.+?)(\[.+\])? = (YES|NO|on|off)$/.exec(command)
    if (!setting) return
    const off = setting[3] === 'NO' || setting[3] === 'off'
    for (const text of setting[2] === undefined ? [null] : textsIn(setting[2])) {
      this.#switches.push({ offset, what: text === null ? setting[1]! : `${setting[1]} ${text}`, off })
    }
  }

  isOff(ruleId: string, text: string, offset: number): boolean {
    if (this.#switches.length === 0) return false
    const style = ruleId.split('.')[0]!
    const state = new Map<string, boolean>()
    for (const { offset: at, what, off, only } of this.#switches) {
      if (at >= offset) break
      if (only) state.set(style, !only.includes(style))
      else state.set(what, off)
    }
    return ['*', style, ruleId, `${ruleId} ${text}`].some((what) => state.get(what) === true)
  }
}

function textsIn(list: string): string[] {
  try {
    const texts: unknown = JSON.parse(list)
    return Array.isArray(texts) ? texts.map(String) : []
  } catch {
    // A comment that is no list switches nothing off, as in Vale.
    return []
  }
}
