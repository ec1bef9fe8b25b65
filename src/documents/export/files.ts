import { Worker } from 'node:worker_threads'
import { AppError } from '../../errors.ts'
import { toMarkdown } from '../../generation/markdown/markdown.ts'
import { toPlainText } from '../../generation/markdown/plain.ts'
import { htmlPage } from './page.ts'
import type { TextToWrite } from './page.ts'

export const FILE_FORMATS = ['docx', 'pdf', 'html', 'md', 'txt'] as const
export type FileFormat = (typeof FILE_FORMATS)[number]

export const MEDIA_TYPES: Record<FileFormat, string> = {
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  pdf: 'application/pdf',
  html: 'text/html; charset=utf-8',
  md: 'text/markdown; charset=utf-8',
  txt: 'text/plain; charset=utf-8',
}

/** A text of 25,000 words takes about two seconds as PDF. */
const LONGEST = 60_000
const IDLE = 60_000
const MOST_WAITING = 8

interface Task {
  format: 'docx' | 'pdf'
  text: TextToWrite
  resolve(bytes: Uint8Array): void
  reject(error: Error): void
}

/** Writes DOCX and PDF in a thread of its own, one after the other: laying a long text out takes seconds. */
class FileThread {
  readonly #waiting: Task[] = []
  #current: Task | null = null
  #thread: Worker | undefined
  #timer: NodeJS.Timeout | undefined

  write(format: Task['format'], text: TextToWrite): Promise<Uint8Array> {
    if (this.#waiting.length >= MOST_WAITING)
      throw new AppError(503, 'Many files are being written; try again in a moment.', { headers: { 'retry-after': '5' } })
    const { promise, resolve, reject } = Promise.withResolvers<Uint8Array>()
    this.#waiting.push({ format, text, resolve, reject })
    this.#next()
    return promise
  }

  #next(): void {
    if (this.#current) return
    clearTimeout(this.#timer)
    const task = this.#waiting.shift()
    if (!task) {
      this.#timer = setTimeout(() => this.#end(), IDLE).unref()
      return
    }
    this.#current = task
    this.#timer = setTimeout(() => this.#end(new AppError(503, 'The file took too long to write.')), LONGEST).unref()
    this.#thread ??= this.#start()
    this.#thread.postMessage({ number: 0, format: task.format, text: task.text })
  }

  #done(answer: { bytes: Uint8Array } | { error: string }): void {
    const task = this.#current
    this.#current = null
    if (task) {
      if ('bytes' in answer) task.resolve(answer.bytes)
      else task.reject(new Error(answer.error))
    }
    this.#next()
  }

  /** Ends the thread; what it was writing fails, what waits goes on in another one. */
  #end(error?: Error): void {
    const thread = this.#thread
    this.#thread = undefined
    void thread?.terminate()
    const task = this.#current
    this.#current = null
    if (!task) return
    task.reject(error ?? new Error('The thread that writes files ended'))
    this.#next()
  }

  #start(): Worker {
    const thread = new Worker(new URL('./write-thread.ts', import.meta.url), { resourceLimits: { maxOldGenerationSizeMb: 512 } })
    thread.on('message', (answer) => this.#done(answer as { bytes: Uint8Array } | { error: string }))
    const gone = (error?: Error) => {
      if (this.#thread === thread) this.#end(error)
    }
    thread.on('error', gone).on('exit', () => gone())
    thread.unref()
    return thread
  }
}

const thread = new FileThread()

/** The text as a file. */
export async function writeFile(format: FileFormat, text: TextToWrite): Promise<Uint8Array | string> {
  switch (format) {
    case 'docx':
    case 'pdf':
      return thread.write(format, text)
    case 'html':
      return htmlPage(text)
    case 'md':
      return toMarkdown(text.blocks)
    case 'txt':
      return `${toPlainText(text.blocks)}\n`
  }
}

/** A name for the file that every file system takes: the title without what is no letter or number. */
export const fileName = (title: string, format: FileFormat): string => {
  const base = title
    .normalize('NFC')
    .replaceAll(/[^\p{L}\p{M}\p{N}._ -]+/gu, ' ')
    .replaceAll(/\s+/g, ' ')
    .replace(/^[. ]+|[. ]+$/g, '')
    .slice(0, 80)
    .trim()
  return `${base || 'document'}.${format}`
}
