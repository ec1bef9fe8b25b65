import { tidyBrief } from '../../generation/form/brief.ts'
import type { Brief, BriefAnswer, BriefPart } from '../../generation/form/brief.ts'
import type { FormEntry } from '../../generation/form/form.ts'
import type { LanguageKey } from '../../languages.ts'
import type { Writing } from '../../models/writing.ts'
import { faultsOfPlanned, planPiece, readOrders } from './orders.ts'

interface MappedField {
  entry: FormEntry
  /** The part of the brief that fills it, `answer` or `default`; null: nothing does. */
  from: BriefPart | 'answer' | 'default' | null
  value: unknown
  faults: { msg: string; type: string; line: number | null }[]
}

interface MappedPiece {
  template_id: string
  language_key: LanguageKey
  name: string
  fields: MappedField[]
  /** What is no field's fault: no such template, not in this language, needs a model. */
  faults: { msg: string; type: string }[]
  untranslated: BriefPart[]
  markets: string[] | null
  channels: string[] | null
}

/** What each template takes from the brief in each language, and what is missing; nothing is stored. */
export async function mappingOf(
  writing: Writing,
  workspaceId: string,
  given: { brief: Brief; answers: BriefAnswer[] },
  templateIds: readonly string[],
): Promise<MappedPiece[]> {
  const campaign = { ...given, brief: tidyBrief(given.brief) }
  const orders = await readOrders(writing, workspaceId)
  return templateIds.flatMap((template_id) =>
    campaign.brief.languages.map((language_key): MappedPiece => {
      const planned = planPiece(orders, campaign, { template_id, language_key, variant: 0 })
      if (!planned) {
        const entry = orders.shelf.templates.find(({ id }) => id === template_id)
        const msg = entry ? 'The template does not write in this language.' : 'There is no such template.'
        const name = entry ? ([...entry.languages.values()][0]?.name ?? entry.key) : ''
        const none = { fields: [], untranslated: [], markets: null, channels: null }
        return { template_id, language_key, name, faults: [{ msg, type: 'value_error' }], ...none }
      }
      const { template, mapped, order } = planned
      const faults = faultsOfPlanned(planned, orders)
      const at = (name: string) => faults.filter(({ loc }) => loc[1] === 'input' && loc[2] === name)
      const fields = template.form.map((entry): MappedField => {
        const isDefault = mapped.from[entry.name] === undefined && entry.default !== null
        return {
          entry,
          from: mapped.from[entry.name] ?? (isDefault ? 'default' : null),
          value: mapped.input[entry.name] ?? (isDefault ? entry.default : null),
          faults: at(entry.name).map(({ msg, type, loc }) => ({ msg, type, line: typeof loc[3] === 'number' ? loc[3] : null })),
        }
      })
      return {
        template_id,
        language_key,
        name: template.name,
        fields,
        faults: faults
          .filter((fault) => !template.form.some(({ name }) => at(name).includes(fault)))
          .map(({ msg, type }) => ({ msg: msg.replace(/^Value error, /, ''), type })),
        // A model writes in the language it is asked for, whatever language its material is in.
        untranslated: orders.hasModel ? [] : mapped.untranslated,
        markets: (order.choice?.markets as string[] | undefined) ?? null,
        channels: (order.choice?.channels as string[] | undefined) ?? null,
      }
    }),
  )
}
