import type pg from 'pg'
import { documentsByTemplate, listOwnTemplates } from '../db/library/library.ts'
import { namesIn } from '../db/people/person-data.ts'
import { listTemplateDrafts } from '../db/library/template-drafts.ts'
import type { TemplateDraft } from '../db/library/template-drafts.ts'
import { findVersionOf, listVersionHeads } from '../db/library/versions.ts'
import { notFound } from '../errors.ts'
import type { TemplateFiles } from '../generation/template/template-files.ts'
import type { LanguageKey } from '../languages.ts'
import { libraryFiles, workspaceShelf } from './library.ts'
import type { TemplateEntry } from './library.ts'
import { entryOfFiles } from './template-entry.ts'

type Person = { id: string; name: string } | null

interface TemplateSummary {
  id: string
  key: string
  own: boolean
  name: string
  languages: LanguageKey[]
  version: number | null
  documents: number
  draft: { revision: number; author: Person; updated_at: string } | null
}

const nameOf = ({ languages, key }: Pick<TemplateEntry, 'languages' | 'key'>): string =>
  (languages.get('EN') ?? [...languages.values()][0])?.name ?? key

/** Every template that a workspace can write with, and those that are only drafts yet. */
export async function listTemplates(db: pg.Pool, workspaceId: string): Promise<TemplateSummary[]> {
  const [shelf, drafts, documents] = await Promise.all([
    workspaceShelf(db, workspaceId),
    listTemplateDrafts(db, workspaceId),
    documentsByTemplate(db, workspaceId),
  ])
  const people = await namesIn(
    db,
    workspaceId,
    drafts.map(({ author_id: id }) => id),
  )
  const draftOf = (draft: TemplateDraft | undefined) => draft && summaryOf(draft, people)
  const listed = shelf.templates.map((entry): TemplateSummary => {
    const { id, key, own, languages, version } = entry
    return {
      id,
      key,
      own,
      name: nameOf(entry),
      languages: [...languages.keys()],
      version: own ? Number(version) : null,
      documents: documents.get(id) ?? 0,
      draft: draftOf(drafts.find((draft) => draft.id === id)) ?? null,
    }
  })
  const begun = await Promise.all(
    drafts
      .filter((draft) => !listed.some(({ id }) => id === draft.id))
      .map(async (draft): Promise<TemplateSummary> => {
        const { entry } = await entryOfFiles(draft.key, draft.files)
        const [name, languages] = [nameOf(entry), [...entry.languages.keys()]]
        return { id: draft.id, key: draft.key, own: true, name, languages, version: null, documents: 0, draft: draftOf(draft)! }
      }),
  )
  return [...listed, ...begun]
}

const summaryOf = ({ revision, author_id: author, updated_at }: TemplateDraft, people: Map<string, string>) => ({
  revision,
  author: author && people.has(author) ? { id: author, name: people.get(author)! } : null,
  updated_at,
})

export interface TemplateDetail extends TemplateSummary {
  files: TemplateFiles
  published_files: TemplateFiles | null
  versions: { version: number; author: Person; reason: string | null; created_at: string }[]
}

/** One of them with its files: those of the draft where there is one. */
export async function templateDetail(db: pg.Pool, workspaceId: string, id: string): Promise<TemplateDetail> {
  const summary = (await listTemplates(db, workspaceId)).find((template) => template.id === id)
  if (!summary) throw notFound('Template')
  const [own, drafts, heads] = await Promise.all([
    listOwnTemplates(db, workspaceId),
    listTemplateDrafts(db, workspaceId),
    listVersionHeads(db, workspaceId, 'template', id),
  ])
  const people = await namesIn(
    db,
    workspaceId,
    heads.map(({ author_id: author }) => author),
  )
  const draft = drafts.find((each) => each.id === id)?.files
  const published = summary.own
    ? own.find((template) => template.id === id)?.definition.files
    : filesOfBuiltIn(await libraryFiles(), summary.key)
  return {
    ...summary,
    files: draft ?? published!,
    published_files: draft && published ? published : null,
    versions: heads.map(({ version, author_id: author, reason, created_at }) => ({
      version,
      author: author && people.has(author) ? { id: author, name: people.get(author)! } : null,
      reason,
      created_at,
    })),
  }
}

/** The files of a built-in template. */
function filesOfBuiltIn(files: readonly { path: string; content: string }[], key: string): TemplateFiles {
  const folder = `templates/${key}/`
  return Object.fromEntries(
    files.filter(({ path }) => path.startsWith(folder)).map(({ path, content }) => [path.slice(folder.length), content]),
  )
}

/** The files of a version; of version 0, the draft. */
export async function filesOfVersion(db: pg.Pool, workspaceId: string, id: string, version: number): Promise<TemplateFiles> {
  const { files } =
    (version === 0
      ? (await listTemplateDrafts(db, workspaceId)).find((draft) => draft.id === id)
      : await findVersionOf<{ files: TemplateFiles }>(db, workspaceId, 'template', id, version)) ?? {}
  if (!files) throw notFound('Version')
  return files
}
