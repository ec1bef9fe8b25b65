import { Link } from '@tanstack/react-router'
import { useRef, useState } from 'react'
import { API } from '../base/api.ts'
import { Loading } from '../base/faults.tsx'
import { Empty } from '../base/parts/empty.tsx'
import { Icon } from '../base/parts/icon.tsx'
import { ListFoot } from '../base/parts/list-foot.tsx'
import { SearchField } from '../base/parts/search-field.tsx'
import { Segmented } from '../base/parts/segmented.tsx'
import { useWorkspace } from '../base/session.ts'
import { strings } from '../base/strings.ts'
import { useSlash } from '../base/use-slash.ts'
import { Causes } from './causes.tsx'
import { fits, ListFilters, NOTHING_CHOSEN } from './list-filters.tsx'
import { listedRules, runs } from './listed-rule.ts'
import type { Cause, ListedRule } from './listed-rule.ts'
import { isDistrusted, RuleRow } from './rule-row.tsx'
import { SwitchRule } from './switch-rule.tsx'
import { useListKeys } from './use-list-keys.ts'
import { useRules } from '../base/use-rules.ts'

const words = strings.rules
const PAGE = 50

/** Rules of packs and of one's own in one list, so that one search answers whether something is checked. */
export function Rules() {
  const { id: workspaceId, may } = useWorkspace()
  const [search, setSearch] = useState('')
  const [show, setShow] = useState<'run' | 'own' | 'all'>('all')
  const [most, setMost] = useState(PAGE)
  const [cause, setCause] = useState<Cause | null>(null)
  const [switching, setSwitching] = useState<ListedRule | null>(null)
  const [chosen, setChosen] = useState(NOTHING_CHOSEN)
  const found = useRules(search)
  const field = useRef<HTMLInputElement>(null)
  useSlash(field)
  const mayWrite = may('manage_rules')
  const everything = listedRules(found)
  const running = everything.filter(runs)
  const own = everything.filter(({ pack }) => pack === null)
  const fitting = { run: running, own, all: everything }[show].filter(
    (rule) => (cause === null || rule.cause === cause) && fits(rule, chosen),
  )
  const shown = fitting.slice(0, most)
  const { list, at, setAt } = useListKeys(shown, setSwitching)
  if (found.loading) return <Loading />
  const onlyPack = chosen.from.length === 1 ? found.packs.find(({ key }) => key === chosen.from[0]) : undefined
  return (
    <main id="main" className="page">
      <title>{words.pageTitle}</title>
      <header className="page-head">
        <div>
          <h1>{words.title}</h1>
          <p className="note">
            {words.runHere(
              running.length,
              everything.length,
              running.filter(({ pack }) => pack !== null).length,
              running.filter(({ pack }) => pack === null).length,
            )}{' '}
            <Link to="/w/$workspaceId/settings/$section" params={{ workspaceId, section: 'markets' }}>
              {words.marketSettings}
            </Link>{' '}
            <Link to="/w/$workspaceId/settings/$section" params={{ workspaceId, section: 'packs' }}>
              {words.packSettings}
            </Link>{' '}
            <Link to="/w/$workspaceId/settings/$section" params={{ workspaceId, section: 'severities' }}>
              {words.settings}
            </Link>
          </p>
          <Causes rules={everything} chosen={cause} onChoose={setCause} />
        </div>
        {mayWrite && (
          <div className="page-do">
            {own.length > 0 && (
              <a className="btn btn-ghost" href={`${API}/w/${workspaceId}/own-rules/export.zip`} download>
                <Icon name="i-download" />
                {words.export}
              </a>
            )}
            <Link className="btn" to="/w/$workspaceId/rules/import" params={{ workspaceId }}>
              <Icon name="i-upload" />
              {words.import}
            </Link>
            <Link className="btn btn-primary" to="/w/$workspaceId/rules/own/new" params={{ workspaceId }}>
              <Icon name="i-plus" />
              {words.newRule} <kbd>N</kbd>
            </Link>
          </div>
        )}
      </header>
      <div className="toolbar">
        <SearchField label={words.search} value={search} onSearch={setSearch} inputRef={field} />
        <ListFilters rules={everything} packs={found.packs} chosen={chosen} onChoose={setChosen} />
        <Segmented<'run' | 'own' | 'all'>
          label={words.show}
          value={show}
          onChange={setShow}
          options={[
            { value: 'run', label: `${words.showing.run} ${running.length}` },
            { value: 'own', label: `${words.showing.own} ${own.length}` },
            { value: 'all', label: `${words.showing.all} ${everything.length}` },
          ]}
        />
      </div>
      <NotRead rules={everything.filter(({ notRead }) => notRead !== null)} />
      <Distrusted rules={everything.filter(isDistrusted)} />
      {onlyPack && (
        <p className="note">
          <Link to="/w/$workspaceId/rules/packs/$pack" params={{ workspaceId, pack: onlyPack.key }}>
            {words.packDoes(onlyPack.name)}
          </Link>
        </p>
      )}
      <section className="sheet" aria-label={words.title}>
        {fitting.length === 0 ? (
          show === 'own' && own.length === 0 && search === '' ? (
            <Empty title={words.noneOwn}>{words.noneOwnHelp}</Empty>
          ) : (
            <Empty title={words.none}>{words.noneHelp}</Empty>
          )
        ) : (
          <>
            <table className="table table-rules">
              <thead>
                <tr>
                  {Object.entries(words.column).map(([key, label]) => (
                    <th key={key} scope="col" className={key === 'hits' || key === 'dismissed' ? 'num' : undefined}>
                      {label}
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody ref={list}>
                {shown.map((rule, index) => (
                  <RuleRow key={rule.id} rule={rule} isCurrent={index === at} onFocus={() => setAt(index)} />
                ))}
              </tbody>
            </table>
            <ListFoot most={most} of={fitting.length} page={PAGE} onMore={setMost}>
              <ListKeys mayWrite={mayWrite} />
            </ListFoot>
          </>
        )}
      </section>
      {switching && <SwitchRule rule={switching} onClose={() => setSwitching(null)} />}
    </main>
  )
}

/** Keys below the list, for those who see them; the help has them for everybody. */
const ListKeys = ({ mayWrite }: { mayWrite: boolean }) => (
  <p className="keys" aria-hidden="true">
    <kbd>J</kbd>
    <kbd>K</kbd> {words.keys.move} <kbd>{strings.base.keyCap.enter}</kbd> {words.keys.open} <kbd>T</kbd> {words.keys.try}{' '}
    {mayWrite && (
      <>
        <kbd>O</kbd> {words.keys.switch}
      </>
    )}
  </p>
)

/** Rules that were published and cannot be read any more: they run nowhere until somebody fixes them. */
function NotRead({ rules }: { rules: ListedRule[] }) {
  const { id: workspaceId } = useWorkspace()
  if (rules.length === 0) return null
  return (
    <div className="callout callout-warn callout-slim" role="status">
      <Icon name="i-warn" />
      <p>
        {words.notRead(rules.length)}{' '}
        {rules.slice(0, 5).map((rule) => (
          <Link key={rule.id} to="/w/$workspaceId/rules/own/$ruleId" params={{ workspaceId, ruleId: rule.id }}>
            {rule.name}{' '}
          </Link>
        ))}
      </p>
    </div>
  )
}

/** Rules that people dismiss more often than not are named on top. */
function Distrusted({ rules }: { rules: ListedRule[] }) {
  const { id: workspaceId } = useWorkspace()
  if (rules.length === 0) return null
  return (
    <div className="callout callout-warn callout-slim">
      <Icon name="i-warn" />
      <p>
        {words.distrusted(rules.length)}{' '}
        {rules.slice(0, 5).map((rule) => (
          <Link key={rule.id} to="/w/$workspaceId/rules/health/$ruleId" params={{ workspaceId, ruleId: rule.id }}>
            {rule.name}{' '}
          </Link>
        ))}
      </p>
    </div>
  )
}
