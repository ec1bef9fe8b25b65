import { useRef, useState } from 'react'
import type { Schemas } from '../../base/api.ts'
import { Empty } from '../../base/parts/empty.tsx'
import { Icon } from '../../base/parts/icon.tsx'
import { Segmented } from '../../base/parts/segmented.tsx'
import { severityClass } from '../../base/parts/severity.tsx'
import { say } from '../../base/parts/toast.tsx'
import { useWorkspace } from '../../base/session.ts'
import { strings } from '../../base/strings.ts'
import { useDeskKeys, useLetterKeys } from '../../base/keys.ts'
import { useChange } from '../../base/use-change.ts'
import { TriedRow } from './tried-row.tsx'
import { isUnderWay, verdictOf } from './use-try.ts'
import type { RuleTry, TriedSentence } from './use-try.ts'

const words = strings.tries
const SHOWN = 50
const ORDER = { false: 0, none: 1, right: 2 }

/** Each sentence that would be added or dropped; it can become an example of the rule. */
export function Sentences({ tried, rule }: { tried: RuleTry; rule: Schemas['OwnRule'] }) {
  const { id: workspaceId, may } = useWorkspace()
  const [side, setSide] = useState<'all' | 'added' | 'dropped'>('all')
  const [sorted, setSorted] = useState(false)
  const [most, setMost] = useState(SHOWN)
  const [at, setAt] = useState(-1)
  const list = useRef<HTMLOListElement>(null)
  const [letterKeys] = useLetterKeys()
  const made = useChange('addRuleExample', ['own-rule', 'own-rules'], (_done, { body }) =>
    say({ text: body.kind === 'hits' ? words.madeHit : words.madePass, icon: 'i-check' }),
  )
  const { added, dropped } = tried.results
  const ofSide = side === 'all' ? [...added, ...dropped] : tried.results[side]
  const all = sorted ? ofSide.toSorted((one, other) => ORDER[verdictOf(one)] - ORDER[verdictOf(other)]) : ofSide
  const shown = all.slice(0, most)
  const total = { all: tried.counts.added + tried.counts.dropped, added: tried.counts.added, dropped: tried.counts.dropped }
  const example = (sentence: TriedSentence | undefined, kind: 'hits' | 'passes') => {
    if (!sentence || sentence.side === 'dropped' || !may('manage_rules')) return
    made.mutate({ workspace_id: workspaceId, rule_id: rule.id, body: { kind, text: sentence.sentence, language: sentence.language } })
  }
  const move = (step: number) => {
    const next = Math.min(shown.length - 1, Math.max(0, at + step))
    setAt(next)
    ;(list.current?.children[next] as HTMLElement | undefined)?.focus()
  }
  useDeskKeys(letterKeys && shown.length > 0, {
    j: () => move(1),
    k: () => move(-1),
    h: () => example(shown[at], 'hits'),
    l: () => example(shown[at], 'passes'),
  })
  if (total.all === 0)
    return isUnderWay(tried) || tried.state === 'failed' ? null : (
      <section className="sheet" aria-label={words.sentences}>
        <Empty title={words.nothing}>{words.nothingHelp}</Empty>
      </section>
    )
  return (
    <section className="sheet" aria-labelledby="tried-sentences">
      <div className="hits-head">
        <h2 id="tried-sentences">{words.sentences}</h2>
        <Segmented<'all' | 'added' | 'dropped'>
          label={words.show}
          value={side}
          onChange={setSide}
          options={[
            { value: 'all', label: words.all(total.all) },
            { value: 'added', label: words.addedN(total.added) },
            { value: 'dropped', label: words.droppedN(total.dropped) },
          ]}
        />
        <button className="btn btn-ghost btn-sm" type="button" aria-pressed={sorted} onClick={() => setSorted(!sorted)}>
          <Icon name="i-sort" />
          {words.order}
        </button>
      </div>
      <ol className="hits" ref={list}>
        {shown.map((sentence, index) => (
          <TriedRow
            key={`${sentence.side} ${sentence.asset_id} ${index}`}
            sentence={sentence}
            mark={`m m-${severityClass(rule.severity)}`}
            ruleId={rule.id}
            onFocus={() => setAt(index)}
            onExample={may('manage_rules') ? (kind) => example(sentence, kind) : undefined}
          />
        ))}
      </ol>
      <div className="list-foot">
        <p className="keys" aria-hidden="true">
          <kbd>J</kbd>
          <kbd>K</kbd> {words.move} <kbd>H</kbd> {words.mustHit} <kbd>L</kbd> {words.leaveAlone}
        </p>
        <p>
          {shown.length < total[side] && words.more(shown.length, total[side])} {isUnderWay(tried) && words.mayCome}
          {shown.length < all.length && (
            <button className="link" type="button" onClick={() => setMost(most + SHOWN)}>
              {strings.base.showMore(SHOWN)}
            </button>
          )}
        </p>
      </div>
    </section>
  )
}
