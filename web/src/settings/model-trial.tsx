import { decimal, number } from '../base/format.ts'
import { strings } from '../base/strings.ts'
import { useWorkspace } from '../base/session.ts'
import { useModelTrial } from './use-model-trial.ts'
import type { PageTried } from './use-model-trial.ts'

const words = strings.modelTrial

/** What a model finds on ten pages whose faults are known, before it reads what is audited. */
export function ModelTrial() {
  const { id } = useWorkspace()
  const { tried, total, running, start, stop } = useModelTrial(id)
  const failures = [...new Set(tried.flatMap(({ not_judged: failed }) => failed))]
  return (
    <>
      <p className="note">{words.help}</p>
      <p className="entry-do">
        {running ? (
          <button className="btn" type="button" onClick={stop}>
            {words.stop}
          </button>
        ) : (
          <button className="btn" type="button" onClick={start}>
            {words.start}
          </button>
        )}
      </p>
      <div role="status">
        {running && total > 0 && <p className="note">{words.reading(Math.min(tried.length + 1, total), total)}</p>}
        {!running && tried.length > 0 && (
          <p>
            <Sum tried={tried} /> {tried.length < total && words.stopped}
          </p>
        )}
      </div>
      {tried.length > 0 && <Table tried={tried} />}
      {failures.length > 0 && (
        <ul className="callout callout-warn" aria-label={words.notJudged}>
          {failures.map((failure) => (
            <li key={failure}>{failure}</li>
          ))}
        </ul>
      )}
    </>
  )
}

const sumOf = (tried: PageTried[], key: 'faults' | 'by_rules' | 'found' | 'wrong' | 'input_tokens' | 'output_tokens' | 'milliseconds') =>
  tried.reduce((sum, page) => sum + page[key], 0)

const Sum = ({ tried }: { tried: PageTried[] }) =>
  words.sum(sumOf(tried, 'found'), sumOf(tried, 'faults'), sumOf(tried, 'by_rules'), sumOf(tried, 'wrong'))

function Table({ tried }: { tried: PageTried[] }) {
  const costs = tried.map(({ cost }) => cost)
  const cost = costs.includes(null) ? null : costs.reduce<number>((sum, one) => sum + (one ?? 0), 0)
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: who has no mouse scrolls a wide table with the keys
    <div className="model-trial" tabIndex={0} role="region" aria-label={words.start}>
      <table className="table">
        <thead>
          <tr>
            <th scope="col">{words.page}</th>
            {[words.byRules, words.found, words.wrong, words.tokens, words.cost, words.seconds].map((name) => (
              <th key={name} scope="col" className="num">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {tried.map((page) => (
            <tr key={page.page}>
              <th scope="row">
                {page.page} <span className="note">{page.language}</span>
              </th>
              <Figures {...page} tokens={page.input_tokens + page.output_tokens} />
            </tr>
          ))}
          <tr>
            <th scope="row">{words.together}</th>
            <Figures
              faults={sumOf(tried, 'faults')}
              by_rules={sumOf(tried, 'by_rules')}
              found={sumOf(tried, 'found')}
              wrong={sumOf(tried, 'wrong')}
              tokens={sumOf(tried, 'input_tokens') + sumOf(tried, 'output_tokens')}
              cost={cost}
              milliseconds={sumOf(tried, 'milliseconds')}
            />
          </tr>
        </tbody>
      </table>
    </div>
  )
}

type Row = Pick<PageTried, 'faults' | 'by_rules' | 'found' | 'wrong' | 'cost' | 'milliseconds'> & { tokens: number }

const Figures = ({ faults, by_rules: byRules, found, wrong, tokens, cost, milliseconds }: Row) => (
  <>
    <td className="num">{`${number(byRules)}/${number(faults)}`}</td>
    <td className="num">{`${number(found)}/${number(faults)}`}</td>
    <td className="num">{number(wrong)}</td>
    <td className="num">{number(tokens)}</td>
    <td className="num">{cost === null ? '–' : decimal(cost, 4, 4)}</td>
    <td className="num">{decimal(milliseconds / 1000, 1, 1)}</td>
  </>
)
