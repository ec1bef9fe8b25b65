import type { NoticeRow } from '../../db/people/notices.ts'
import type { LanguageKey } from '../../languages.ts'
import type { NoticeKind } from '../chart/notices.ts'

/** What mails of notices say, in one language. */
export interface NoticeTexts {
  kinds: Record<NoticeKind, string>
  /** A notice in a sentence. Nothing of a page, a comment or a reason is in it: what was found stays where the rights to it are kept. */
  sentence(notice: NoticeRow): string
  /** Subjects. */
  one(kind: NoticeKind): string
  several(n: number): string
  /** Before the link that stops mails of a kind. */
  noMore(kind: NoticeKind): string
  test: string
  asked: string
  digest: string
  nothing: string
}

/** `deleted`: with the draft went the rule, which never ran. */
export const isDiscarded = (outcome: string | null): boolean => outcome === 'discarded' || outcome === 'deleted'

/** Loaded when somebody reads them. A language that is not here reads English. */
const TEXTS: Partial<Record<LanguageKey, () => Promise<{ texts: NoticeTexts }>>> = {
  DE: () => import('./de.ts'),
  DK: () => import('./da.ts'),
  ES: () => import('./es.ts'),
  FI: () => import('./fi.ts'),
  FR: () => import('./fr.ts'),
  GR: () => import('./el.ts'),
  IT: () => import('./it.ts'),
  NL: () => import('./nl.ts'),
  NO: () => import('./nb.ts'),
  PL: () => import('./pl.ts'),
  PT: () => import('./pt.ts'),
  RU: () => import('./ru.ts'),
  SE: () => import('./sv.ts'),
  TR: () => import('./tr.ts'),
}

export const noticeTexts = async (language: LanguageKey | null): Promise<NoticeTexts> =>
  (await ((language && TEXTS[language]) ?? (() => import('./en.ts')))()).texts
