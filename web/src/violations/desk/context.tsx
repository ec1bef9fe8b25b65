import { useNavigate } from '@tanstack/react-router'
import { BASE } from '../../base/base-path.ts'
import { date, fullDate, clock, langTag } from '../../base/format.ts'
import { Icon } from '../../base/parts/icon.tsx'
import { SeverityLabel, severityClass } from '../../base/parts/severity.tsx'
import { StateIcon } from '../../base/parts/state.tsx'
import { strings } from '../../base/strings.ts'
import { useAssetContext } from './asset-context.ts'
import type { AssetContext } from './asset-context.ts'
import { useDesk } from './desk-context.ts'
import type { OpenFinding } from './desk-context.ts'
import { Extract } from './extract.tsx'
import { HeldBack } from '../../base/parts/held-back.tsx'
import { memo, startTransition, useEffect, useRef, useState } from 'react'

const words = strings.desk

/** The page of a finding: its snapshot, or its extracted text; and all its findings. */
export function ContextColumn() {
  const { finding: current, search, change, open, store, workspaceId } = useDesk()
  const navigate = useNavigate()
  const now = useFollowing(current)
  const memory = now?.memory?.asset_id ? now.memory : null
  const earlier = search.context === 'earlier' ? memory : null
  const finding = now && earlier ? { ...now, id: earlier.violation_id, asset_id: earlier.asset_id, sentence: earlier.sentence } : now
  const { data: context, isLoading } = useAssetContext(finding?.asset_id ?? null)
  const openEarlier = ({ id }: { id: string }) =>
    void navigate({
      to: '/w/$workspaceId/audits/$auditId/desk',
      params: { workspaceId, auditId: earlier!.audit_id },
      search: { finding: id },
    })
  const nothing = !finding && store.ready && store.total === 0
  const asText = search.context === 'text' || !context?.snapshot
  return (
    <aside className="context" aria-label={words.context}>
      <div className="context-head" hidden={nothing}>
        <button className="back link" type="button" onClick={() => change({ pane: 'finding' })}>
          <Icon name="i-left" />
          {words.backToFinding}
        </button>
        <div className="tabs" role="tablist" aria-label={words.context}>
          <button
            id="tab-page"
            role="tab"
            type="button"
            aria-selected={!earlier && !asText}
            aria-controls="context-view"
            disabled={!earlier && context !== undefined && !context.snapshot}
            onClick={() => change({ context: undefined })}
          >
            {words.pageAsItWas}
          </button>
          {memory && (
            <button
              id="tab-earlier"
              role="tab"
              type="button"
              aria-selected={earlier !== null}
              aria-controls="context-view"
              onClick={() => change({ context: 'earlier' })}
            >
              {words.onDay(date(memory.at))}
            </button>
          )}
          <button
            id="tab-text"
            role="tab"
            type="button"
            aria-selected={!earlier && asText}
            aria-controls="context-view"
            onClick={() => change({ context: 'text' })}
          >
            {words.extracted}
          </button>
        </div>
        {context && /^https?:\/\//i.test(context.url) ? (
          <a className="btn btn-ghost btn-icon btn-sm" href={context.url} target="_blank" rel="noreferrer" title={words.openLive}>
            <Icon name="i-out" />
            <span className="vh">{words.openLive}</span>
          </a>
        ) : (
          <span className="btn-icon" />
        )}
      </div>
      {context && finding ? (
        <View context={context} asText={asText} finding={finding} open={earlier ? openEarlier : open} />
      ) : (
        <p className="context-meta note">{isLoading ? ' ' : finding && !finding.asset_id ? words.noContext : ' '}</p>
      )}
    </aside>
  )
}

const FOLLOWS_AFTER = 60

/** The page follows only when stepping through findings pauses, so that it never delays a key press. */
function useFollowing(current: OpenFinding | null): OpenFinding | null {
  const [shown, setShown] = useState(current)
  if (shown !== current && (!shown || shown.id === current?.id)) setShown(current)
  useEffect(() => {
    if (shown?.id === current?.id) return
    const timer = setTimeout(() => startTransition(() => setShown(current)), FOLLOWS_AFTER)
    return () => clearTimeout(timer)
  }, [shown, current])
  return shown
}

interface ViewProps {
  context: AssetContext
  asText: boolean
  finding: OpenFinding
  open(row: { id: string }): void
}

const View = memo(function View({ context, asText, finding, open }: ViewProps) {
  const here = finding.id
  const lang = langTag(context.language_key)
  const read = context.fetched_at ? words.readAt(`${fullDate(context.fetched_at)}, ${clock(context.fetched_at)}`) : ''
  return (
    <>
      <div className="context-meta">
        <h2 className="context-title" lang={lang} dir="auto">
          {context.title || context.name}
        </h2>
        <p className="note">
          {asText ? (
            `${read} ${context.checked === null ? '' : words.charactersChecked(context.checked)}`
          ) : (
            <>
              <Icon name="i-shield" />
              {read} {words.sealed}
            </>
          )}
        </p>
      </div>
      <div className="context-view" id="context-view" role="tabpanel" aria-labelledby={asText ? 'tab-text' : 'tab-page'}>
        {asText ? <Extract context={context} here={here} finding={finding} /> : <Snapshot context={context} here={here} />}
      </div>
      <OnPage context={context} here={here} open={open} />
    </>
  )
})

