import { LONGEST_GUIDELINES, LONGEST_TONE_DESCRIPTION, LONGEST_TONE_NAME } from '../../../../src/contract/limits.ts'
import type { Guidelines } from '../../../../src/generation/voice/guidelines.ts'
import { languageName, langTag } from '../../base/format.ts'
import { Field } from '../../base/parts/field.tsx'
import { strings } from '../../base/strings.ts'
import { Lines } from '../../base/template-form/lines.tsx'
import type { Spoken } from './page.tsx'
import { FromExamples } from './voice/from-examples.tsx'
import { SoundsLike } from './voice/sounds-like.tsx'
import { TryBeside } from './voice/try-beside.tsx'

const words = strings.library
const LISTS = ['do', 'dont', 'use', 'avoid', 'examples'] as const

interface Props {
  spoken: Spoken
  disabled: boolean
  /** The field with an error. */
  fault: string | null
  onChange(next: Spoken): void
  onRemove: (() => void) | undefined
}

/** A tone in one language. */
export function ToneLanguage({ spoken, disabled, fault, onChange, onRemove }: Props) {
  const { language, guidelines } = spoken
  const set = (change: Partial<Guidelines>) => onChange({ ...spoken, guidelines: { ...guidelines, ...change } })
  return (
    <fieldset className="sheet card tone-language" disabled={disabled} aria-labelledby={`tone-${language}`}>
      <div className="card-top">
        <h2 id={`tone-${language}`}>
          {languageName(language)} <span className="card-sub">{language}</span>
        </h2>
        {onRemove && !disabled && (
          <button className="btn btn-ghost btn-sm btn-danger" type="button" onClick={onRemove}>
            {words.removeLanguage}
            <span className="vh"> {languageName(language)}</span>
          </button>
        )}
      </div>
      <div className="cols cols-2">
        <Field label={words.name} fault={fault === 'name' ? words.nameNeeded : null}>
          {(control) => (
            <input
              {...control}
              type="text"
              dir="auto"
              lang={langTag(language)}
              maxLength={LONGEST_TONE_NAME}
              autoComplete="off"
              value={spoken.name}
              onChange={(event) => onChange({ ...spoken, name: event.target.value })}
            />
          )}
        </Field>
        <Field label={words.address}>
          {(control) => (
            <select
              {...control}
              value={guidelines.address ?? ''}
              onChange={(event) => set({ address: (event.target.value || null) as Guidelines['address'] })}
            >
              <option value="">{words.addressAs.none}</option>
              <option value="formal">{words.addressAs.formal}</option>
              <option value="informal">{words.addressAs.informal}</option>
            </select>
          )}
        </Field>
      </div>
      <Field
        label={
          <>
            {words.description} <span className="opt">{words.optional}</span>
          </>
        }
        help={words.toneDescriptionHelp}
      >
        {(control) => (
          <input
            {...control}
            type="text"
            dir="auto"
            lang={langTag(language)}
            maxLength={LONGEST_TONE_DESCRIPTION}
            autoComplete="off"
            value={spoken.description}
            onChange={(event) => onChange({ ...spoken, description: event.target.value })}
          />
        )}
      </Field>
      <div className="cols cols-2" lang={langTag(language)}>
        {LISTS.map((list) => (
          <div key={list} className="field" role="group" aria-labelledby={`tone-${language}-${list}`}>
            <span className="field-label" id={`tone-${language}-${list}`} lang="en">
              {words.list[list]}
            </span>
            <Lines label={words.list[list]} lines={guidelines[list]} onChange={(lines) => set({ [list]: lines })} />
            <p className="field-help" lang="en">
              <span>{words.listHelp[list]}</span>
            </p>
          </div>
        ))}
      </div>
      <Field
        label={
          <>
            {words.other} <span className="opt">{words.optional}</span>
          </>
        }
        help={words.otherHelp}
      >
        {(control) => (
          <textarea
            {...control}
            rows={3}
            dir="auto"
            lang={langTag(language)}
            maxLength={LONGEST_GUIDELINES}
            value={guidelines.other}
            onChange={(event) => set({ other: event.target.value })}
          />
        )}
      </Field>
      <details className="fmore">
        <summary>{strings.voice.open}</summary>
        <FromExamples language={language} guidelines={guidelines} onChange={(next) => onChange({ ...spoken, guidelines: next })} />
      </details>
      <details className="fmore">
        <summary>{strings.voice.tryOpen}</summary>
        <SoundsLike language={language} guidelines={guidelines} />
        <TryBeside language={language} name={spoken.name} guidelines={guidelines} />
      </details>
    </fieldset>
  )
}
