import type pg from 'pg'
import { lostIn } from '../../answered/lost.ts'
import type { Lost } from '../../answered/lost.ts'
import { Material } from '../../answered/material.ts'
import { unansweredIn } from '../../answered/unanswered.ts'
import type { Unanswered } from '../../answered/unanswered.ts'
import { answerTo, claimsForAudit } from '../../claims/register/answering.ts'
import type { UnsupportedKind } from '../../contract/values.ts'
import type { Fact } from '../../generation/draft/filters.ts'
import { supportingTexts } from '../../generation/figures/supporting.ts'
import type { LanguageKey } from '../../languages.ts'
import { SourcePositions } from '../../text/position.ts'
import { readText } from '../../text/read.ts'
import type { Order } from '../order/request.ts'
import { placeOf } from './tracked-text.ts'
import type { Place } from './tracked-text.ts'

/** What a text asserts beyond its material. Sentence and place are missing with documents of before. */
export interface Unsupported {
  kind: UnsupportedKind
  text: string
  sentence?: string
  place?: Place | null
}

export const FIGURES: ReadonlySet<UnsupportedKind> = new Set(['percentage', 'price', 'date', 'number'])

/** What a model may write from: what was filled in, under which labels, the facts, and the names of the workspace. */
export function materialOfOrder(
  { template, values }: Pick<Order, 'template' | 'values'>,
  facts: readonly Fact[],
  names: readonly string[],
) {
  const asked = template.form.filter(({ name }) => values[name] !== undefined)
  const labels = asked.flatMap(({ label, name, options }) => [
    label,
    ...(options ?? []).filter(({ value }) => [values[name]].flat().includes(value)).map((option) => option.label),
  ])
  return new Material([...supportingTexts(values, facts), ...names, ...labels], template.language, countsOf(values))
}

/** How many entries the lists of an input have: a text may say it. */
export const countsOf = (input: object): number[] =>
  Object.values(input).flatMap((value: unknown) => (Array.isArray(value) ? [value.length] : []))

/** What of a written text its material does not say, and what of the material it does not say. */
export async function answeredFor(
  db: pg.Pool,
  workspaceId: string,
  { template, values, request }: Order,
  markdown: string,
  material: Material,
): Promise<{ unsupported: Unsupported[]; lost: Lost[] }> {
  const { language } = template
  const document = readText(markdown, 'markdown', { language })
  const found = await withoutClaims(db, workspaceId, unansweredIn(document, material), language, request.choice?.markets ?? null, markdown)
  const text = document.blocks.map((block) => block.text).join('\n')
  return { unsupported: placed(found, markdown), lost: lostIn(`${text}\n${markdown}`, values, template.form, template.main, language) }
}

/** Sentences that say an approved claim are answered for by it. */
export async function withoutClaims(
  db: pg.Pool,
  workspaceId: string,
  found: readonly Unanswered[],
  language: LanguageKey,
  markets: readonly string[] | null,
  text: string,
): Promise<Unanswered[]> {
  const claims = found.length === 0 ? null : await claimsForAudit(db, workspaceId)
  return claims === null
    ? [...found]
    : found.filter(({ sentence }) => answerTo(claims, { sentence, language }, markets, () => text) === null)
}

const LONGEST = 1000

export function placed(found: readonly Unanswered[], markdown: string): Unsupported[] {
  const positions = new SourcePositions(markdown)
  return found.map(({ kind, text, sentence, start, end }) => ({
    kind,
    text: text.slice(0, LONGEST),
    sentence: sentence.slice(0, LONGEST),
    place: placeOf(positions, start, end),
  }))
}
