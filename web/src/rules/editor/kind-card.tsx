import type { FormKind } from '../../../../src/rules/form/fields.ts'
import { strings } from '../../base/strings.ts'
import { useEditor } from './state.ts'

const words = strings.ruleEditor

const SHOWN_KINDS = ['existence', 'substitution', 'required', 'proximity', 'length', 'learned', 'guideline'] as const
type ShownKind = (typeof SHOWN_KINDS)[number]

/** Length and reading level are three kinds of the file and one to people. */
export const shownKind = (kind: FormKind): ShownKind =>
  kind === 'occurrence' || kind === 'metric' || kind === 'readability' ? 'length' : kind

export function KindCard() {
  const { form, changeKind } = useEditor()
  return (
    <section className="sheet card" aria-labelledby="rule-kind">
      <h2 id="rule-kind">{words.kind}</h2>
      <div className="kinds" role="radiogroup" aria-labelledby="rule-kind">
        {SHOWN_KINDS.map((kind) => (
          <label key={kind} className="kind">
            <input
              type="radio"
              name="rule-kind"
              checked={shownKind(form!.kind) === kind}
              onChange={() => changeKind(kind === 'length' ? 'occurrence' : kind)}
            />
            <b>{words.kinds[kind]![0]}</b>
            <span className="sub">{words.kinds[kind]![1]}</span>
          </label>
        ))}
      </div>
    </section>
  )
}
