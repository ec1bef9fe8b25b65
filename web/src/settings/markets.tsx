import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { LONGEST_REASON } from '../../../src/contract/limits.ts'
import { marketOfHost } from '../../../src/rules/select/guess.ts'
import { call } from '../base/api.ts'
import type { Schemas } from '../base/api.ts'
import { Field } from '../base/parts/field.tsx'
import { Icon } from '../base/parts/icon.tsx'
import { say } from '../base/parts/toast.tsx'
import { useWorkspace } from '../base/session.ts'
import { strings } from '../base/strings.ts'
import { countryName } from '../base/country-name.ts'
import { DifferingSites } from './differing-sites.tsx'
import { MarketChange } from './market-change.tsx'
import { answersOf, choiceOf, effectOf, pickedBy } from './market-counts.ts'
import { MarketSide } from './market-side.tsx'
import { LookOnly, Section } from '../base/parts/section.tsx'
import { useChange } from '../base/use-change.ts'
import { folded } from '../base/folded.ts'

const words = strings.settings.markets
type Markets = Schemas['Markets']

/** Where a workspace sells, what, and where its words appear: three questions that pick the rules, with the count moving at the side. */
export function MarketSettings() {
  const { id } = useWorkspace()
  const { data } = useQuery({ queryKey: ['markets', id], queryFn: () => call('getMarkets', { workspace_id: id }) })
  return (
    <Section title={words.title} note={words.note}>
      <LookOnly needs="manage_rules" />
      {data && <Questions key={JSON.stringify([data.chosen, data.markets, data.sectors, data.channels])} data={data} />}
    </Section>
  )
}

/** Countries shown before “all” is asked for, beside those ticked. */
const FIRST_SHOWN = 12
/** Where most is sold: these come first, the others in their order after them. */
const BIG = ['DE', 'UK', 'US', 'FR', 'IT', 'ES', 'NL', 'PL', 'EU', 'SE', 'BE', 'AT', 'TR', 'RU']
const rank = (code: string) => (BIG.includes(code) ? BIG.indexOf(code) : BIG.length)

