import { compiledFor } from '../packs/compiled-rules.ts'
import { deciding, notAt, reportedFindings } from '../packs/profile.ts'
import type { Profile } from '../packs/profile.ts'
import { readingAt } from '../packs/page-reader.ts'
import { weigh } from '../packs/weighed.ts'
import { check, doubtFindings, judgeGuidelines } from '../rules/index.ts'
import type { CheckResult, Judge } from '../rules/index.ts'
import { UnreadableDocument } from '../text/document.ts'
import type { Document } from '../text/document.ts'
import type { DocumentType } from '../text/document-types.ts'
import { readDocument } from '../text/read.ts'
import type { Question } from './reading/messages.ts'

export interface Intake {
  id: string
  name: string
  url: string
  bytes: Uint8Array
  type?: DocumentType
  contentType?: string
  note?: string | null
  /** Read before, where its bytes are no longer there. */
  document?: Document
}

export const read = async ({ bytes, type, name, contentType, document }: Intake): Promise<Document> =>
  document ?? readDocument(bytes, { type, name: type ? undefined : name, contentType })

export const addressOf = ({ url, name }: Intake): string => (/^https?:/i.test(url) ? url : name)

/** The texts of an asset that a model has to judge, and the remarks on them, in the order in which it is asked. */
export async function questionsOf(intake: Intake, profile: Profile): Promise<Question[]> {
  const questions: Question[] = []
  const ask: Judge = async (text, guideline, ruleId, remarks) => {
    questions.push({ text, guideline, ruleId, ...(remarks ? { remarks } : {}) })
    return []
  }
  try {
    const document = await read(intake)
    const compiled = compiledFor(profile)
    // What a model is to doubt must be found first.
    if (compiled.rules.some(({ id, doubts }) => doubts.length > 0 && profile.overrides[id] !== 'OFF'))
      await findInAsset(document, addressOf(intake), profile, ask)
    else await judgeGuidelines(document, compiled, ask)
  } catch (error) {
    // The check says so itself.
    if (!(error instanceof UnreadableDocument)) throw error
  }
  return questions
}

/** What a workspace is told of a document, by each rule apart; with a model also under its guidelines and after its doubts. */
export async function findInAsset(document: Document, address: string, profile: Profile, judge: Judge | null): Promise<CheckResult> {
  const compiled = compiledFor(profile)
  const decide = deciding(profile, notAt(profile, address))
  const { guarded = [] } = profile
  const judgements = judge && (await judgeGuidelines(document, compiled, judge))
  const result = check(document, compiled, {
    ...(judgements ? { judgements } : {}),
    decide,
    ...readingAt(profile, address),
    weigh,
    guarded,
  })
  const findings = reportedFindings(profile, document, result.findings, address)
  return { ...result, findings: judge ? await doubtFindings(document, compiled, findings, judge, { decide, guarded }) : findings }
}
