import { documentOf } from '../db/audits/packing.ts'
import type { StoredDocument } from '../db/audits/packing.ts'
import { compiledFor } from '../packs/compiled-rules.ts'
import { deciding, notAt, reportedFindings } from '../packs/profile.ts'
import type { Profile } from '../packs/profile.ts'
import { readPage } from '../packs/page-reader.ts'
import { weigh } from '../packs/weighed.ts'
import { check, mergeFindings } from '../rules/index.ts'
import type { Choice, Finding } from '../rules/index.ts'
import type { Document } from '../text/document.ts'

/** Pages as they are stored, and two choices of markets, sectors and channels to hold against each other. */
export interface ChoiceToTry {
  /** With the choice that would be saved. */
  profile: Profile
  before: Choice
  pages: (StoredDocument & { url: string })[]
  milliseconds: number
}

export interface ChoiceEffect {
  /** Pages that were looked at; fewer than there were where the time was up. */
  pages: number
  added: number
  dropped: number
  stays: number
}

/** What another choice of rules would have found on pages, as audits count it: one fault is one finding. */
export function choiceEffect({ profile, before, pages, milliseconds }: ChoiceToTry): ChoiceEffect {
  const until = performance.now() + milliseconds
  const effect: ChoiceEffect = { pages: 0, added: 0, dropped: 0, stays: 0 }
  for (const page of pages) {
    if (effect.pages > 0 && performance.now() > until) break
    const document = documentOf(page)
    const [now, then] = [findingsIn(document, { ...profile, choice: before }, page.url), findingsIn(document, profile, page.url)]
    const stays = then.filter((finding) => isAmong(finding, now)).length
    effect.pages++
    effect.stays += stays
    effect.added += then.length - stays
    effect.dropped += now.filter((finding) => !isAmong(finding, then)).length
  }
  return effect
}

function findingsIn(document: Document, profile: Profile, url: string): Finding[] {
  const compiled = compiledFor(profile)
  const { findings } = check(document, compiled, {
    decide: deciding(profile, notAt(profile, url)),
    read: readPage,
    weigh,
    guarded: profile.guarded ?? [],
  })
  return mergeFindings(reportedFindings(profile, document, findings, url), compiled.precedence)
}

/** The same place is the same finding, whichever rule leads. */
const isAmong = ({ start, end }: Finding, others: readonly Finding[]) => others.some((other) => start < other.end && other.start < end)
