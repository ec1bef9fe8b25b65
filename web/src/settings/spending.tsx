import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { API, call } from '../base/api.ts'
import type { Schemas } from '../base/api.ts'
import { date, decimal, number } from '../base/format.ts'
import { Bar } from '../base/parts/bar.tsx'
import { Empty } from '../base/parts/empty.tsx'
import { useWorkspace } from '../base/session.ts'
import { strings } from '../base/strings.ts'
import { Section } from '../base/parts/section.tsx'
import { SpendingForm } from './spending-form.tsx'

const words = strings.spending
type Month = Schemas['Spending']
type Sums = Month['total']

const tokensOf = ({ input, output }: Sums) => input + output

/** Money with what matters of its decimals: a text costs cents, a month euros. */
function money(value: number, currency: string): string {
  const digits = value !== 0 && Math.abs(value) < 1 ? 4 : 2
  const text = decimal(value, digits, digits)
  return currency === '' ? text : `${text} ${currency}`
}

/** What models cost a workspace: a month by day, template, person, key and model, with the budgets. */
export function Spending() {
  const { id } = useWorkspace()
  const [month, setMonth] = useState<string | undefined>()
  const { data } = useQuery({
    queryKey: ['spending', id, month],
    queryFn: () => call('getSpending', { workspace_id: id, ...(month && { month }) }),
    placeholderData: (before) => before,
  })
  const title = strings.settings.section.spending
  if (!data)
    return (
      <Section title={title} note={words.note}>
        {null}
      </Section>
    )
  return (
    <Section
      title={title}
      note={words.note}
      actions={
        <>
          <label className="select-inline">
            <span className="vh">{words.month}</span>
            <select value={data.month} onChange={(event) => setMonth(event.target.value)}>
              {data.months.map((each) => (
                <option key={each}>{each}</option>
              ))}
            </select>
          </label>
          <a className="btn" href={`${API}/w/${id}/spending.csv?month=${data.month}`} download>
            {words.csv}
          </a>
        </>
      }
    >
      {data.budgets.length > 0 && <Budgets data={data} />}
      {data.total.calls === 0 ? (
        <div className="sheet">
          <Empty title={words.nothing}>{words.nothingHelp}</Empty>
        </div>
      ) : (
        <Figures data={data} />
      )}
      <SpendingForm
        key={JSON.stringify(data.settings)}
        settings={data.settings}
        models={[...data.by_model.map(({ id: model }) => model ?? ''), ...data.template_models]}
      />
    </Section>
  )
}

function Budgets({ data: { budgets, settings } }: { data: Month }) {
  return (
    <section className="sheet card" aria-labelledby="budgets">
      <h2 id="budgets">{words.budgets}</h2>
      {budgets.map(({ key_id, key_name, unit, soft, hard, used, state }) => {
        const shown = (value: number) => (unit === 'money' ? money(value, settings.currency) : `${number(value)} ${words.units.tokens}`)
        const most = hard ?? soft
        return (
          <p key={key_id ?? ''} className={state === 'within' ? undefined : 'callout callout-warn'}>
            <strong>{key_name ?? words.workspace}</strong> {most === null ? shown(used) : words.used(shown(used), shown(most))}:{' '}
            {words.state[state]}
          </p>
        )
      })}
    </section>
  )
}

function Figures({ data }: { data: Month }) {
  const { total, settings, unpriced_tokens: unpriced } = data
  const priced = total.cost !== null
  const shown = (sums: Sums) => (sums.cost === null ? words.noPrice : money(sums.cost, settings.currency))
  return (
    <>
      <section className="sheet card" aria-labelledby="by-day">
        <h2 id="by-day">
          {priced ? shown(total) : number(tokensOf(total))} <span className="card-sub">{words.total(tokensOf(total), total.calls)}</span>
        </h2>
        {priced && unpriced > 0 && <p className="note">{words.unpriced(unpriced)}</p>}
        <DayChart
          data={data}
          valueOf={(sums) => (priced ? (sums.cost ?? 0) : tokensOf(sums))}
          shown={(sums) => (priced ? shown(sums) : number(tokensOf(sums)))}
        />
      </section>
      {(['by_template', 'by_person', 'by_key', 'by_model', 'by_purpose'] as const).map(
        (by) =>
          data[by].length > 0 && (
            <section key={by} className="sheet card" aria-labelledby={by}>
              <h2 id={by}>{words.by[by]}</h2>
              <table className="chart chart-sev chart-spent">
                <thead>
                  <tr>
                    <th scope="col">
                      <span className="vh">{words.by[by]}</span>
                    </th>
                    <th scope="col">
                      <span className="vh">{priced ? words.cost : words.tokens}</span>
                    </th>
                    <th scope="col" className="num">
                      {words.tokens}
                    </th>
                    <th scope="col" className="num">
                      {words.cost}
                    </th>
                  </tr>
                </thead>
                <tbody>
                  {data[by].map((share) => (
                    <tr key={share.id ?? ''}>
                      <th scope="row">{nameOf(by, share)}</th>
                      <td className="cell-bar">
                        <Bar
                          parts={[{ fill: 'f-spent', label: nameOf(by, share), count: priced ? (share.cost ?? 0) : tokensOf(share) }]}
                          of={priced ? total.cost! : tokensOf(total)}
                        />
                      </td>
                      <td className="num">{number(tokensOf(share))}</td>
                      <td className="num">{shown(share)}</td>
                    </tr>
                  ))}
                </tbody>
              </table>
            </section>
          ),
      )}
    </>
  )
}

const nameOf = (by: string, { id, name }: Month['by_person'][number]): string =>
  by === 'by_purpose' ? (words.purpose[id ?? ''] ?? id ?? '') : (name ?? (id === null && by === 'by_person' ? words.nobody : words.gone))

const [WIDE, HIGH] = [560, 120]

/** A column for each day of the month. */
function DayChart({ data, valueOf, shown }: { data: Month; valueOf(sums: Sums): number; shown(sums: Sums): string }) {
  const [year, month] = data.month.split('-').map(Number) as [number, number]
  const days = new Date(Date.UTC(year, month, 0)).getUTCDate()
  const most = Math.max(...data.days.map(valueOf), 1e-9)
  const wide = WIDE / days
  return (
    <figure className="spending-days">
      <figcaption>{words.days(data.total.cost !== null)}</figcaption>
      <svg
        viewBox={`0 0 ${WIDE} ${HIGH}`}
        preserveAspectRatio="none"
        role="img"
        aria-label={data.days.map((day) => words.dayLabel(date(day.day), shown(day))).join(', ')}
      >
        {data.days.map((day) => {
          const high = Math.max(1, (valueOf(day) / most) * HIGH)
          return (
            <rect
              key={day.day}
              className="f-spent"
              x={(wide * (Number(day.day.slice(8)) - 1) + 1).toFixed(1)}
              width={(wide - 2).toFixed(1)}
              y={(HIGH - high).toFixed(1)}
              height={high.toFixed(1)}
            >
              <title>{words.dayLabel(date(day.day), shown(day))}</title>
            </rect>
          )
        })}
      </svg>
    </figure>
  )
}
