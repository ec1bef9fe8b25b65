import type { Writing } from '../../models/writing.ts'
import { BriefInput, BriefReading } from '../../contract/briefs.ts'
import { invalid } from '../../errors.ts'
import type { Route } from '../base/route.ts'
import { appRoute, visitorOf, workspaceOf } from './access.ts'

/** A paragraph as people type it, read into the fields of a form. Nothing here is stored. */
export const briefRoutes = (writing: Writing): Route[] => [
  appRoute({
    method: 'POST',
    path: '/w/{workspace_id}/brief-readings',
    operationId: 'readBrief',
    tag: 'Documents',
    needs: 'write_documents',
    summary: 'The fields of a form from a paragraph; nothing is stored',
    description:
      'With a model: what it finds, as far as it stands in the brief. Without one: names, prices with currency and period, ' +
      'days, addresses and lists ' +
      'as far as they can be read.',
    body: BriefInput,
    success: { status: 200, schema: BriefReading, description: 'Values with the words they came from, and what is missing.' },
    errors: [401, 403, 404, 422, 503],
    async handle(request) {
      const { brief, language_key: language, template_id: templateId } = request.body
      if (brief.trim() === '') throw invalid({ loc: ['body', 'brief'], msg: 'Value error, there is nothing to read', type: 'value_error' })
      const { fillForm } = await import('../../documents/brief/fill-form.ts')
      const order = { brief: brief.replaceAll('\r\n', '\n').replaceAll('\0', ' ').toWellFormed(), language, templateId: templateId ?? null }
      return (await fillForm(writing, workspaceOf(request), { ...order, userId: visitorOf(request).userId })) as never
    },
  }),
]
