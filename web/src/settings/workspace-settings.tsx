import { useState } from 'react'
import { LONGEST_NAME } from '../../../src/contract/limits.ts'
import { Field } from '../base/parts/field.tsx'
import { Section } from '../base/parts/section.tsx'
import { say } from '../base/parts/toast.tsx'
import { Why } from '../base/parts/why.tsx'
import { useWorkspace } from '../base/session.ts'
import { strings } from '../base/strings.ts'
import { useChange } from '../base/use-change.ts'
import { RuleLanguage } from './rule-language.tsx'

const words = strings.settings

/** The name of the workspace, and the language of its rules. */
export function WorkspaceSettings() {
  const { id, name } = useWorkspace()
  const [reason, setReason] = useState('')
  const rename = useChange('renameWorkspace', ['session'], () => {
    setReason('')
    say({ text: words.saved, icon: 'i-check' })
  })
  return (
    <Section title={words.section.workspace} note={words.workspaceNote}>
      <form
        className="sheet card"
        onSubmit={(event) => {
          event.preventDefault()
          rename.mutate({ workspace_id: id, body: { name: String(new FormData(event.currentTarget).get('name')), reason } })
        }}
      >
        <div className="field-row">
          <div className="grow">
            <Field label={words.workspaceName} help={words.workspaceNameHelp}>
              {(control) => (
                <input
                  {...control}
                  key={name}
                  name="name"
                  type="text"
                  defaultValue={name}
                  required
                  pattern=".*\S.*"
                  maxLength={LONGEST_NAME}
                />
              )}
            </Field>
          </div>
          <button className="btn btn-save" disabled={rename.isPending}>
            {words.save}
          </button>
        </div>
        <Why value={reason} onChange={setReason} />
      </form>
      <RuleLanguage />
    </Section>
  )
}
