import type pg from 'pg'
import { Type } from 'typebox'
import { listKeys } from '../../db/keys/keys.ts'
import { listSpending } from '../../db/settings/model-spending.ts'
import { changeSetting } from '../../db/settings/changes.ts'
import { invalid } from '../../errors.ts'
import type { TemplateEntry } from '../../library/library.ts'
import { lastDay, spendingOf } from '../../models/spending-report.ts'
import type { Route } from '../base/route.ts'
import { appRoute, changeBy, workspaceOf } from './access.ts'
import { sendCsv } from '../shared/csv.ts'
import { SpendingSchema, SpendingSettingsInput, SpendingSettingsSchema } from '../../contract/spending.ts'

const tag = 'Settings'
const PATH = '/w/{workspace_id}/spending'
const MonthQuery = Type.Object({
  month: Type.Optional(Type.String({ pattern: '^20[0-9]{2}-(0[1-9]|1[0-2])$', description: '2026-11; left out: the present one.' })),
})
const COLUMNS = [
  'day',
  'purpose',
  'model',
  'template_id',
  'template',
  'person',
  'key',
  'calls',
  'input_tokens',
  'output_tokens',
  'cost',
] as const

const thisMonth = () => new Date().toISOString().slice(0, 7)

/** What models cost a workspace, and how much they may. */
export const spendingRoutes = (db: pg.Pool): Route[] => [
  appRoute({
    method: 'GET',
    path: PATH,
    operationId: 'getSpending',
    tag,
    needs: 'manage_workspace',
    summary: 'What models used and cost in a month, by day, template, person, key and model',
    query: MonthQuery,
    success: { status: 200, schema: SpendingSchema, description: 'The month, the budgets and the prices.' },
    errors: [401, 403, 404, 422, 503],
    async handle(request) {
      const templates = await templatesOf(db, workspaceOf(request))
      const month = await spendingOf(db, workspaceOf(request), request.query.month ?? thisMonth(), namesOf(templates))
      return { ...month, template_models: modelsNamedBy(templates) }
    },
  }),
  appRoute({
    method: 'GET',
    path: `${PATH}.csv`,
    operationId: 'exportSpending',
    tag,
    needs: 'manage_workspace',
    summary: 'The same as a table: a line for each day, model, template, person and key',
    query: MonthQuery,
    success: { status: 200, schema: Type.String(), description: 'CSV.', mediaType: 'text/csv' },
    errors: [401, 403, 404, 422, 503],
    async handle(request, reply) {
      const month = request.query.month ?? thisMonth()
      const names = namesOf(await templatesOf(db, workspaceOf(request)))
      const rows = await listSpending(db, workspaceOf(request), `${month}-01`, lastDay(month))
      const lines = rows.map((row) => [
        row.day,
        row.purpose,
        row.model,
        row.template_id,
        names.get(row.template_id ?? ''),
        row.user_name,
        row.key_name,
        row.calls,
        row.input,
        row.output,
        row.cost,
      ])
      async function* once() {
        yield lines
      }
      return sendCsv(reply, `spending-${month}.csv`, COLUMNS, once())
    },
  }),
  appRoute({
    method: 'PUT',
    path: `${PATH}/settings`,
    operationId: 'setSpending',
    tag,
    needs: 'manage_workspace',
    summary: 'Say what models cost, and how much they may in a month',
    description: 'Prices count from now on: what was spent before is not counted anew.',
    body: SpendingSettingsInput,
    success: { status: 200, schema: SpendingSettingsSchema, description: 'As they are now.' },
    errors: [401, 403, 404, 422, 503],
    async handle(request) {
      const { reason, ...settings } = request.body
      const keys = new Set((await listKeys(db, workspaceOf(request))).map(({ id }) => id))
      for (const [path, budget] of [['budget', settings.budget], ...Object.entries(settings.key_budgets)] as const)
        if (budget && budget.soft !== null && budget.hard !== null && budget.soft > budget.hard)
          throw fault(
            path === 'budget' ? ['budget', 'soft'] : ['key_budgets', path, 'soft'],
            'the warning comes before the limit, not after it',
          )
      for (const id of Object.keys(settings.key_budgets)) if (!keys.has(id)) throw fault(['key_budgets', id], 'there is no such key')
      await changeSetting(db, workspaceOf(request), 'spending', settings, changeBy(request, reason))
      return settings
    },
  }),
]

const fault = (loc: string[], msg: string) => invalid({ loc: ['body', ...loc], msg: `Value error, ${msg}`, type: 'value_error' })

async function templatesOf(db: pg.Pool, workspaceId: string): Promise<TemplateEntry[]> {
  const { workspaceShelf } = await import('../../library/library.ts')
  return (await workspaceShelf(db, workspaceId)).templates
}

/** Templates by their ids, as English speakers know them where they speak English. */
const namesOf = (templates: readonly TemplateEntry[]): Map<string, string> =>
  new Map(templates.map(({ id, languages }) => [id, (languages.get('EN') ?? [...languages.values()][0])?.name ?? id]))

const modelsNamedBy = (templates: readonly TemplateEntry[]): string[] => {
  const each = templates.flatMap(({ languages }) => [...languages.values()])
  const named = each.flatMap(({ model, steps }) => [model.name, ...steps.map((step) => step.model)])
  return [...new Set(named.filter((name) => name !== undefined))].toSorted()
}
