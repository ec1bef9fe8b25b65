import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { call } from '../../base/api.ts'
import { useWorkspace } from '../../base/session.ts'
import { useDecisions } from './decisions.ts'
import type { Conflicts, Decision } from './decisions.ts'
import type { DeskValue } from './desk-context.ts'
import { useDeskKeys, useLetterKeys, useOpenNext } from '../../base/keys.ts'
import { useNarrow } from './narrow.ts'
import { nextUndecided } from './next-undecided.ts'
import { Progress } from './progress.ts'
import { ASK_FROM, groupScope, isIdle, oneScope, selectionScope } from './scope.ts'
import type { Action, Scope } from './scope.ts'
import { FILTERS } from './search.ts'
import type { DeskSearch } from './search.ts'
import { useNews } from './use-news.ts'
import { useOpenFinding } from './use-open-finding.ts'
import { useQueue } from './use-queue.ts'
import { useSelection } from './use-selection.ts'
import type { Schemas } from '../../base/api.ts'

/** The open dialog. One from the bulk bar has a scope of its own; otherwise the current scope counts. */
type Asking =
  | { kind: 'help' }
  | { kind: 'filters' }
  | { kind: 'dismiss'; scope?: Scope | undefined; withEnd?: boolean }
  | { kind: 'assign'; scope: Scope }
  | { kind: 'bulk'; decision: Decision; withEnd?: boolean }
  | { kind: 'conflict'; decision: Decision; conflicts: Conflicts }

/** A decision on a group that is not asked about each time is confirmed once in a session. */
const GROUP_ASKED = 'imprimatur.group-asked'

