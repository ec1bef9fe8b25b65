import type { TextDocuments } from 'vscode-languageserver/node'
import type { TextDocument } from 'vscode-languageserver-textdocument'
import type { OpenedProjects } from '../opened-projects.ts'
import { checkText, type CheckedText } from './checked-text.ts'

/** Milliseconds without typing before a text is checked; a text that takes long to check waits longer. */
const PAUSE = 150
const LONGEST_PAUSE = 2000

interface Listener {
  onChecked(uri: string, version: number, checked: CheckedText | null): void
  /** Why nothing can be checked, or null where it can be again. */
  onFault(error: unknown): void
}

/** When the texts of the editor are checked: once for each version, after a pause in typing, and never for a version that is past. */
export class TextChecks {
  readonly #documents: TextDocuments<TextDocument>
  readonly #projects: OpenedProjects
  readonly #listener: Listener
  readonly #timers = new Map<string, NodeJS.Timeout>()
  /** The last check of each text, begun or done. */
  readonly #checks = new Map<string, { version: number; round: number; result: Promise<CheckedText | null> }>()
  readonly #took = new Map<string, number>()
  /** Grows when rules or settings may have changed. */
  #round = 0

  constructor(documents: TextDocuments<TextDocument>, projects: OpenedProjects, listener: Listener) {
    this.#documents = documents
    this.#projects = projects
    this.#listener = listener
  }

  soon(uri: string, pause = Math.min(LONGEST_PAUSE, Math.max(PAUSE, 2 * (this.#took.get(uri) ?? 0)))): void {
    clearTimeout(this.#timers.get(uri))
    this.#timers.set(
      uri,
      setTimeout(() => void this.now(uri), pause),
    )
  }

  /** The findings of a text as it is now; null where it is not checked. */
  now(uri: string): Promise<CheckedText | null> {
    clearTimeout(this.#timers.get(uri))
    const text = this.#documents.get(uri)
    if (!text) return Promise.resolve(null)
    const known = this.#checks.get(uri)
    if (known && known.version === text.version && known.round === this.#round) return known.result
    const result = this.#check(text, this.#round)
    this.#checks.set(uri, { version: text.version, round: this.#round, result })
    return result
  }

  /** Rules or settings may have changed: every text is checked again. */
  again(): void {
    this.#projects.forget()
    this.#round++
    for (const { uri } of this.#documents.all()) this.soon(uri, 0)
  }

  forget(uri: string): void {
    clearTimeout(this.#timers.get(uri))
    for (const map of [this.#timers, this.#checks, this.#took]) map.delete(uri)
  }

  async #check(text: TextDocument, round: number): Promise<CheckedText | null> {
    const { uri, version } = text
    // The document object is the same for every version: its number tells whether somebody has typed since.
    const isWanted = () => this.#documents.get(uri)?.version === version && this.#round === round
    const began = performance.now()
    try {
      const checked = await checkText(text, this.#projects, isWanted)
      if (!isWanted()) return null
      this.#took.set(uri, performance.now() - began)
      this.#listener.onFault(null)
      this.#listener.onChecked(uri, version, checked)
      return checked
    } catch (error) {
      if (isWanted()) {
        this.#listener.onFault(error)
        this.#listener.onChecked(uri, version, null)
      }
      return null
    }
  }
}
