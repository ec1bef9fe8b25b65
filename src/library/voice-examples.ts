import { FetchFailure } from '../fetch/failure.ts'
import { fetchPolitely } from '../fetch/fetch-document.ts'
import type { Outside } from '../fetch/outside.ts'
import type { LanguageKey } from '../languages.ts'
import type { ExampleSource, ReadExample } from './example-reading.ts'
import { readInThread } from './read-in-thread.ts'

/** Texts that show a voice, and what could not be read, each with the reason. Nothing of it is stored. */
interface Examples {
  examples: { name: string; text: string; language_key: LanguageKey | null }[]
  unread: { name: string; reason: string }[]
}

const LONGEST_FETCHING = 45_000
const TOO_LATE = 'Reading these addresses took too long; give this one alone.'

const sentence = (text: string) => `${text.charAt(0).toUpperCase()}${text.slice(1)}.`

const read = async (source: ExampleSource): Promise<Examples> => {
  const { name } = source
  const answer = await readInThread<ReadExample>(new URL('./example-thread.ts', import.meta.url), source)
  if ('refused' in answer) return { examples: [], unread: [{ name, reason: answer.refused }] }
  if ('failed' in answer) return { examples: [], unread: [{ name, reason: sentence(answer.failed) }] }
  return { examples: [{ name, text: answer.text, language_key: answer.language }], unread: [] }
}

const joined = (parts: readonly Examples[]): Examples => ({
  examples: parts.flatMap(({ examples }) => examples),
  unread: parts.flatMap(({ unread }) => unread),
})

/** Files one after the other: each may take a thread's whole memory. */
export async function examplesOfFiles(files: readonly { name: string; bytes: Uint8Array }[]): Promise<Examples> {
  const parts: Examples[] = []
  for (const file of files) parts.push(await read(file))
  return joined(parts)
}

/** Pages by their address, under the guard that audits have: no private networks but those the workspace may read. */
export async function examplesOfAddresses(urls: readonly string[], outside: Outside): Promise<Examples> {
  const { fetcher, gate, manners } = outside
  const signal = AbortSignal.timeout(LONGEST_FETCHING)
  const parts: Examples[] = []
  for (const url of urls) {
    try {
      const address = fetcher.guard.checkUrl(url).href
      const page = await fetchPolitely({ fetcher, gate, manners, signal }, address, 'follow')
      parts.push(await read({ name: url, page }))
    } catch (error) {
      if (!(error instanceof FetchFailure) && !signal.aborted) throw error
      const reason = error instanceof FetchFailure && !signal.aborted ? error.reason : TOO_LATE
      parts.push({ examples: [], unread: [{ name: url, reason }] })
    }
  }
  return joined(parts)
}
