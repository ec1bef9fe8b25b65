import type { LanguageKey } from '../../../../src/languages.ts'
import { languageName, langTag } from '../../base/format.ts'
import { Icon } from '../../base/parts/icon.tsx'
import { strings } from '../../base/strings.ts'
import { Blocks } from '../../base/parts/blocks.tsx'
import { FormField } from '../../base/template-form/form-field.tsx'
import { inputOf, openingValues } from '../../base/template-form/values.ts'
import type { FieldValue, FormEntry } from '../../base/template-form/values.ts'
import { useShelf } from '../../base/use-shelf.ts'
import { useEditor } from './state.ts'
import type { PreviewOrder } from './use-preview.ts'

const words = strings.templates

/** The text as a document would be, written anew after each pause in typing. */
export function PreviewPane({ order, onOrder }: { order: PreviewOrder; onOrder(order: PreviewOrder): void }) {
  const { preview, language } = useEditor()
  const shelf = useShelf()
  const { answer } = preview
  const tones = (shelf?.tones ?? []).flatMap(({ languages }) => languages.filter(({ language_key: key }) => key === language))
  const document = answer?.document ?? null
  return (
    <section className="sheet card tpl-preview" aria-labelledby="template-preview" aria-busy={preview.busy}>
      <div className="card-top">
        <h2 id="template-preview">{words.previewOf(languageName(language))}</h2>
        <span className="note" role="status">
          {preview.busy ? words.previewBusy : document?.model ? words.previewWrittenBy(document.model) : ''}
        </span>
      </div>
      <div className="toolbar">
        <label className="add-language">
          <span>{words.previewTone}</span>{' '}
          <select value={order.toneMetaId ?? ''} onChange={(event) => onOrder({ ...order, toneMetaId: event.target.value || null })}>
            <option value="">{words.previewPlain}</option>
            {tones.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </select>
        </label>
        <label className="add-language">
          <span>{words.previewVariant}</span>{' '}
          <select value={order.variant} onChange={(event) => onOrder({ ...order, variant: Number(event.target.value) })}>
            {[0, 1, 2].map((each) => (
              <option key={each} value={each}>
                {each + 1}
              </option>
            ))}
          </select>
        </label>
        {shelf?.has_model && (
          <button
            className="btn btn-sm"
            type="button"
            disabled={preview.busy}
            title={words.previewByModelNote}
            onClick={() => void preview.byModel()}
          >
            <Icon name="i-refresh" />
            {words.previewByModel}
          </button>
        )}
      </div>
      {preview.failure && (
        <p className="field-error" role="alert">
          <Icon name="i-warn" />
          {preview.failure}
        </p>
      )}
      <Faults />
      {document ? (
        <>
          <article className="paper tpl-paper" lang={langTag(answer?.language_key)} dir="auto" aria-label={words.preview}>
            <Blocks blocks={document.blocks as never} />
          </article>
          <p className="note">
            {document.model ? words.previewWrittenBy(document.model) : words.previewDraftNote}{' '}
            {words.previewFindings(document.findings.length)}
          </p>
          {document.findings.length > 0 && (
            <ul className="tpl-findings">
              {document.findings.map(({ rule_id: rule, text, reason }, index) => (
                <li key={index}>
                  <q>{text}</q> {reason} <code>{rule}</code>
                </li>
              ))}
            </ul>
          )}
        </>
      ) : (
        answer && (
          <p className="note">{answer.faults.length === 0 && answer.prompts.length > 0 ? words.previewNeedsModel : words.previewNone}</p>
        )
      )}
      <Sample order={order} onOrder={onOrder} language={language} />
      {(answer?.prompts.length ?? 0) > 0 && (
        <details className="fmore">
          <summary>{words.previewPrompts}</summary>
          {answer!.prompts.map(({ step, instructions }) => (
            <pre key={step} className="tpl-prompt" tabIndex={0} aria-label={words.step(step)}>
              {instructions}
            </pre>
          ))}
        </details>
      )}
    </section>
  )
}

/** All that is wrong with the files, whichever part of the form is open. */
function Faults() {
  const { preview } = useEditor()
  const faults = preview.answer?.faults ?? []
  if (faults.length === 0) return null
  return (
    <div className="callout callout-warn" role="status">
      <div>
        <p>
          <b>{words.faultCount(faults.length)}</b>
        </p>
        <ul>
          {faults.slice(0, 20).map(({ file, line, message }, index) => (
            <li key={index}>
              <span className="note">{words.inFile(file, line)}</span> {message}
            </li>
          ))}
        </ul>
      </div>
    </div>
  )
}

function Sample({ order, onOrder, language }: { order: PreviewOrder; onOrder(order: PreviewOrder): void; language: LanguageKey }) {
  const { preview } = useEditor()
  const shelf = useShelf()
  const form = (preview.answer?.forms.find(({ language_key: key }) => key === language)?.form ?? []) as unknown as FormEntry[]
  if (form.length === 0) return null
  const values = openingValues(form, order.input ?? preview.answer?.input ?? {})
  const change = (name: string, value: FieldValue) => onOrder({ ...order, input: inputOf(form, { ...values, [name]: value }) })
  const isFaulty = Object.keys(preview.faults).length > 0
  return (
    <details className="fmore" open={isFaulty || undefined}>
      <summary>{words.previewSample}</summary>
      <div className="tpl-sample" lang={langTag(language)}>
        {form.map((entry) => (
          <FormField
            key={entry.name}
            entry={entry}
            value={values[entry.name]!}
            values={values}
            assembled
            faults={preview.faults[entry.name] ?? []}
            infobases={shelf?.infobases ?? []}
            onChange={(value) => change(entry.name, value)}
          />
        ))}
        <button className="link" type="button" onClick={() => onOrder({ ...order, input: null })}>
          {words.previewReset}
        </button>
      </div>
    </details>
  )
}
