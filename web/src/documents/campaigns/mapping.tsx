import type { Answer } from '../../base/api.ts'
import { languageName, langTag } from '../../base/format.ts'
import { strings } from '../../base/strings.ts'
import { FormField } from '../../base/template-form/form-field.tsx'
import type { Shelf } from '../form/template-form.tsx'
import { faultInWords, openingValues } from '../../base/template-form/values.ts'
import type { FieldValues, FormEntry } from '../../base/template-form/values.ts'
import { countryName } from '../../base/country-name.ts'
import { typedKey } from './brief-state.ts'
import type { EditState } from './brief-state.ts'

const words = strings.campaigns
const { channel: channelNames } = strings.settings.markets
type Mapping = Answer<'mapBrief'>
type Piece = Mapping['pieces'][number]
type MappedField = Piece['fields'][number]

interface Props {
  shelf: Shelf
  mapping: Mapping | undefined
  error: Error | null
  state: EditState
  onChange(state: EditState): void
}

/** What each template takes from the brief in each language; what is missing is asked for here. */
export function MappingOf({ shelf, mapping, error, state, onChange }: Props) {
  const byTemplate = Map.groupBy(
    (mapping?.pieces ?? []).filter((piece) => state.templateIds.includes(piece.template_id)),
    (piece) => piece.template_id,
  )
  return (
    <section className="sheet card" aria-labelledby="mapping-title" aria-live="polite">
      <h2 id="mapping-title">{words.mapping}</h2>
      <p className="note">{state.templateIds.length === 0 ? words.chooseTemplates : words.mappingHelp}</p>
      {error && (
        <p className="field-error" role="alert">
          {error.message}
        </p>
      )}
      {[...byTemplate].map(([templateId, pieces]) => (
        <section key={templateId} className="campaign-template" aria-labelledby={`map-${templateId}`}>
          <h3 id={`map-${templateId}`}>{nameOf(shelf, templateId)}</h3>
          {pieces.map((piece) => (
            <MappedPiece key={piece.language_key} {...{ shelf, piece, state, onChange }} />
          ))}
        </section>
      ))}
    </section>
  )
}

function nameOf(shelf: Shelf, templateId: string): string {
  const languages = shelf.templates.find(({ id }) => id === templateId)?.languages ?? []
  return (languages.find(({ language_key: key }) => key === 'EN') ?? languages[0])?.name ?? ''
}

const entryOf = ({ entry }: MappedField) => entry as unknown as FormEntry
const isMissing = ({ faults }: MappedField) => faults.length > 0

function MappedPiece({ shelf, piece, state, onChange }: Omit<Props, 'mapping' | 'error'> & { piece: Piece }) {
  const { template_id: templateId, language_key: language } = piece
  const keyOf = (field: MappedField) => typedKey(templateId, language, entryOf(field))
  const isAsked = (field: MappedField) => isMissing(field) || state.typed[keyOf(field)] !== undefined
  const shown = piece.fields.filter((field) => isAsked(field) || (field.from !== null && field.from !== 'default'))
  const left = piece.fields.filter((field) => !shown.includes(field))
  const missing = piece.fields.filter(isMissing).length + piece.faults.length
  const values: FieldValues = Object.assign({}, ...piece.fields.map((field) => valueOf(field)))
  const put = (field: MappedField, value: FieldValues[string]) => onChange({ ...state, typed: { ...state.typed, [keyOf(field)]: value } })
  const ask = (field: MappedField) => put(field, valueOf(field)[entryOf(field).name]!)
  return (
    <details className="campaign-piece-map" open={missing > 0}>
      <summary>
        {languageName(language)}{' '}
        <span className={missing > 0 ? 'tag tag-warn' : 'tag'}>{missing > 0 ? words.missing(missing) : words.ready}</span>
      </summary>
      {piece.faults.map(({ msg }) => (
        <p key={msg} className="field-error" role="alert">
          {msg}
        </p>
      ))}
      {piece.untranslated.length > 0 && (
        <p className="callout callout-warn callout-slim">
          {words.untranslated(piece.untranslated.map((part) => words.part[part]).join(', '), languageName(language))}
        </p>
      )}
      <dl className="campaign-fields" lang={langTag(language)}>
        {shown.map((field) => {
          const entry = entryOf(field)
          return (
            <div key={entry.name}>
              {isAsked(field) ? (
                <dd className="campaign-ask">
                  <FormField
                    entry={entry}
                    value={state.typed[keyOf(field)] ?? valueOf(field)[entry.name]!}
                    values={values}
                    assembled={!shelf.has_model}
                    faults={field.faults.map(({ type, msg, line }) => ({ text: faultInWords(type, msg, entry), line }))}
                    infobases={shelf.infobases}
                    onChange={(value) => put(field, value)}
                  />
                </dd>
              ) : (
                <>
                  <dt>
                    {entry.label} <span className="note">{field.from ? words.part[field.from] : ''}</span>
                  </dt>
                  <dd dir="auto">
                    {textOf(field, shelf)}{' '}
                    <button className="link" type="button" aria-label={words.changeOf(entry.label)} onClick={() => ask(field)}>
                      {words.change}
                    </button>
                  </dd>
                </>
              )}
            </div>
          )
        })}
      </dl>
      <p className="note">
        {words.checkedBy(
          piece.markets?.map(countryName).join(', ') ?? words.anyMarket,
          (piece.channels ?? []).map((each) => channelNames[each] ?? each).join(', '),
        )}
      </p>
      {left.length > 0 && (
        <details className="campaign-left">
          <summary>{words.left(left.length)}</summary>
          <ul className="choices">
            {left.map((field) => (
              <li key={entryOf(field).name}>
                <button className="link" type="button" onClick={() => ask(field)}>
                  {entryOf(field).label}
                </button>
              </li>
            ))}
          </ul>
        </details>
      )}
    </details>
  )
}

const valueOf = (field: MappedField): FieldValues => openingValues([entryOf(field)], { [entryOf(field).name]: field.value })

function textOf({ value, from }: MappedField, shelf: Shelf): string {
  if (from === 'infobase') return shelf.infobases.find(({ id }) => id === value)?.name ?? ''
  return Array.isArray(value) ? value.join(' · ') : String(value ?? '')
}
