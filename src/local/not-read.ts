/** Files of one type that were left out for one reason, with some of their names. */
export interface NotReadGroup {
  type: string
  reason: string
  files: number
  examples: string[]
}

const MOST_EXAMPLES = 3

/** What was found in the folders to check and was not read, by type and reason: nothing is left out in silence. */
export class NotRead {
  readonly #groups = new Map<string, NotReadGroup>()
  /** How many could not be opened, as opposed to those that are not meant to be. */
  unreadable = 0
  /** Whether standard input was named and there was nothing on it. */
  emptyInput = false

  add(file: string, type: string, reason: string, { unreadable = false, empty = false } = {}): void {
    const key = `${type}\n${reason}`
    let group = this.#groups.get(key)
    if (!group) this.#groups.set(key, (group = { type, reason, files: 0, examples: [] }))
    group.files++
    if (group.examples.length < MOST_EXAMPLES) group.examples.push(file)
    if (unreadable) this.unreadable++
    if (empty) this.emptyInput = true
  }

  get groups(): NotReadGroup[] {
    return [...this.#groups.values()].toSorted((a, b) => b.files - a.files)
  }

  get files(): number {
    return this.groups.reduce((sum, group) => sum + group.files, 0)
  }
}