function Questions({ data }: { data: Markets }) {
  const { id, may } = useWorkspace()
  // Only what the addresses of the audited sites say: the language of a browser says nothing of where its user sells.
  const telling = data.chosen ? [] : data.hosts.filter((host) => marketOfHost(host, data.countries))
  const [guess] = useState([...new Set(telling.map((host) => marketOfHost(host, data.countries)!))])
  const [markets, setMarkets] = useState(data.chosen ? (data.markets ?? []) : guess)
  const [sectors, setSectors] = useState<string[]>(data.sectors ?? [])
  const [channels, setChannels] = useState<string[]>(data.channels ?? [])
  const [search, setSearch] = useState('')
  const [all, setAll] = useState(false)
  const set = useChange('setMarkets', ['markets', 'packs', 'rules'], () => say({ text: words.saved }))
  const answers = { markets, sectors, channels }
  const picked = pickedBy(data.rules, choiceOf(answers))
  const now = pickedBy(data.rules, data)
  const [reason, setReason] = useState('')
  const isChanged = !data.chosen || JSON.stringify(choiceOf(answers)) !== JSON.stringify(choiceOf(answersOf(data)))
  const takeBack = () => {
    setMarkets(data.markets ?? [])
    setSectors(data.sectors ?? [])
    setChannels(data.channels ?? [])
    setReason('')
  }
  const save = (body: Schemas['MarketsInput']) => set.mutate({ workspace_id: id, body: { ...body, reason } })
  const found = data.countries
    .filter((code) => folded(countryName(code)).includes(folded(search.trim())))
    .toSorted((one, other) => rank(one) - rank(other))
  const shown = all || search ? found : [...new Set([...markets, ...found])].slice(0, Math.max(FIRST_SHOWN, markets.length))
  const options = (
    of: keyof typeof answers,
    codes: readonly string[],
    nameOf: (code: string) => string,
    change: (next: string[]) => void,
  ) => (
    <div className="opts">
      {codes.map((code) => {
        const on = answers[of].includes(code)
        return (
          <label className="optn" key={code}>
            <input
              type="checkbox"
              checked={on}
              disabled={!may('manage_rules')}
              onChange={() => change(on ? answers[of].filter((one) => one !== code) : [...answers[of], code])}
            />
            <span>{nameOf(code)}</span>
            <small>{words.effect(effectOf(data.rules, answers, of, code), on || answers[of].length === 0)}</small>
          </label>
        )
      })}
    </div>
  )
  return (
    <form
      className="form-cols form-cols-s"
      onSubmit={(event) => {
        event.preventDefault()
        save({
          markets: markets.length > 0 ? markets : null,
          sectors: sectors.length > 0 ? (sectors as never) : null,
          channels: channels.length > 0 ? (channels as never) : null,
        })
      }}
    >
      <div className="form-main">
        {guess.length > 0 && markets === guess && (
          <div className="callout callout-slim">
            <Icon name="i-info" />
            <p>{words.guessed(telling, guess.map(countryName))}</p>
            <button className="link" type="button" onClick={() => setMarkets([])}>
              {words.clear}
            </button>
          </div>
        )}
        <section className="sheet card q" aria-labelledby="q1">
          <div className="card-top">
            <h2 id="q1">
              <span className="step-n">1</span>
              {words.countries}
            </h2>
            <label className="field-search">
              <Icon name="i-search" />
              <span className="vh">{words.findCountry}</span>
              <input type="search" placeholder={words.findCountry} value={search} onChange={(event) => setSearch(event.target.value)} />
            </label>
          </div>
          {options('markets', shown, countryName, setMarkets)}
          <p className="field-help">
            <span>{markets.length > 0 ? words.countryHelp : `${words.everywhere} ${words.numbers}`}</span>
            {!all && !search && (
              <button className="link" type="button" onClick={() => setAll(true)}>
                {words.all(data.countries.length)}
              </button>
            )}
          </p>
        </section>
        <section className="sheet card q" aria-labelledby="q2">
          <h2 id="q2">
            <span className="step-n">2</span>
            {words.sectors}
          </h2>
          {options('sectors', data.sector_options, (code) => words.sector[code] ?? code, setSectors)}
          <p className="field-help">
            <span>{sectors.length > 0 ? words.sectorHelp : words.everySector}</span>
          </p>
        </section>
        <section className="sheet card q" aria-labelledby="q3">
          <h2 id="q3">
            <span className="step-n">3</span>
            {words.channels}
          </h2>
          {options('channels', data.channel_options, (code) => words.channel[code] ?? code, setChannels)}
          <p className="field-help">
            <span>{channels.length > 0 ? words.channelHelp : words.everyChannel}</span>
          </p>
        </section>
        {may('manage_rules') && data.chosen && isChanged && (
          <section className="sheet card q" aria-label={words.change}>
            <MarketChange before={answersOf(data)} after={answers} now={now} then={picked} />
            <Field label={strings.settings.why.label} help={strings.settings.why.help}>
              {(control) => (
                <input
                  {...control}
                  type="text"
                  maxLength={LONGEST_REASON}
                  value={reason}
                  onChange={(event) => setReason(event.target.value)}
                />
              )}
            </Field>
          </section>
        )}
        {(data.chosen || data.sites.length > 0) && <DifferingSites data={data} />}
      </div>
      <MarketSide
        picked={picked}
        running={isChanged ? now.running.length : null}
        markets={markets.length > 0 ? markets : null}
        total={data.rules.length}
      >
        {may('manage_rules') && (
          <>
            <button className="btn btn-primary btn-block" disabled={set.isPending}>
              {data.chosen && isChanged ? words.saveN(picked.running.length) : words.use(picked.running.length)}
            </button>
            {data.chosen && isChanged && (
              <button className="btn btn-ghost btn-block" type="button" onClick={takeBack}>
                {words.takeBack}
              </button>
            )}
            {picked.running.length < data.rules.length && (
              <p className="note center">
                <button className="link" type="button" onClick={() => save({ markets: null, sectors: null, channels: null })}>
                  {words.useAll}
                </button>
              </p>
            )}
          </>
        )}
      </MarketSide>
    </form>
  )
}