/** All state and actions of the desk in one place: the columns, the keys and the bulk bar use it. */
export function useDeskState({ workspaceId, auditId, grouped }: { workspaceId: string; auditId: string; grouped: boolean }) {
  const search: DeskSearch = useSearch({ from: '/w/$workspaceId/audits/$auditId/desk' })
  const navigate = useNavigate()
  const queries = useQueryClient()
  const workspace = useWorkspace()
  const narrow = useNarrow()
  const [progress] = useState(() => new Progress())
  const [asking, setAsking] = useState<Asking | null>(null)
  const [letterKeys, setLetterKeys] = useLetterKeys()
  const [openNext, setOpenNext] = useOpenNext()
  const [wanted, setWanted] = useState<Scope['kind'] | null>(null)
  const store = useQueue(workspaceId, auditId, search, grouped ? 'grouped' : 'each', search.sort ?? 'severity', progress)
  const audit = queries.getQueryData<Schemas['AuditDetail']>(['audit', workspaceId, auditId])

  const change = useCallback(
    (next: Partial<DeskSearch>) => {
      const pushes = 'pane' in next || [...FILTERS, 'search' as const].some((name) => name in next)
      void navigate({ to: '.', search: (before) => ({ ...(before as DeskSearch), ...next }), replace: !pushes, resetScroll: false })
    },
    [navigate],
  )

  const { finding, whole, isOld, index, seen, setSeen, openId, setOpen } = useOpenFinding(workspaceId, store, grouped, search, change)
  const { selection, pick, pickRange, pickAll, clearPicks } = useSelection(store, grouped, index)
  const news = useNews({ workspaceId, auditId, store, progress, openId, groupId: finding?.group_id ?? null })

  const open = useCallback(
    (row: { id: string }, pane?: DeskSearch['pane']) => {
      setWanted(null)
      if (narrow && pane) change({ finding: row.id, pane })
      else setOpen(row.id)
    },
    [change, narrow, setOpen],
  )
  const askFilters = useCallback(() => setAsking({ kind: 'filters' }), [])
  const step = useCallback(
    (by: number) => {
      const next = index === null ? 0 : index + by
      const row = store.row(next)
      if (row) open(row)
      else
        void store.rowAt(next).then((read) => {
          if (read) open(read)
        })
    },
    [index, open, store],
  )

  const ofFinding = useMemo<Scope[]>(() => {
    if (!finding) return []
    const states = finding.group_states ?? (index === null ? null : (store.row(index)?.group_states ?? null))
    const known = { ...finding, group_states: states }
    const made = finding.group_size > 1 ? [oneScope(known, seen), groupScope(known, seen)] : [oneScope(known, seen)]
    return made.map((each) => ({ ...each, isOld }))
  }, [finding, index, store, seen, isOld])
  // What is selected wins: while anything is, no action is about anything else. On a narrow screen the selection acts from the queue.
  const selecting = !(narrow && search.pane) && (selection.rows.size > 0 || selection.all !== null)
  const scopes = useMemo(
    () => (selecting ? [selectionScope(selection, auditId, search, grouped)] : ofFinding),
    [selecting, selection, auditId, search, grouped, ofFinding],
  )
  const usual = grouped && scopes.length > 1 ? 'group' : 'one'
  const scope = scopes.find(({ kind }) => kind === (wanted ?? usual)) ?? scopes[0] ?? null

  const { decide, undo, underWay } = useDecisions(
    workspaceId,
    store,
    progress,
    (decision, conflicts) => setAsking({ kind: 'conflict', decision, conflicts }),
    (version) => {
      setSeen(version)
      news.forget()
    },
    (findingId) => open({ id: findingId }),
  )
  const openNow = useRef(openId)
  const selectedNow = useRef(selection)
  useLayoutEffect(() => {
    openNow.current = openId
    selectedNow.current = selection
  })
  const carryOut = async (decision: Decision) => {
    const { kind } = decision.scope
    if (kind === 'group') sessionStorage.setItem(GROUP_ASKED, 'yes')
    const taken = await decide(decision)
    // What was selected stays so until it is decided, and what was selected meanwhile too.
    if (taken && kind === 'selected' && selectedNow.current === selection) clearPicks()
    // Whoever has gone elsewhere meanwhile stays there; what was reopened is what the person wants to look at.
    if (!taken || !openNext || kind === 'selected' || decision.action === 'reopen' || openNow.current !== openId || index === null) return
    const next = await nextUndecided(store, index)
    if (next && openNow.current === openId) open(next)
  }

  const second =
    useQuery({ queryKey: ['four-eyes', workspaceId], queryFn: () => call('getFourEyes', { workspace_id: workspaceId }), staleTime: 60_000 })
      .data?.severities ?? []
  const may = {
    review: workspace.may('review'),
    comment: workspace.may('comment'),
    assign: workspace.may('assign'),
    claim: workspace.may('write_documents'),
  }
  const act = (action: Action, own?: Scope) => {
    const target = own ?? scope
    if (!target || !may.review || isIdle(action, target, second)) return
    if (action === 'dismiss') setAsking({ kind: 'dismiss', scope: own })
    else if (
      target.count > ASK_FROM ||
      (target.kind === 'selected' && target.from === null) ||
      (target.kind === 'group' && target.count > 1 && !sessionStorage.getItem(GROUP_ASKED))
    )
      setAsking({ kind: 'bulk', decision: { action, scope: target } })
    else void carryOut({ action, scope: target })
  }
  const assign = (own?: Scope) => {
    const target = own ?? scope
    if (target && may.assign) setAsking({ kind: 'assign', scope: target })
  }
  const askEnd = () => {
    const target = finding?.review_state === 'elevated_risk' ? 'elevated_risk' : 'dismiss'
    if (!scope || !may.review) return
    setAsking(
      target === 'dismiss' ? { kind: 'dismiss', withEnd: true } : { kind: 'bulk', withEnd: true, decision: { action: target, scope } },
    )
  }
  const memory = finding?.memory
  const ofOne = selecting ? null : scope
  const earlierReason = memory?.state === 'dismissed' && finding?.review_state === 'undecided' ? memory.reason : null
  const sameReason =
    ofOne && earlierReason && may.review
      ? { count: ofOne.count, dismiss: () => void carryOut({ action: 'dismiss', scope: ofOne, reason: earlierReason }) }
      : null
  const nextScope = () => {
    const at = scopes.findIndex(({ kind }) => kind === scope?.kind)
    const next = scopes[(at + 1) % scopes.length]
    if (next) setWanted(next.kind)
  }
  /** Where the dismissal that waits for a second person is answered. */
  const answer = () => {
    const approvalId = finding?.pending?.id
    if (approvalId) void navigate({ to: '/w/$workspaceId/mine/approvals/$approvalId', params: { workspaceId, approvalId } })
  }
  const row = index === null ? undefined : store.row(index)
  const undoLast = () => {
    if (may.review) void undo(auditId)
  }

  useEffect(() => {
    const help = () => setAsking({ kind: 'help' })
    document.addEventListener('imprimatur:help', help)
    return () => document.removeEventListener('imprimatur:help', help)
  }, [])
  useDeskKeys(letterKeys, {
    j: () => step(1),
    k: () => step(-1),
    ArrowDown: () => step(1),
    ArrowUp: () => step(-1),
    Home: () => step(-(index ?? 0)),
    End: () => step(store.total - 1 - (index ?? 0)),
    d: () => act('dismiss'),
    'Shift+d': () => sameReason?.dismiss(),
    e: () => act('elevated_risk'),
    'Shift+e': () => {
      if (scope && may.review) setAsking({ kind: 'bulk', withEnd: true, decision: { action: 'elevated_risk', scope } })
    },
    u: () => act('urgent_violation'),
    f: () => act('mark_fixed'),
    r: () => act('reopen'),
    z: undoLast,
    'Ctrl+z': undoLast,
    g: nextScope,
    a: () => assign(),
    c: () => document.getElementById('comment')?.focus(),
    m: () => document.querySelector<HTMLAnchorElement>('.make-claim a')?.click(),
    l: askFilters,
    '/': () => document.querySelector<HTMLInputElement>('.queue input[type=search]')?.focus(),
    x: () => {
      if (row && index !== null) pick(row, index, null)
    },
    y: answer,
    n: answer,
    'Shift+x': pickRange,
    '?': () => setAsking({ kind: 'help' }),
    Escape: () => {
      if (document.activeElement instanceof HTMLElement && document.activeElement.matches('input, textarea')) document.activeElement.blur()
    },
  })

  const value: DeskValue = {
    workspaceId,
    auditId,
    audit,
    search,
    grouped,
    narrow,
    store,
    progress,
    may,
    finding,
    whole,
    index,
    selection,
    second,
    scope,
    scopes,
    change,
    open,
    step,
    meanwhile: news.meanwhile,
    live: news.live,
    others: news.others,
    waiting: news.waiting,
    showWaiting: news.showWaiting,
    pick,
    pickRange,
    pickAll,
    clearPicks,
    setScope: setWanted,
    underWay,
    act,
    assign,
    askEnd,
    askFilters,
    sameReason,
  }
  return { value, asking, close: () => setAsking(null), decide: carryOut, letterKeys, setLetterKeys, openNext, setOpenNext }
}