/** An empty sandbox attribute: no scripts, no forms, no network, no navigation; the fragment scrolls to the finding. */
function Snapshot({ context, here }: { context: AssetContext; here: string }) {
  const address = `${BASE}${context.snapshot}?here=${here}#finding-${here}`
  // A page that loaded before its frame had its size has scrolled to the wrong place: the fragment is set again, which loads nothing.
  const again = (frame: HTMLIFrameElement) =>
    requestAnimationFrame(() => frame.contentWindow?.location.replace(new URL(address, location.href)))
  return (
    <div className="frame">
      <iframe
        key={here}
        sandbox=""
        title={words.pageAsItWas}
        src={address}
        onLoad={({ currentTarget: frame }) => {
          if (frame.dataset.placed) return
          frame.dataset.placed = 'yes'
          again(frame)
        }}
      />
      <Rail context={context} here={here} />
    </div>
  )
}

const RAIL = 400

/** Positions of the findings on the page, by their place in its text. */
function Rail({ context, here }: { context: AssetContext; here: string }) {
  const length = context.blocks.reduce((sum, { text }) => sum + text.length, 0) || 1
  const marks = placesOf(context.blocks)
  const severities = new Map(context.findings.map(({ id, severity }) => [id, severity]))
  return (
    <svg className="rail" viewBox={`0 0 12 ${RAIL}`} preserveAspectRatio="none" aria-hidden="true">
      {marks.map(({ id, at }) => (
        <rect
          key={id}
          className={`f-${severityClass(severities.get(id) ?? null)}`}
          x={id === here ? 0 : 2}
          y={((at / length) * (RAIL - 8)).toFixed(1)}
          width={id === here ? 12 : 8}
          height={id === here ? 7 : 5}
        />
      ))}
    </svg>
  )
}

/** Start of each mark, in characters from the top of the page's text. */
function placesOf(blocks: AssetContext['blocks']): { id: string; at: number }[] {
  const places: { id: string; at: number }[] = []
  let before = 0
  for (const { text, marks } of blocks) {
    for (const { violation_id: id, start } of marks) places.push({ id, at: before + start })
    before += text.length
  }
  return places
}

/**
 * Height of a line of the list in rem, and how many are rendered before the list is scrolled: laying out all of them would slow
 * every step.
 */
const LINE_REM = 1.625
const [LINES_BEFORE, LINES_AFTER] = [8, 14]
const room = (lines: number) => `calc(2px + ${lines * LINE_REM}rem)`

function OnPage({ context, here, open }: { context: AssetContext; here: string; open: ViewProps['open'] }) {
  const list = useRef<HTMLOListElement>(null)
  const [wanted, setWanted] = useState<string | null>(null)
  const reach = () => setWanted(context.id)
  const at = context.findings.findIndex(({ id }) => id === here)
  const all = wanted === context.id
  const from = all ? 0 : Math.max(0, at - LINES_BEFORE)
  const shown = all ? context.findings : context.findings.slice(from, from + LINES_BEFORE + LINES_AFTER)
  useEffect(() => {
    const line = list.current?.querySelector<HTMLElement>('.is-here')
    if (list.current && line) list.current.scrollTop = line.offsetTop - list.current.offsetTop - list.current.clientHeight / 2
  }, [here, context.id])
  return (
    <section className="onpage" aria-label={words.onPage(context.findings.length)}>
      <h3>{words.onPage(context.findings.length)}</h3>
      <ol
        ref={list}
        style={{ paddingTop: room(from), paddingBottom: room(context.findings.length - from - shown.length) }}
        onPointerEnter={reach}
        onFocus={reach}
        onTouchStart={reach}
      >
        {shown.map(({ id, number, severity, violating_text: text, rule_name: rule, review_state: state, rules }) => (
          <li key={number} className={id === here ? 'is-here' : undefined}>
            <button type="button" aria-current={id === here ? 'true' : undefined} onClick={() => open({ id })}>
              <span className="n">{number}</span>
              <SeverityLabel value={severity} only />
              <span className="onpage-t" lang={langTag(context.language_key)} dir="auto">
                {text?.slice(0, 80)}
              </span>
              <span className="onpage-r">{rules > 1 ? words.rules(rules) : rule}</span>
              <StateIcon value={state} />
            </button>
          </li>
        ))}
      </ol>
      <HeldBack key={context.id} assetId={context.id} count={context.held} always />
    </section>
  )
}
