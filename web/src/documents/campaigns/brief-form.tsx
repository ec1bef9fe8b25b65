import { LONGEST_BRIEF_MESSAGE, LONGEST_NAME } from '../../../../src/contract/limits.ts'
import { LANGUAGE_KEYS } from '../../../../src/languages.ts'
import type { LanguageKey } from '../../../../src/languages.ts'
import { CHANNELS } from '../../../../src/rules/definition/rule.ts'
import { MARKETS } from '../../../../src/rules/select/guess.ts'
import { languageName, langTag } from '../../base/format.ts'
import { Field } from '../../base/parts/field.tsx'
import { useMembers } from '../../base/session.ts'
import { strings } from '../../base/strings.ts'
import type { Shelf } from '../form/template-form.tsx'
import { countryName } from '../../base/country-name.ts'
import type { Brief, EditState } from './brief-state.ts'
import { BriefBox } from '../brief/brief-box.tsx'
import type { BriefReading } from '../brief/brief-box.tsx'
import { Facts, Translation } from './brief-words.tsx'

const words = strings.campaigns
const { channel: channelNames } = strings.settings.markets

interface Props {
  shelf: Shelf
  state: EditState
  nameFault: string | null
  onChange(state: EditState): void
}

/** What the brief has no words for yet is taken from a reading; a person's own words stay. */
function withReading(brief: Brief, { fields }: BriefReading): { brief: Brief; kept: string[] } {
  const kept: string[] = []
  const changed: Record<string, unknown> = {}
  for (const { name, value } of fields) {
    const isFree = name === 'facts' ? brief.facts.every(({ text }) => text.trim() === '') : !brief[name as 'product']
    if (!isFree) kept.push(name)
    else changed[name] = name === 'facts' ? (value as string[]).map((text) => ({ text, source: null })) : value
  }
  return { brief: { ...brief, ...changed }, kept }
}

const toggled = <T,>(list: readonly T[], value: T): T[] => (list.includes(value) ? list.filter((each) => each !== value) : [...list, value])

