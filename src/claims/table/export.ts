import type { ClaimRow } from '../../db/claims/claims.ts'
import { today } from '../../db/settings/settings.ts'
import { LANGUAGE_KEYS } from '../../languages.ts'
import type { LanguageKey } from '../../languages.ts'
import { csvLine } from '../../text/csv-line.ts'
import { claimName, stateOn } from '../content.ts'
import type { Proof } from '../content.ts'
import { PLAIN, wordingColumn } from './columns.ts'

/** One entry that has in it what separates entries is written so that it stays one. */
function listed(all: readonly string[], by: RegExp): string {
  const [only] = all
  if (all.length !== 1 || only === undefined) return all.join('\n')
  if (only.includes('|')) return `${only}\n${only}`
  return by.test(only) ? `${only}|` : only
}

const proofCells = (proof: Proof | undefined) =>
  proof ? [proof.title, proof.kind, proof.number, proof.url, proof.page, proof.passage, proof.expires_on] : ['', '', '', '', '', '', '']

/** All claims as a table that can be taken in again; a claim with several proofs has a row for each. */
export function* claimsTable(claims: readonly ClaimRow[]): Generator<string> {
  const spoken = new Set(claims.flatMap(({ content }) => content.wordings.map(({ language }) => language)))
  const languages: (LanguageKey | null)[] = [null, ...LANGUAGE_KEYS].filter((language) =>
    spoken.has(language as LanguageKey | null),
  ) as never
  const wordings = languages.length > 0 ? languages : [null]
  yield `\uFEFF${csvLine(['number', 'state', ...wordings.map(wordingColumn), ...PLAIN.slice(1)])}`
  const day = today()
  for (const { number, state, content, valid_until: until } of claims) {
    const { about, markets, channels, conditions, proofs } = content
    const [first, ...others] = proofs
    const stands = conditions.flatMap((condition) => (condition.kind === 'stands' ? [condition.text] : []))
    const absent = conditions.flatMap((condition) => (condition.kind === 'absent' ? condition.words : []))
    const said = wordings.map((language) =>
      listed(
        content.wordings.filter((wording) => wording.language === language).map(({ text }) => text),
        /\|/,
      ),
    )
    const name = claimName(number)
    yield csvLine([
      name,
      stateOn(state, until, day),
      ...said,
      listed(about, /[|;,]/),
      markets.join(' '),
      listed(channels, /[|;,]/),
      listed(stands, /\|/),
      listed(absent, /[|;,]/),
      content.valid_from,
      content.valid_until,
      ...proofCells(first),
    ])
    for (const proof of others) yield csvLine([name, '', ...wordings.map(() => ''), '', '', '', '', '', '', '', ...proofCells(proof)])
  }
}
