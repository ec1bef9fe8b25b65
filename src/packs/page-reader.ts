import { readFileSync } from 'node:fs'
import path from 'node:path'
import { RULES_FOLDER } from '../places.ts'
import { pageReader, saidToSell, type PageReader, type PageWeights, type Subject } from '../rules/index.ts'

/** Made by `npm run bench -- pages train FOLDER --write`. */
export const PAGE_WEIGHTS_FILE = path.join(RULES_FOLDER, 'page-reading.json')

let reader: PageReader | undefined

/** What kind of page a document is, and what is sold on it. The weights are read when the first page comes. */
export const readPage: PageReader = (document) =>
  (reader ??= pageReader(JSON.parse(readFileSync(PAGE_WEIGHTS_FILE, 'utf8')) as PageWeights))(document)

/** The same where somebody said what the pages sell. */
export const readPageSelling = (subjects: readonly Subject[] | undefined): PageReader =>
  subjects === undefined ? readPage : (document) => saidToSell(subjects, readPage(document))
