import type { Db } from '../../db/base/pool.ts'
import { findEvidenceFinding } from '../../db/evidence/findings.ts'
import { findWorkspace } from '../../db/settings/workspaces.ts'
import type { TextToWrite } from '../../documents/export/page.ts'
import { told as inWords } from '../../packs/told.ts'
import { told } from './finding.ts'
import { linesOf } from './formats/finding-lines.ts'
import { wordsOf } from './model.ts'
import type { Line } from './model.ts'
import { named, tellingIn } from './texts.ts'

/** Words of a block, as nodes of a document have them. */
type Inline = { type: 'text'; text: string; marks?: object[] }

/**
 * One finding for somebody outside who is to mend it: the sentence, why it was found, the law, what to do, its state. No comments and no
 * names of people. Null: there is none any more.
 */
export async function findingPage(db: Db, workspaceId: string, violationId: string): Promise<TextToWrite | null> {
  const workspace = await findWorkspace(db, workspaceId)
  const finding = await findEvidenceFinding(db, workspaceId, violationId)
  if (!workspace || !finding) return null
  const language = workspace.language ?? 'EN'
  const telling = await tellingIn(language)
  const [said] = await inWords(db, workspaceId, [...new Set([language, 'EN' as const])], [finding])
  const nobody = { decidedBy: null, decidedAt: null, decidedWhy: null, wait: null, thread: [] }
  const shown = { ...told(said!, 1, 1, telling), ...nobody }
  const { words } = telling
  const lines: [string, Line][] = [
    ...linesOf(shown, words.finding),
    [words.todo, said!.solution ?? ''],
    [words.suggested, said!.suggested ?? ''],
  ]
  const title = named(shown.severity?.name, shown.title)
  return {
    title,
    language,
    blocks: [
      { type: 'paragraph', content: [text(workspace.name)] },
      { type: 'heading', attrs: { level: 1 }, content: [text(title)] },
      {
        type: 'blockquote',
        content: [{ type: 'paragraph', content: [...plain(shown.before), ...plain(shown.found, true), ...plain(shown.after)] }],
      },
      ...lines
        .filter(([, line]) => wordsOf(line).some((one) => one.text !== ''))
        .map(([name, line]) => ({ type: 'paragraph', content: [text(`${name}: `, true), ...wordsOf(line).flatMap(inline)] })),
    ] as TextToWrite['blocks'],
  }
}

const text = (given: string, bold = false): Inline => ({ type: 'text', text: given, ...(bold ? { marks: [{ type: 'bold' }] } : {}) })

const plain = (given: string, bold = false): Inline[] => (given === '' ? [] : [text(given, bold)])

const inline = ({ text: given, href }: { text: string; href?: string }): Inline[] =>
  href === undefined || given === '' ? plain(given) : [{ type: 'text', text: given, marks: [{ type: 'link', attrs: { href } }] }]
