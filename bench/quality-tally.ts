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
