import { existsSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { TextDocument } from 'vscode-languageserver-textdocument'
import { comparedWith } from '../../local/baseline.ts'
import { assetOf, failedAsset, findingsOf, type LocalAsset } from '../../local/check.ts'
import { mergeFindings, type Finding } from '../../rules/index.ts'
import { UnreadableDocument, type Document } from '../../text/document.ts'
import { isBytesType, type DocumentType } from '../../text/document-types.ts'
import { SourcePositions, type Position } from '../../text/position.ts'
import { isLeftOut, type OpenedProject, type OpenedProjects } from '../opened-projects.ts'
import { typeInEditor } from './document-types.ts'

/** A text of the editor at one version, and what was found in it. */
export interface CheckedText {
  text: TextDocument
  version: number
  /** As a person would name it on the command line. */
  file: string
  type: DocumentType
  project: OpenedProject
  asset: LocalAsset
  /** As the rules made them, in the order of those of the asset; none where it could not be read. */
  findings: Finding[]
  document: Document | null
  ranges: TextRanges
}

/** The file of an address of the editor; a text without a file is checked as one in the folder of the workspace. */
function fileOf(uri: string): string {
  if (!uri.startsWith('file:')) return uri.replace(/^[\w+.-]+:/, '').replace(/^\/+/, '') || 'untitled'
  const file = fileURLToPath(uri)
  const relative = path.relative(process.cwd(), file)
  return relative.startsWith('..') ? file : relative
}

const folderOf = (uri: string, file: string) => (uri.startsWith('file:') ? nearestFolder(path.dirname(file)) : '.')

/** A new file may stand in a folder that is not written yet. */
function nearestFolder(folder: string): string {
  let at = path.resolve(folder)
  while (!existsSync(at) && at !== path.dirname(at)) at = path.dirname(at)
  return at
}

/** Checks a text as `imprimatur audit` would check the saved file; null where that would leave it out, or where `isWanted` ends. */
export async function checkText(text: TextDocument, projects: OpenedProjects, isWanted: () => boolean): Promise<CheckedText | null> {
  const { uri, version, languageId } = text
  const file = fileOf(uri)
  const type = typeInEditor(file, languageId)
  if (type === undefined) return null
  const project = await projects.of(folderOf(uri, file))
  // What was typed meanwhile is read before a text is checked that may be out of date.
  await new Promise((resolve) => setImmediate(resolve))
  if (!isWanted() || isLeftOut(file, project)) return null
  const content = text.getText()
  // The editor's goes on changing: places are those of this version.
  const snapshot = TextDocument.create(uri, languageId, version, content)
  const common = { text: snapshot, version, file, type, project, ranges: new TextRanges(snapshot) }
  try {
    const { found, findings } = await foundIn(content, file, type, project)
    const asset = assetOf(file, found, findings, project.ruleset)
    return withoutKnown({ ...common, asset, findings, document: found.document })
  } catch (error) {
    if (!(error instanceof UnreadableDocument)) throw error
    return { ...common, asset: failedAsset(file, error.message), findings: [], document: null }
  }
}

/** What the rules of a project find in a text. */
export async function foundIn(content: string, file: string, type: DocumentType, { ruleset }: OpenedProject) {
  const found = await findingsOf(file, isBytesType(type) ? Buffer.from(content) : content, ruleset, { type, name: file })
  return { found, findings: mergeFindings(found.findings, ruleset.compiled.precedence) }
}

/** Without what the baseline of the project knows. */
function withoutKnown(checked: CheckedText): CheckedText {
  const { value: baseline } = checked.project.config.baseline
  if (baseline === null || !existsSync(baseline)) return checked
  const [compared] = [...comparedWith([checked.asset], baseline)]
  const isNew = (_: unknown, at: number) => compared!.isNew[at]!
  const { asset, findings } = checked
  return {
    ...checked,
    asset: { ...asset, findings: asset.findings.filter(isNew), details: asset.details.filter(isNew) },
    findings: findings.filter(isNew),
  }
}

/** Places of a text as the protocol has them: lines from 0, columns in UTF-16 units. */
class TextRanges {
  readonly #text: TextDocument
  readonly #positions: SourcePositions
  /** A byte order mark is no part of what is checked. */
  readonly #shift: number

  constructor(text: TextDocument) {
    const content = text.getText()
    this.#text = text
    this.#shift = content.startsWith('\ufeff') ? 1 : 0
    this.#positions = new SourcePositions(content.slice(this.#shift))
  }

  between(start: Position, end: Position) {
    return { start: this.#at(start), end: this.#at(end) }
  }

  /** Of offsets into the source of a document. */
  ofOffsets(start: number, end: number) {
    return { start: this.#text.positionAt(start + this.#shift), end: this.#text.positionAt(end + this.#shift) }
  }

  #at({ line, column }: Position) {
    return this.#text.positionAt(this.#positions.offset(line, column) + this.#shift)
  }
}
