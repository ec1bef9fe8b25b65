import type pg from 'pg'
import { stringify } from 'yaml'
import { findDocumentForDesk } from '../db/documents/shown.ts'
import { notFound } from '../errors.ts'
import { toBlocks } from '../generation/markdown/blocks.ts'
import { templateOfDocument } from '../generation/template/from-document.ts'
import type { TemplateFiles } from '../generation/template/template-files.ts'
import type { LanguageKey } from '../languages.ts'
import type { ChangeActor } from '../db/trail/admin.ts'
import { workspaceShelf } from './library.ts'
import { beginTemplate } from './template-edits.ts'
import { templateDetail } from './template-list.ts'

interface Started {
  id: string
  found: string[]
  notes: string[]
}

interface Start {
  key: string | null
  name: string | null
  language: LanguageKey
  copyOf: string | null
  documentId: string | null
}

/** Begins a template: empty, as a copy of another, or from a document. */
export async function startTemplate(db: pg.Pool, workspaceId: string, actor: ChangeActor, start: Start): Promise<Started> {
  if (start.documentId !== null) return fromDocument(db, workspaceId, actor, start.documentId, start)
  if (start.copyOf !== null) {
    const { key: copied, files } = await templateDetail(db, workspaceId, start.copyOf)
    const id = await beginTemplate(db, workspaceId, actor, { key: start.key, wanted: start.name?.trim() || copied, files })
    return { id, found: [], notes: [] }
  }
  const name = start.name?.trim() || 'New template'
  const given = { key: start.key, wanted: name, files: emptyTemplate(name, start.language) }
  return { id: await beginTemplate(db, workspaceId, actor, given), found: [], notes: [] }
}

/** A template that can be written with at once: a heading and a text. */
const emptyTemplate = (name: string, language: LanguageKey): TemplateFiles => ({
  'template.yml': stringify({
    key: 'new',
    main: 'subject',
    fields: [
      { name: 'subject', type: 'text', required: true, maxLength: 120 },
      { name: 'message', type: 'textarea', required: true, maxLength: 2000 },
    ],
    steps: [{ key: 'text', draft: '# {{ subject }}\n\n{{ message | prose }}\n' }],
  }),
  [`${language}.yml`]: stringify({
    name: name.slice(0, 120),
    description: 'What this template is for.',
    fields: {
      subject: { label: 'Subject', placeholder: 'Oslo desk' },
      message: { label: 'Message', placeholder: 'The desk is made of oak.' },
    },
    steps: { text: { prompt: 'Write a text about the subject that says what the message says.\n' } },
  }),
})

async function fromDocument(db: pg.Pool, workspaceId: string, actor: ChangeActor, documentId: string, start: Start): Promise<Started> {
  const document = await findDocumentForDesk(db, workspaceId, documentId)
  if (!document || document.markdown === null || document.markdown === undefined) throw notFound('Document')
  const language = document.language_key ?? start.language
  const { template_id: templateId } = document as unknown as { template_id: string | null }
  const { templates } = await workspaceShelf(db, workspaceId)
  const template = templates.find(({ id }) => id === templateId)?.languages.get(language)
  const { title } = document as unknown as { title: string }
  const made = templateOfDocument('new', {
    title: start.name?.trim() || title,
    language,
    blocks: toBlocks(document.markdown),
    input: document.input ?? {},
    form: template?.form ?? [],
    prompt: template ? template.steps.map(({ prompt }) => prompt.trim()).join('\n\n') : null,
  })
  const id = await beginTemplate(db, workspaceId, actor, { key: start.key, wanted: start.name?.trim() || title, files: made.files })
  return { id, found: made.found, notes: made.notes }
}
