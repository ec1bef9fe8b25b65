import type { AccountEvent } from '../../contract/values.ts'
import type { LanguageKey } from '../../languages.ts'

/** Account changes that a person is told of by mail, because somebody else may have made them. */
export type ToldEvent = Exclude<AccountEvent, 'sign-in' | 'new-browser' | 'password-set-by-link'>

/** What mails about an account and signing in say, in one language. */
export interface AccountMailTexts {
  changed: Record<ToldEvent, string>
  /** The subject of a mail about such a change. */
  account: string
  when: string
  from: string
  browser: string
  /** A browser that does not say what it is. */
  unknown: string
  /** Before the address where a new password is set. */
  notYou: string
  removePasskey: string
  signedIn: string
  signedInSubject: string
  reset: { subject: string; asked: string; open(hours: number): string; notYou: string }
  invitation: { subject(workspace: string): string; invites(inviter: string, workspace: string): string; open: string }
}

/** Loaded when such a mail is sent. A language that is not here reads English. */
const TEXTS: Partial<Record<LanguageKey, () => Promise<{ texts: AccountMailTexts }>>> = {
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

export const accountMailTexts = async (language: LanguageKey | null): Promise<AccountMailTexts> =>
  (await ((language && TEXTS[language]) ?? (() => import('./en.ts')))()).texts
