import { SeverityLabel } from '../../base/parts/severity.tsx'
import { strings } from '../../base/strings.ts'
import { Diff } from '../editor/note.tsx'
import { shownText } from '../editor/tracked.ts'
import type { Rewriting, Rewritten } from './use-rewriting.ts'

const words = strings.editing.rewrite

interface Finding {
  rule_id: string
  rule_name: string
  severity: React.ComponentProps<typeof SeverityLabel>['value']
  text: string
}

/** Beside the text: what is offered for a passage, with what the rules find in it, before anybody takes it. */
export function Proposals({ rewriting, language }: { rewriting: Rewriting; language: string | null }) {
  const { asking, use, show, close } = rewriting
  if (asking.kind === 'none') return null
  const { proposals, support, message, model } =
    asking.kind === 'offered' ? asking.answer : { proposals: [], support: [], message: '', model: null }
  const isSupport = asking.action === 'support'
  return (
    <section className="mnote proposals" aria-label={isSupport ? words.support : words.title}>
      <h3>{words.actions[asking.action].replace(' …', '')}</h3>
      <p role="status">
        {asking.kind === 'asking'
          ? words.asking
          : asking.kind === 'failed'
            ? words.failed(asking.why)
            : message || (isSupport ? '' : words.asked(proposals.length))}
      </p>
      {asking.kind === 'offered' && proposals.length > 0 && (
        <ol className="doc-list">
          {proposals.map((proposal, index) => (
            <li key={index} className="proposal">
              <Diff before={shownText(asking.passage.markdown)} after={shownText(proposal.markdown)} language={language} />
              <About proposal={proposal} />
              <p className="note">{proposal.made_by === 'rules' ? words.byRules : model && words.byModel(model)}</p>
              <p className="mnote-do">
                <button className="btn btn-sm btn-primary" type="button" onClick={() => use(index)}>
                  {words.use}
                </button>
                {proposals.length > 1 && (
                  <button className="btn btn-sm" type="button" aria-pressed={asking.shown === index} onClick={() => show(index)}>
                    {words.show}
                  </button>
                )}
              </p>
            </li>
          ))}
        </ol>
      )}
      {support.length > 0 && (
        <ul className="doc-list">
          {support.map(({ text, infobase, source, shared }, index) => (
            <li key={index}>
              <span dir="auto">{text}</span>{' '}
              <span className="note">
                {words.from(infobase, source)}
                {shared.length > 0 && `; ${words.shared(shared)}`}
              </span>
            </li>
          ))}
        </ul>
      )}
      <p className="mnote-do">
        <button className="btn btn-sm" type="button" onClick={close}>
          {proposals.length > 0 ? words.discard : words.close}
        </button>
      </p>
    </section>
  )
}

/** What the rules find in a proposal, and which figures and names it lacks or invents. */
function About({ proposal: { findings, lost, added } }: { proposal: Rewritten['proposals'][number] }) {
  const found = findings as unknown as Finding[]
  return (
    <>
      {lost.length > 0 && <p className="note-bad">{words.lost(lost)}</p>}
      {added.length > 0 && <p className="note-bad">{words.added(added)}</p>}
      <p className="note">{found.length === 0 ? words.clean : words.findings(found.length)}</p>
      {found.length > 0 && (
        <ul className="doc-list">
          {found.map(({ rule_id: ruleId, rule_name: name, severity, text }, index) => (
            <li key={`${ruleId} ${index}`}>
              <SeverityLabel value={severity} /> <b>{name}</b>: <q dir="auto">{text}</q>
            </li>
          ))}
        </ul>
      )}
    </>
  )
}
