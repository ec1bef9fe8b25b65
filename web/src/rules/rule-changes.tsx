import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../base/api.ts'
import type { Schemas } from '../base/api.ts'
import { Segmented } from '../base/parts/segmented.tsx'
import { useWorkspace } from '../base/session.ts'
import { inSentence, languageName } from '../base/format.ts'
import { strings } from '../base/strings.ts'

const words = strings.rules.publish

/** A key of the file as the editor calls its field; one that it has no field for as it stands in the file. */
function nameOf(key: string): string {
  const fields = { ...strings.ruleEditor, 'source.citation': strings.ruleEditor.citation, 'source.url': strings.ruleEditor.url }
  const name: unknown = Object.hasOwn(fields, key) ? fields[key as keyof typeof fields] : undefined
  return typeof name === 'string' ? name : key
}

/** The change in words first, YAML second. */
export function RuleChanges({ rule, from, to }: { rule: Schemas['OwnRule']; from: number; to: number }) {
  const { id } = useWorkspace()
  const [view, setView] = useState<'words' | 'yaml'>('words')
  const { data } = useQuery({
    queryKey: ['own-rule', id, rule.id, 'compare', from, to, rule.revision],
    queryFn: () => call('compareOwnRule', { workspace_id: id, rule_id: rule.id, from, to }),
  })
  return (
    <section className="sheet card" aria-labelledby="rule-changes">
      <div className="card-top">
        <h2 id="rule-changes">
          {words.changes} <span className="card-sub">{words.versions(from, to)}</span>
        </h2>
        <Segmented<'words' | 'yaml'>
          label={words.view}
          value={view}
          onChange={setView}
          options={[
            { value: 'words', label: words.inWords },
            { value: 'yaml', label: words.yaml },
          ]}
        />
      </div>
      {view === 'yaml' ? (
        <pre className="rule-text" tabIndex={0} aria-label={words.yaml}>
          {rule.versions.find(({ number }) => number === to)?.content}
        </pre>
      ) : (
        data && <InWords comparison={data} />
      )}
    </section>
  )
}

function InWords({ comparison: { changes, as_before: asBefore } }: { comparison: Schemas['RuleComparison'] }) {
  if (changes.length === 0) return <p className="note">{words.nothing}</p>
  return (
    <dl className="words">
      {changes.map(({ part, language, key, added, removed }) => (
        <div key={`${language}.${key}`}>
          <dt>
            {words.part[part]}
            {language && ` · ${languageName(language)}`}
          </dt>
          <dd dir="auto">
            <span className="note">{nameOf(key)}</span>{' '}
            {removed.map((text, index) => (
              <del key={index}>{text}</del>
            ))}
            {added.map((text, index) => (
              <ins key={index}>{text}</ins>
            ))}
          </dd>
        </div>
      ))}
      {asBefore.length > 0 && (
        <div>
          <dt>{words.asBefore}</dt>
          <dd className="same">{asBefore.map((part) => inSentence(words.part[part])).join(', ')}</dd>
        </div>
      )}
    </dl>
  )
}
