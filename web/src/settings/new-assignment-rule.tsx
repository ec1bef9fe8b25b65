import { useState } from 'react'
import { LONGEST_ASSIGNMENT_RULE_NAME } from '../../../src/contract/limits.ts'
import type { Schemas } from '../base/api.ts'
import { languageName } from '../base/format.ts'
import { Field } from '../base/parts/field.tsx'
import { FilterChip } from '../base/parts/filter-chip.tsx'
import { useMembers } from '../base/session.ts'
import { strings } from '../base/strings.ts'
import { useRules } from '../base/use-rules.ts'
import { LANGUAGE_KEYS } from '../../../src/languages.ts'
import type { LanguageKey } from '../../../src/languages.ts'

/** All of them, a line each. */
const LONGEST_PATHS = 2000

const words = strings.settings.assignment
type RuleInput = Schemas['AssignmentRulesInput']['rules'][number]
type Chosen = Record<'people' | 'packs' | 'rules' | 'languages' | 'sites', string[]>
const NOTHING: Chosen = { people: [], packs: [], rules: [], languages: [], sites: [] }

/** A form for one more rule: whatever is left open is not asked about. */
export function NewAssignmentRule({ sites, onAdd }: { sites: { id: string; name: string }[]; onAdd(rule: RuleInput): Promise<unknown> }) {
  const members = useMembers()
  const [chosen, setChosen] = useState(NOTHING)
  const { rules, packs } = useRules('')
  const options = {
    people: members.map((member) => ({ value: member.id, label: member.name || member.email })),
    packs: packs.map(({ key, name }) => ({ value: key, label: name })),
    rules: rules.map((rule) => ({ value: rule.id, label: rule.name })),
    languages: LANGUAGE_KEYS.map((key) => ({ value: key, label: languageName(key) })),
    sites: sites.map((site) => ({ value: site.id, label: site.name })),
  }
  return (
    <form
      className="sheet card"
      onSubmit={(event) => {
        event.preventDefault()
        const form = event.currentTarget
        const given = new FormData(form)
        const { languages, ...rest } = chosen
        const paths = String(given.get('paths')).split('\n')
        void onAdd({
          ...rest,
          languages: languages as LanguageKey[],
          name: String(given.get('name')),
          paths: paths.map((path) => path.trim()).filter(Boolean),
        }).then(
          () => {
            form.reset()
            setChosen(NOTHING)
          },
          () => undefined,
        )
      }}
    >
      <h2>{words.newRule}</h2>
      <Field label={words.name}>
        {(control) => (
          <input
            {...control}
            name="name"
            type="text"
            required
            pattern=".*\S.*"
            maxLength={LONGEST_ASSIGNMENT_RULE_NAME}
            autoComplete="off"
          />
        )}
      </Field>
      <div className="chips">
        {(Object.keys(NOTHING) as (keyof Chosen)[]).map((name) => (
          <FilterChip
            key={name}
            name={words[name]}
            options={options[name]}
            chosen={chosen[name]}
            onChange={(values) => setChosen((before) => ({ ...before, [name]: values }))}
          />
        ))}
      </div>
      <Field label={words.paths} help={words.pathsHelp}>
        {(control) => <textarea {...control} name="paths" rows={2} maxLength={LONGEST_PATHS} spellCheck={false} />}
      </Field>
      <div>
        <button className="btn btn-primary" disabled={chosen.people.length === 0}>
          {words.add}
        </button>
      </div>
    </form>
  )
}
