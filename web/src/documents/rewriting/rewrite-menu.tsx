import { useState } from 'react'
import { LONGEST_INSTRUCTION } from '../../../../src/contract/limits.ts'
import { LANGUAGE_KEYS } from '../../../../src/languages.ts'
import { languageName } from '../../base/format.ts'
import { Dialog } from '../../base/parts/dialog.tsx'
import { Field } from '../../base/parts/field.tsx'
import { Icon } from '../../base/parts/icon.tsx'
import { Menu } from '../../base/parts/menu.tsx'
import { say } from '../../base/parts/toast.tsx'
import { strings } from '../../base/strings.ts'
import { useShelf } from '../../base/use-shelf.ts'
import type { Action, Details, Rewriting } from './use-rewriting.ts'

const words = strings.editing.rewrite
const ACTIONS = Object.keys(words.actions) as Action[]
/** These ask for something first. */
const ASKS = ['tone', 'translate', 'instruction'] as const
type Asks = (typeof ASKS)[number]
const WITHOUT_MODEL: readonly Action[] = ['simplify', 'support']

/** What can be done with the selected text. What needs a model says so where the workspace has none. */
export function RewriteMenu({ rewriting, language }: { rewriting: Rewriting; language: string }) {
  const shelf = useShelf()
  const [asks, setAsks] = useState<Asks | null>(null)
  const hasModel = shelf?.has_model ?? false
  const choose = (action: Action) => {
    if (!hasModel && !WITHOUT_MODEL.includes(action)) say({ text: words.needsModelLong, icon: 'i-info' })
    else if (ASKS.some((each) => each === action)) setAsks(action as Asks)
    else void rewriting.ask(action)
  }
  return (
    <>
      <Menu
        label={words.menu}
        trigger={
          <button className="btn btn-ghost btn-sm" type="button" title={words.help}>
            {words.menu}
            <Icon name="i-down" />
          </button>
        }
        items={ACTIONS.map((action) => ({
          key: action,
          label:
            hasModel || WITHOUT_MODEL.includes(action) ? (
              words.actions[action]
            ) : (
              <span>
                {words.actions[action]} <span className="note">{words.needsModel}</span>
              </span>
            ),
          onSelect: () => choose(action),
        }))}
      />
      {asks !== null && (
        <AskDialog
          asks={asks}
          language={language}
          tones={(shelf?.tones ?? []).flatMap(({ languages }) => {
            const tone = languages.find(({ language_key: key }) => key === language) ?? languages[0]
            return tone ? [{ id: tone.id, name: tone.name }] : []
          })}
          onClose={() => setAsks(null)}
          onAsk={(details) => {
            setAsks(null)
            void rewriting.ask(asks, details)
          }}
        />
      )}
    </>
  )
}

interface AskProps {
  asks: Asks
  language: string
  tones: { id: string; name: string }[]
  onClose(): void
  onAsk(details: Details): void
}

function AskDialog({ asks, language, tones, onClose, onAsk }: AskProps) {
  const submit = (form: HTMLFormElement) => {
    const value = String(new FormData(form).get('value') ?? '').trim()
    onAsk(
      asks === 'tone'
        ? { tone_meta_id: value }
        : asks === 'translate'
          ? { language_key: value as NonNullable<Details['language_key']> }
          : { request: value },
    )
  }
  const label = asks === 'tone' ? words.tone : asks === 'translate' ? words.language : words.instruction
  return (
    <Dialog
      title={words.actions[asks].replace(' …', '')}
      onClose={onClose}
      foot={
        <>
          <button className="btn dialog-no" type="button" onClick={onClose}>
            {strings.base.cancel}
          </button>
          <button className="btn btn-primary" form="ask-rewrite">
            {words.go}
          </button>
        </>
      }
    >
      <form
        id="ask-rewrite"
        className="dialog-body"
        onSubmit={(event) => {
          event.preventDefault()
          submit(event.currentTarget)
        }}
      >
        <Field label={label} help={asks === 'instruction' ? words.instructionHelp : undefined}>
          {(control) =>
            asks === 'instruction' ? (
              <textarea {...control} name="value" required maxLength={LONGEST_INSTRUCTION} rows={3} dir="auto" data-first />
            ) : (
              <select {...control} name="value" data-first>
                {asks === 'tone'
                  ? tones.map(({ id, name }) => (
                      <option key={id} value={id}>
                        {name}
                      </option>
                    ))
                  : LANGUAGE_KEYS.filter((key) => key !== language).map((key) => (
                      <option key={key} value={key}>
                        {languageName(key)}
                      </option>
                    ))}
              </select>
            )
          }
        </Field>
      </form>
    </Dialog>
  )
}
