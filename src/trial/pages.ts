import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { LanguageKey } from '../languages.ts'
import { TRIAL_FOLDER } from '../places.ts'

/** A page written for the trial of a model: what is wrong on it, and what sounds like it and is lawful. */
export interface TrialPage {
  page: string
  language: LanguageKey
  /** The rule of the second reading whose subject it is, without its pack. */
  subject: string
  faults: string[]
  twins: string[]
}

let read: TrialPage[] | undefined

export const trialPages = (): TrialPage[] =>
  (read ??= JSON.parse(readFileSync(path.join(TRIAL_FOLDER, 'pages.json'), 'utf8')) as TrialPage[])

export const sourceOf = ({ page }: TrialPage): Buffer => readFileSync(path.join(TRIAL_FOLDER, `${page}.html`))
