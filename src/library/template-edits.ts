import type pg from 'pg'
import { parseDocument } from 'yaml'
import { lockAdminTrail, recordChange } from '../db/trail/admin.ts'
import { newId } from '../db/base/ids.ts'
import { deleteTemplate, listOwnTemplates, lockOwnTemplate } from '../db/library/library.ts'
import type { OwnTemplate } from '../db/library/library.ts'
import { transaction } from '../db/base/pool.ts'
import {
  deleteTemplateDraft,
  insertTemplateDraft,
  listTemplateDrafts,
  lockTemplateDraft,
  updateTemplateDraft,
} from '../db/library/template-drafts.ts'
import { findVersionOf } from '../db/library/versions.ts'
import { AppError, invalid, notFound } from '../errors.ts'
import { TEMPLATE_KEY } from '../generation/template/template-files.ts'
import type { TemplateFault, TemplateFiles } from '../generation/template/template-files.ts'
import { MOST_FILE, MOST_FILES } from '../generation/template/template-parts.ts'
import type { ChangeActor } from '../db/trail/admin.ts'
import { faultsIn, MOST_TEMPLATES, storeTemplate, TOO_MANY } from './exchange.ts'

const NOT_FOUND = 'Template'

/** What is wrong, each at its file, place and line. */
const asFaults = (faults: readonly TemplateFault[]) =>
  faults.map(({ file, at, line, message }) => ({
    loc: ['body', 'files', file, ...at],
    msg: `Value error, ${message}`,
    type: 'value_error',
    ctx: { file, at, line },
  }))

/** Texts that can be stored; whether they are a template is said when it is published. */
function checkFiles(files: TemplateFiles): void {
  const names = Object.keys(files)
  const refuse = (name: string, msg: string) => invalid({ loc: ['body', 'files', name], msg: `Value error, ${msg}`, type: 'value_error' })
  if (names.length > MOST_FILES) throw refuse('template.yml', `a template has at most ${MOST_FILES} files`)
  for (const [name, content] of Object.entries(files)) {
    if (!/^(?:template|[A-Z]{2})\.yml$/.test(name))
      throw refuse(name.replaceAll('\0', ''), 'a template has template.yml and a file for each language, such as EN.yml')
    if (content.length > MOST_FILE) throw refuse(name, `a file has at most ${MOST_FILE.toLocaleString('en')} characters`)
    if (/[\0\p{Cs}]/u.test(content)) throw refuse(name, 'the text holds characters that are not allowed')
  }
}

/** The same files as a template of another key. */
function filesWithKey(files: TemplateFiles, key: string): TemplateFiles {
  const document = parseDocument(files['template.yml'] ?? '', { prettyErrors: false, uniqueKeys: false })
  if (document.errors.length > 0) return files
  document.set('key', key)
  return { ...files, 'template.yml': document.toString({ lineWidth: 0 }) }
}

/** Begins a template with a draft; `wanted` names it where nobody chose a key. */
export async function beginTemplate(
  db: pg.Pool,
  workspaceId: string,
  actor: ChangeActor,
  given: { key: string | null; wanted: string; files: TemplateFiles },
): Promise<string> {
  checkFiles(given.files)
  if (given.key !== null && !TEMPLATE_KEY.test(given.key))
    throw invalid({ loc: ['body', 'key'], msg: 'Value error, a key has small letters, digits and hyphens', type: 'value_error' })
  return transaction(db, async (client) => {
    await lockAdminTrail(client, workspaceId)
    const [own, drafts] = [await listOwnTemplates(client, workspaceId), await listTemplateDrafts(client, workspaceId)]
    const taken = new Set([...own, ...drafts].map((template) => template.key))
    if (taken.size >= MOST_TEMPLATES) throw new AppError(409, TOO_MANY)
    if (given.key !== null && taken.has(given.key))
      throw invalid({ loc: ['body', 'key'], msg: 'Value error, there is a template of this key', type: 'value_error' })
    const key = given.key ?? (await freeKey(given.wanted, taken))
    const id = newId()
    const draft = { id, key, files: filesWithKey(given.files, key), based_on: 0, author_id: actor.userId }
    if (!(await insertTemplateDraft(client, workspaceId, draft)))
      throw new AppError(409, 'Somebody began a template of this key meanwhile.')
    return id
  })
}

/** A key nobody has: neither the workspace nor the built-in library, whose template it would take the place of. */
async function freeKey(wanted: string, taken: ReadonlySet<string>): Promise<string> {
  const { builtInLibrary } = await import('./library.ts')
  const builtIn = new Set((await builtInLibrary()).shelf.templates.map((template) => template.key))
  const slug =
    wanted
      .normalize('NFKD')
      .toLowerCase()
      .replaceAll(/[^a-z0-9]+/g, '-')
      .replaceAll(/^-+|-+$/g, '')
      .slice(0, 60) || 'template'
  let key = slug
  for (let count = 2; taken.has(key) || builtIn.has(key); count++) key = `${slug}-${count}`
  return key
}

