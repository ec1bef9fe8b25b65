import { createHash } from 'node:crypto'
import { readFileSync, statSync } from 'node:fs'
import type { IncomingHttpHeaders } from 'node:http'
import { acceptedLanguages, BCP47 } from '../../languages.ts'
import { keepCompressed } from './compression.ts'

interface Page {
  body: Buffer
  etag: string
}

/** The build links the texts of every language, each with its name; a page keeps those of its own. */
const TEXTS = /[ \t]*<link data-language="(\w+)"[^>]*>\n?/g
/** Written by the application when a person's choice is not what their browser asks for (web/src/base/language.ts). */
const CHOSEN = /(?:^|;\s*)imprimatur-language=(\w+)/

/** index.html in each language, with the path that everything is below. Read again when it was built anew. */
export class Pages {
  readonly #basePath: string
  readonly #file: string
  #read = 0
  #html = ''
  #languages: ReadonlySet<string> = new Set()
  readonly #pages = new Map<string, Page>()

  constructor(basePath: string, file: string) {
    this.#basePath = basePath
    this.#file = file
  }

  for({ cookie, 'accept-language': accepted }: IncomingHttpHeaders): Page {
    this.#readAgain()
    const wanted = [CHOSEN.exec(cookie ?? '')?.[1], ...acceptedLanguages(accepted).map((key) => BCP47[key])]
    const language = wanted.find((tag) => tag !== undefined && this.#languages.has(tag)) ?? 'en'
    const kept = this.#pages.get(language) ?? this.#in(language)
    this.#pages.set(language, kept)
    return kept
  }

  #readAgain(): void {
    const { mtimeMs } = statSync(this.#file)
    if (mtimeMs === this.#read) return
    this.#html = readFileSync(this.#file, 'utf8')
    this.#languages = new Set([...this.#html.matchAll(TEXTS)].map(([, language]) => language!))
    this.#pages.clear()
    this.#read = mtimeMs
  }

  #in(language: string): Page {
    let html = this.#html
      .replaceAll(TEXTS, (link, of: string) => (of === language ? link : ''))
      .replace('<html lang="en"', `<html lang="${language}"`)
    if (this.#basePath !== '') {
      html = html
        .replaceAll(/\b(href|src)="\/(?!\/)/g, `$1="${this.#basePath}/`)
        .replace('<head>', `<head>\n  <meta name="base-path" content="${this.#basePath}">`)
    }
    const body = keepCompressed(Buffer.from(html))
    return { body, etag: `W/"${createHash('sha256').update(body).digest('base64url').slice(0, 27)}"` }
  }
}