/** The brief: what is said once for all pieces. */
export function BriefForm({ shelf, state, nameFault, onChange }: Props) {
  const { brief } = state
  const members = useMembers()
  const put = (change: Partial<Brief>) => onChange({ ...state, brief: { ...brief, ...change } })
  const setLanguage = (language_key: LanguageKey) =>
    put({ language_key, languages: brief.languages.length === 1 ? [language_key] : brief.languages })
  const line = (part: 'product' | 'audience' | 'call_to_action' | 'sender' | 'url', help?: string) => (
    <div data-part={part}>
      <Field label={words.part[part]} help={help}>
        {(control) => (
          <input
            {...control}
            type="text"
            dir="auto"
            autoComplete="off"
            inputMode={part === 'url' ? 'url' : undefined}
            maxLength={part === 'url' ? 2000 : 500}
            value={brief[part]}
            onChange={(event) => put({ [part]: event.target.value })}
          />
        )}
      </Field>
    </div>
  )
  const day = (part: 'starts' | 'ends') => (
    <div data-part={part}>
      <Field label={words.part[part]}>
        {(control) => (
          <input {...control} type="date" value={brief[part] ?? ''} onChange={(event) => put({ [part]: event.target.value || null })} />
        )}
      </Field>
    </div>
  )
  const choices = <T extends string>(
    label: string,
    all: readonly T[],
    chosen: readonly T[],
    nameOf: (each: T) => string,
    help: string,
    set: (next: T[]) => void,
  ) => (
    <fieldset className="field campaign-choice">
      <legend>{label}</legend>
      <div className="choices campaign-choices">
        {all.map((each) => (
          <label key={each} className="check">
            <input type="checkbox" checked={chosen.includes(each)} onChange={() => set(toggled(chosen, each))} />
            {nameOf(each)}
          </label>
        ))}
      </div>
      {help && <p className="field-help">{help}</p>}
    </fieldset>
  )
  const others = brief.languages.filter((key) => key !== brief.language_key)
  return (
    <section className="sheet card" aria-labelledby="brief-title">
      <h2 id="brief-title">
        {words.brief} <span className="card-sub">{words.briefHelp}</span>
      </h2>
      <BriefBox
        language={brief.language_key}
        templateId={null}
        labelOf={(name) => words.part[name] ?? name}
        onRead={(reading) => {
          const { brief: filled, kept } = withReading(brief, reading)
          onChange({ ...state, brief: filled })
          return kept
        }}
        onGo={(name) => document.querySelector<HTMLElement>(`[data-part="${CSS.escape(name)}"] :is(input, textarea)`)?.focus()}
        onLanguage={setLanguage}
      />
      <hr />
      <div className="cols cols-2 campaign-cols">
        <Field label={words.name} fault={nameFault}>
          {(control) => (
            <input
              {...control}
              type="text"
              dir="auto"
              maxLength={LONGEST_NAME}
              placeholder={words.namePlaceholder}
              value={state.name}
              onChange={(event) => onChange({ ...state, name: event.target.value })}
            />
          )}
        </Field>
        <Field label={words.language}>
          {(control) => (
            <select {...control} value={brief.language_key} onChange={(event) => setLanguage(event.target.value as LanguageKey)}>
              {LANGUAGE_KEYS.map((key) => (
                <option key={key} value={key}>
                  {languageName(key)}
                </option>
              ))}
            </select>
          )}
        </Field>
      </div>
      <div className="cols cols-2 campaign-cols" lang={langTag(brief.language_key)}>
        {line('product')}
        {line('audience', words.help.audience)}
      </div>
      <div data-part="message">
        <Field label={words.part.message} help={words.help.message}>
          {(control) => (
            <textarea
              {...control}
              rows={3}
              dir="auto"
              maxLength={LONGEST_BRIEF_MESSAGE}
              value={brief.message}
              onChange={(event) => put({ message: event.target.value })}
            />
          )}
        </Field>
      </div>
      <div data-part="facts">
        <Facts facts={brief.facts} onChange={(facts, moved) => put({ facts, translations: moved(brief.translations) })} />
      </div>
      <div className="cols cols-2 campaign-cols">
        {line('call_to_action', words.help.call_to_action)}
        {line('url', words.help.url)}
        {line('sender', words.help.sender)}
        <div className="field-row">
          {day('starts')}
          {day('ends')}
        </div>
      </div>
      {choices(words.languages, LANGUAGE_KEYS, brief.languages, languageName, '', (languages) => put({ languages }))}
      {others.map((language) => (
        <Translation
          key={language}
          language={language}
          brief={brief}
          onChange={(own) => put({ translations: { ...brief.translations, [language]: own } })}
        />
      ))}
      {choices(
        words.markets,
        MARKETS,
        brief.markets,
        countryName,
        brief.markets.length > 0 ? words.help.markets : words.asWorkspace,
        (markets) => put({ markets }),
      )}
      {choices(
        words.channels,
        CHANNELS,
        brief.channels,
        (each) => channelNames[each] ?? each,
        words.help.channels,
        (channels) => put({ channels }),
      )}
      <div className="cols cols-2 campaign-cols">
        <Field label={words.tone}>
          {(control) => (
            <select {...control} value={brief.tone_id ?? ''} onChange={(event) => put({ tone_id: event.target.value || null })}>
              <option value="">{words.plainTone}</option>
              {shelf.tones.map(({ id, languages }) => (
                <option key={id} value={id}>
                  {(languages.find(({ language_key: key }) => key === brief.language_key) ?? languages[0])?.name}
                </option>
              ))}
            </select>
          )}
        </Field>
        <Field label={words.infobase}>
          {(control) => (
            <select {...control} value={brief.infobase_id ?? ''} onChange={(event) => put({ infobase_id: event.target.value || null })}>
              <option value="">{words.noInfobase}</option>
              {shelf.infobases.map(({ id, name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
            </select>
          )}
        </Field>
        <Field label={words.owner}>
          {(control) => (
            <select {...control} value={state.ownerId} onChange={(event) => onChange({ ...state, ownerId: event.target.value })}>
              <option value="">{words.nobody}</option>
              {members.map(({ id, name, email }) => (
                <option key={id} value={id}>
                  {name || email}
                </option>
              ))}
            </select>
          )}
        </Field>
        <Field label={words.due}>
          {(control) => (
            <input {...control} type="date" value={state.due} onChange={(event) => onChange({ ...state, due: event.target.value })} />
          )}
        </Field>
      </div>
    </section>
  )
}
