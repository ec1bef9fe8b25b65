import { Link } from '@tanstack/react-router'
import { useRef, useState } from 'react'
import type { Schemas } from '../base/api.ts'
import { Loading } from '../base/faults.tsx'
import { Empty } from '../base/parts/empty.tsx'
import { FilterChip } from '../base/parts/filter-chip.tsx'
import { Icon } from '../base/parts/icon.tsx'
import { SearchField } from '../base/parts/search-field.tsx'
import { SeverityLabel, SHOWN_SEVERITIES } from '../base/parts/severity.tsx'
import { useWorkspace } from '../base/session.ts'
import { strings } from '../base/strings.ts'
import { useSlash } from '../audits/use-slash.ts'
import { useRules } from './use-rules.ts'

const words = strings.rules
type Rule = Schemas['Rule']

/** Every rule by pack, with its severity in this workspace, its languages, and its law. */
export function Rules() {
  const { id: workspaceId, may } = useWorkspace()
  const [search, setSearch] = useState('')
  const [chosen, setChosen] = useState<Record<'pack' | 'severity' | 'language', string[]>>({ pack: [], severity: [], language: [] })
  const { rules, packs, loading } = useRules(search)
  const field = useRef<HTMLInputElement>(null)
  useSlash(field)
  if (loading) return <Loading />
  const fits = (name: keyof typeof chosen, has: (value: string) => boolean) => chosen[name].length === 0 || chosen[name].some(has)
  const shown = rules.filter(
    (rule) =>
      fits('pack', (key) => rule.pack === key) &&
      fits('severity', (value) => rule.severity === value) &&
      fits('language', (value) => (rule.languages as string[]).includes(value)),
  )
  const languages = [...new Set(packs.flatMap((pack) => pack.languages))].toSorted()
  const chip = (name: keyof typeof chosen, options: { value: string; label: string }[]) => (
    <FilterChip name={words[name]} options={options} chosen={chosen[name]} onChange={(next) => setChosen({ ...chosen, [name]: next })} />
  )
  const settings = (section: string, label: string) => (
    <Link className="btn" to="/w/$workspaceId/settings/$section" params={{ workspaceId, section }}>
      {label}
    </Link>
  )
  return (
    <main id="main" className="page">
      <title>{words.pageTitle}</title>
      <header className="page-head">
        <div>
          <h1>{words.title}</h1>
          <p className="note">
            {words.note(
              packs.reduce((sum, pack) => sum + pack.of, 0),
              packs.length,
            )}
          </p>
        </div>
        {may('manage_rules') && (
          <div className="page-do">
            {settings('markets', words.marketSettings)}
            {settings('packs', words.packSettings)}
            {settings('severities', words.settings)}
          </div>
        )}
      </header>
      <div className="toolbar">
        <SearchField label={words.search} value={search} onSearch={setSearch} inputRef={field} />
        <div className="chips">
          {chip(
            'pack',
            packs.map(({ key, name }) => ({ value: key, label: name })),
          )}
          {chip(
            'severity',
            SHOWN_SEVERITIES.map((value) => ({ value, label: strings.base.severity[value] })),
          )}
          {chip(
            'language',
            languages.map((value) => ({ value, label: value })),
          )}
        </div>
      </div>
      {shown.length === 0 && (
        <div className="sheet">
          <Empty title={words.none}>{words.noneHelp}</Empty>
        </div>
      )}
      {packs.map((pack) => (
        <PackSheet key={pack.key} pack={pack} rules={shown.filter((rule) => rule.pack === pack.key)} />
      ))}
    </main>
  )
}

function PackSheet({ pack, rules }: { pack: Schemas['Pack']; rules: Rule[] }) {
  if (rules.length === 0) return null
  return (
    <section className="sheet" aria-labelledby={`pack-${pack.key}`}>
      <div className="pack-head">
        <h2 id={`pack-${pack.key}`}>
          {pack.name}{' '}
          <span className="card-sub">
            {[pack.regulation, words.ofPack(pack.of), pack.languages.toSorted().join(' ')].filter(Boolean).join(' · ')}
          </span>{' '}
          <span className="tag">{pack.active ? words.active : words.inactive}</span>
        </h2>
        {pack.description && <p className="note">{pack.description}</p>}
      </div>
      <ul className="rule-list">
        {rules.map((rule) => (
          <RuleItem key={rule.id} rule={rule} />
        ))}
      </ul>
    </section>
  )
}

function RuleItem({ rule }: { rule: Rule }) {
  const { override, source } = rule
  return (
    <li>
      <div className="rule-head">
        <SeverityLabel value={override && override !== 'OFF' ? override : rule.severity} />
        <h3>{rule.name}</h3>
        <code>{rule.id}</code>
        {rule.left_out && <span className="tag">{words.notHere[rule.left_out]}</span>}
        {override && <span className="tag">{override === 'OFF' ? words.off : words.here(strings.base.severity[override])}</span>}
      </div>
      <p>{rule.description}</p>
      {source && (
        <p className="note">
          {source.citation}
          {source.url && (
            <>
              {' '}
              <a href={source.url} target="_blank" rel="noreferrer noopener">
                <Icon name="i-out" />
                {words.source}
                <span className="vh">: {source.citation}</span>
              </a>
            </>
          )}
          {!source.verified && ` (${words.notVerified})`}
        </p>
      )}
      <details className="rule-more">
        <summary>
          {words.why}
          <span className="vh">: {rule.name}</span>
        </summary>
        <p>{rule.explanation}</p>
      </details>
    </li>
  )
}