const CHANGED = 'Somebody changed this template meanwhile. Look at what is there now before you save yours.'

/** Saves other texts of a template: beside the version that is in use, whether or not they can be read yet. */
export async function saveTemplateDraft(
  db: pg.Pool,
  workspaceId: string,
  actor: ChangeActor,
  id: string,
  { files, basedOn }: { files: TemplateFiles; basedOn: number },
): Promise<void> {
  checkFiles(files)
  await transaction(db, async (client) => {
    const template = await lockOwnTemplate(client, workspaceId, id)
    const draft = await lockTemplateDraft(client, workspaceId, id)
    if (!template && !draft) throw notFound(NOT_FOUND)
    if (basedOn !== (draft?.revision ?? 0)) throw new AppError(409, CHANGED)
    // Saving again after another version was published is a decision for these texts.
    const saved = { files, based_on: template?.version ?? 0, author_id: actor.userId }
    if (draft) return updateTemplateDraft(client, workspaceId, id, saved)
    if (!(await insertTemplateDraft(client, workspaceId, { id, key: template!.key, ...saved }))) throw new AppError(409, CHANGED)
  })
}

/** Throws a draft away; a template that never had a version is gone with it. */
export async function discardTemplateDraft(db: pg.Pool, workspaceId: string, id: string): Promise<void> {
  if (!(await deleteTemplateDraft(db, workspaceId, id))) throw notFound('Draft')
}

/** Makes the draft the version that documents are written with from now on. What cannot be read is refused, each fault at its place. */
export async function publishTemplate(
  db: pg.Pool,
  workspaceId: string,
  actor: ChangeActor,
  id: string,
  { basedOn, reason }: { basedOn: number; reason: string },
): Promise<void> {
  await transaction(db, async (client) => {
    await lockAdminTrail(client, workspaceId)
    const before = await lockOwnTemplate(client, workspaceId, id)
    const draft = await lockTemplateDraft(client, workspaceId, id)
    if (!draft) throw before ? new AppError(409, 'There is no draft to publish.') : notFound(NOT_FOUND)
    if (draft.revision !== basedOn) throw new AppError(409, CHANGED)
    const faults = await faultsIn(draft.key, draft.files)
    if (faults.length > 0) throw invalid(...asFaults(faults))
    if ((before?.version ?? 0) !== draft.based_on)
      throw new AppError(409, 'Another version was published or imported meanwhile. Compare the two, and discard or save your draft anew.')
    await storeTemplate(client, workspaceId, actor, draft.key, draft.files, { kind: 'template.published', reason, before, id })
    await deleteTemplateDraft(client, workspaceId, id)
  })
}

/** Takes an earlier version up again, as a new one. */
export async function rollTemplateBack(
  db: pg.Pool,
  workspaceId: string,
  actor: ChangeActor,
  id: string,
  { version, reason }: { version: number; reason: string },
): Promise<void> {
  await transaction(db, async (client) => {
    await lockAdminTrail(client, workspaceId)
    const before = await lockOwnTemplate(client, workspaceId, id)
    if (!before) throw notFound(NOT_FOUND)
    const earlier = await findVersionOf<OwnTemplate['definition']>(client, workspaceId, 'template', id, version)
    if (!earlier) throw notFound('Version')
    if (version === before.version) throw new AppError(409, 'This version is the one in use.')
    if (await lockTemplateDraft(client, workspaceId, id))
      throw new AppError(409, 'There is a draft; publish or discard it before an earlier version is taken up again.')
    const faults = await faultsIn(before.key, earlier.files)
    if (faults.length > 0) throw invalid(...asFaults(faults))
    await storeTemplate(client, workspaceId, actor, before.key, earlier.files, { kind: 'template.rolled_back', reason, before, id })
  })
}

/** Takes a template off the shelf. Its versions stay, as documents name them. */
export async function dropTemplate(db: pg.Pool, workspaceId: string, actor: ChangeActor, id: string): Promise<void> {
  await transaction(db, async (client) => {
    await lockAdminTrail(client, workspaceId)
    const template = await lockOwnTemplate(client, workspaceId, id)
    const hadDraft = await deleteTemplateDraft(client, workspaceId, id)
    if (!template) {
      if (hadDraft) return
      throw notFound(NOT_FOUND)
    }
    await deleteTemplate(client, workspaceId, id)
    const { key, version, definition } = template
    const from = { version, files: definition.files }
    await recordChange(client, workspaceId, { kind: 'template.deleted', subject: key, subjectId: id, from, to: null, actor })
  })
}
