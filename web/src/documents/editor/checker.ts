import type { Editor } from '@tiptap/react'
import type { Unanswered } from '../../../../src/answered/unanswered.ts'
import { language as ofPage } from '../../base/language.ts'
import { citesOf } from './cites.ts'
import type { Fact } from './cites.ts'
import { spliced, spliceOf } from './found.ts'
import type { Found, FromWorker, Support, ToWorker } from './found.ts'
import { linesOf, positionOf } from './lines.ts'
import type { EditorLines } from './lines.ts'
import { marksOf, tellMarks } from './marks.ts'
import { tellUnanswered } from './unanswered-marks.ts'

export interface Checking {
  status: 'starting' | 'checking' | 'checked' | 'failed'
  rules: number
  packs: number
  words: number
  unsupported: Unanswered[]
}

interface Given {
  /** Address of the rules. */
  address: string
  language: string
  /** A document with markets and channels of its own, whose rules check it. */
  piece: string | null
  support: Support
  facts: readonly Fact[]
}

const PAUSE_MS = 120
/** A check that takes longer is stuck: the worker is ended, and another leaves the rules out that may never end. */
const TIMEOUT_MS = 10_000

/** Sends the text to the worker whenever it has changed and the worker is free, and marks the findings in the text. */
export class Checker {
  #state: Checking = { status: 'starting', rules: 0, packs: 0, words: 0, unsupported: [] }
  #listeners = new Set<() => void>()
  #worker: Worker | undefined
  #editor: Editor
  #given: Given
  #sent: EditorLines | null = null
  /** What the worker has: it is only told what changed, and answers with what changed. */
  #known: EditorLines['lines'] = []
  #found: Found[] = []
  #turn = 0
  #ready = false
  #dirty = true
  #careful = false
  #pause: ReturnType<typeof setTimeout> | undefined
  #patience: ReturnType<typeof setTimeout> | undefined

  constructor(editor: Editor, given: Given) {
    this.#editor = editor
    this.#given = given
  }

  /** Starts the worker; returns a function that ends it. */
  open(): () => void {
    this.#start()
    this.#editor.on('update', this.changed)
    return () => this.#close()
  }

  #start(): void {
    const { address, language, piece, support } = this.#given
    this.#known = []
    this.#found = []
    this.#worker = new Worker(new URL('./check-worker.ts', import.meta.url), { type: 'module', name: ofPage })
    this.#worker.addEventListener('message', (event: MessageEvent<FromWorker>) => this.#hear(event.data))
    this.#worker.addEventListener('error', () => this.#set({ status: 'failed' }))
    this.#tell({ kind: 'start', address, language, piece, support, careful: this.#careful })
  }

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  state = (): Checking => this.#state

  #close(): void {
    this.#editor.off('update', this.changed)
    clearTimeout(this.#pause)
    clearTimeout(this.#patience)
    this.#worker?.terminate()
    this.#ready = false
    this.#sent = null
  }

  changed = (): void => {
    this.#dirty = true
    clearTimeout(this.#pause)
    this.#pause = setTimeout(() => this.#check(), PAUSE_MS)
  }

  #check(): void {
    if (!this.#ready || this.#sent !== null || !this.#dirty || this.#editor.isDestroyed) return
    this.#dirty = false
    this.#sent = linesOf(this.#editor.state.doc)
    this.#turn += 1
    tellMarks(this.#editor, { kind: 'sent' })
    // Nobody is shown that a check has begun: drawing that would cost every pause of the typing.
    if (this.#state.status !== 'checked') this.#set({ status: 'checking' })
    this.#patience = setTimeout(() => this.#giveUp(), TIMEOUT_MS)
    const { lines } = this.#sent
    this.#tell({ kind: 'check', turn: this.#turn, lines: spliceOf(this.#known, lines, Object.is) })
    this.#known = lines
  }

  /** What the browser runs it cannot stop, but for the whole worker. */
  #giveUp(): void {
    if (this.#careful) {
      this.#close()
      this.#set({ status: 'failed' })
      return
    }
    this.#worker?.terminate()
    this.#ready = false
    this.#sent = null
    this.#careful = true
    this.#start()
  }

  #hear(message: FromWorker): void {
    if (this.#editor.isDestroyed) return
    if (message.kind === 'failed') return this.#set({ status: 'failed' })
    if (message.kind === 'ready') {
      this.#ready = true
      this.#dirty = true
      this.#set({ rules: message.rules, packs: message.packs })
      return this.#check()
    }
    if (message.turn !== this.#turn || this.#sent === null) return
    clearTimeout(this.#patience)
    const lines = this.#sent
    this.#sent = null
    this.#found = spliced(this.#found, message.findings)
    const { offsets } = message
    tellMarks(this.#editor, { kind: 'found', findings: this.#found, offsets, cites: citesOf(lines, this.#given.facts), lines })
    const { since } = marksOf(this.#editor.state)
    tellUnanswered(
      this.#editor,
      message.unsupported.map(({ start, end }) => ({
        from: since.map(positionOf(lines, start), 1),
        to: since.map(positionOf(lines, end, true), -1),
      })),
    )
    this.#set({ status: 'checked', words: message.words, unsupported: message.unsupported })
    if (this.#dirty) this.changed()
  }

  #tell(message: ToWorker): void {
    this.#worker?.postMessage(message)
  }

  #set(change: Partial<Checking>): void {
    this.#state = { ...this.#state, ...change }
    for (const listener of this.#listeners) listener()
  }
}
