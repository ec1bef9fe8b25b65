import type { Counts, Measured as Kept } from '../src/packs/measured.ts'

export type Label = 'fault' | 'debatable' | 'clean'
export type Measured = Kept

/** How sentences with a label were judged by the rules. */
export class Tally {
  /** Of all pages, labelled or not. */
  findings = 0
  #found: Record<Label, number> = { fault: 0, debatable: 0, clean: 0 }
  #missed = 0
  #labelled = 0

  add(label: Label, isFound: boolean): void {
    this.#labelled++
    if (isFound) this.#found[label]++
    else if (label === 'fault') this.#missed++
  }

  /** Adds what was counted before. */
  plus({ fault, clean, debatable, missed, labelled, findings = 0 }: Counts): void {
    this.#found.fault += fault
    this.#found.clean += clean
    this.#found.debatable += debatable
    this.#missed += missed
    this.#labelled += labelled
    this.findings += findings
  }

  get flagged(): number {
    return this.#found.fault + this.#found.clean + this.#found.debatable
  }

  get plain(): Counts {
    const { fault, clean, debatable } = this.#found
    return {
      fault,
      clean,
      debatable,
      missed: this.#missed,
      labelled: this.#labelled,
      ...(this.findings > 0 ? { findings: this.findings } : {}),
    }
  }

  get described(): string {
    const { fault, clean, debatable } = this.#found
    const share = (part: number, whole: number) => (whole === 0 ? '  – ' : (part / whole).toFixed(2))
    const numbers = [fault, clean, debatable].map((count) => String(count).padStart(3))
    return (
      `${numbers[0]} fault ${numbers[1]} clean ${numbers[2]} debatable  precision ${share(fault, fault + clean)}` +
      (this.#missed > 0 ? `  recall ${share(fault, fault + this.#missed)} (${this.#missed} missed)` : '')
    )
  }
}

/** Tallies by a name, made when they are first asked for. */
export class Tallies {
  readonly #byName = new Map<string, Tally>()

  of(name: string): Tally {
    let tally = this.#byName.get(name)
    if (!tally) this.#byName.set(name, (tally = new Tally()))
    return tally
  }

  plus(counts: Record<string, Counts> = {}): void {
    for (const [name, own] of Object.entries(counts)) this.of(name).plus(own)
  }

  get sorted(): [name: string, tally: Tally][] {
    return [...this.#byName].toSorted(([one], [other]) => (one < other ? -1 : 1))
  }

  plain(isKept: (tally: Tally) => boolean = () => true): Record<string, Counts> {
    return Object.fromEntries(this.sorted.filter(([, tally]) => isKept(tally)).map(([name, tally]) => [name, tally.plain]))
  }
}

/** A labelled sentence and the rules that found something in it. */
export interface Judged {
  label: Label
  language: string
  /** The pack for whose subject it was collected. */
  pack: string | undefined
  /** Whether somebody read it to fix rules. */
  isRead: boolean
  /** Whether it was labelled because something was found in it: it says how often findings are right, and nothing of what is missed. */
  isDrawn: boolean
  /** Rules that run where nothing is chosen; those that run where they are chosen. */
  own: string[]
  isGrave: boolean
  /** Those of them whose finding here a model does not doubt, and whether one of these is grave. */
  believed: string[]
  isBelievedGrave: boolean
  chosen: string[]
  isFoundByModel: boolean
}

/** All that is counted. */
export class Figures {
  pages = 0
  sentences = 0
  readonly all = new Tally()
  readonly grave = new Tally()
  readonly packs = new Tallies()
  readonly languages = new Tallies()
  readonly drawn = new Tallies()
  readonly believed = new Tallies()
  readonly subjects = new Tallies()
  readonly read = new Tallies()
  readonly judged = new Tallies()
  readonly rules = new Tallies()
  readonly #asksModel: boolean

  constructor(asksModel: boolean) {
    this.#asksModel = asksModel
  }

  count(judged: Judged): void {
    const { label, language, pack, isRead, own, isGrave, chosen, isFoundByModel } = judged
    if (judged.isDrawn) return this.#countDrawn(judged)
    const isFound = own.length > 0
    if (isRead && pack !== undefined) return this.read.of(`${pack} ${language}`).add(label, isFound)
    this.all.add(label, isFound)
    if (isGrave) this.grave.add(label, true)
    this.languages.of(language).add(label, isFound)
    if (pack !== undefined) {
      this.subjects.of(`${pack} ${language}`).add(label, isFound)
      if (this.#asksModel) this.judged.of(pack).add(label, isFound || isFoundByModel)
    }
    for (const name of new Set(own.map(packOf))) this.packs.of(name).add(label, true)
    for (const rule of new Set([...own, ...chosen])) this.rules.of(rule).add(label, true)
  }

  #countDrawn({ label, language, isRead, own, isGrave, believed, isBelievedGrave }: Judged): void {
    if (own.length === 0 || isRead) return
    const namesOf = (rules: string[], grave: boolean) =>
      rules.length === 0 ? [] : [language, 'all', ...(grave ? [`${language} grave`, 'all grave'] : []), ...new Set(rules.map(packOf))]
    for (const name of namesOf(own, isGrave)) this.drawn.of(name).add(label, true)
    if (this.#asksModel) for (const name of namesOf(believed, isBelievedGrave)) this.believed.of(name).add(label, true)
    for (const rule of new Set(own)) this.rules.of(rule).add(label, true)
  }

  /** Adds what was measured before, on other sentences and with the rules of that day. */
  plus(before: Measured): void {
    this.pages += before.pages
    this.sentences += before.sentences
    this.all.plus(before.all)
    this.grave.plus(before.grave)
    for (const part of ['packs', 'languages', 'drawn', 'believed', 'subjects', 'read', 'judged', 'rules'] as const)
      this[part].plus(before[part])
  }

  get plain(): Measured {
    const orNothing = (name: 'drawn' | 'believed' | 'read' | 'judged') =>
      this[name].sorted.length > 0 ? { [name]: this[name].plain() } : {}
    return {
      pages: this.pages,
      sentences: this.sentences,
      all: this.all.plain,
      grave: this.grave.plain,
      packs: this.packs.plain(),
      languages: this.languages.plain(),
      ...orNothing('drawn'),
      ...orNothing('believed'),
      subjects: this.subjects.plain(),
      ...orNothing('read'),
      ...orNothing('judged'),
      rules: this.rules.plain((tally) => tally.flagged > 0),
    }
  }
}

export const packOf = (ruleId: string): string => ruleId.slice(0, ruleId.indexOf('.'))
