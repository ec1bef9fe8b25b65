import { DropdownMenu } from 'radix-ui'
import { useState } from 'react'
import { date, dateTime } from '../../base/format.ts'
import { Dialog } from '../../base/parts/dialog.tsx'
import { Field } from '../../base/parts/field.tsx'
import { Icon } from '../../base/parts/icon.tsx'
import { say } from '../../base/parts/toast.tsx'
import { useWorkspace } from '../../base/session.ts'
import { strings } from '../../base/strings.ts'
import { useChange } from '../../base/use-change.ts'
import type { Row } from './inbox.tsx'

const words = strings.inbox
const MORNING = 8
const LATER = 16

const at = (now: Date, days: number, hour: number): Date => {
  const time = new Date(now)
  time.setDate(time.getDate() + days)
  time.setHours(hour, 0, 0, 0)
  return time
}

/** The times on offer, without those that have passed. */
function timesFrom(now = new Date()): { label: string; at: Date }[] {
  return [
    { label: words.laterToday, at: at(now, 0, LATER) },
    { label: words.fromTomorrow, at: at(now, 1, MORNING) },
    { label: words.nextWeek, at: at(now, (8 - now.getDay()) % 7 || 7, MORNING) },
  ].filter((time) => time.at > now)
}

/** The first day that can be picked. */
const firstDay = (): string => at(new Date(), 1, 12).toISOString().slice(0, 10)

interface Props {
  rows: Row[]
  open: boolean
  onOpen(open: boolean): void
  onDone?(): void
  /** Shown beside the icon. */
  label?: string
}

/** Hides rows until a date or until the next run of their site, for one person; digits pick. */
export function SnoozeMenu({ rows, open, onOpen, onDone, label }: Props) {
  const { id } = useWorkspace()
  const [picking, setPicking] = useState(false)
  const items = rows.map(({ item }) => item)
  const wake = useChange('snooze', ['inbox'])
  const change = useChange('snooze', ['inbox'], (_, { body: { until, after_next_run: afterRun } }) => {
    // Before the rows are gone, and this with them.
    if (until !== null || afterRun)
      say({
        text: until === null ? words.snoozedUntilRun : words.snoozedUntil(dateTime(until)),
        icon: 'i-snooze',
        action: { label: strings.base.undo, run: () => wake.mutate({ workspace_id: id, body: { items, until: null } }) },
      })
    onDone?.()
  })
  const snooze = (until: Date | 'next-run' | null) => {
    onOpen(false)
    const at = until instanceof Date ? until.toISOString() : null
    change.mutate({ workspace_id: id, body: { items, until: at, ...(until === 'next-run' ? { after_next_run: true } : {}) } })
  }
  const sites = new Set(rows.map(({ site_id: site }) => site))
  const nextRun = rows[0]?.next_run_at && sites.size === 1 ? dateTime(rows[0].next_run_at) : null
  const due = rows.length === 1 ? rows[0]!.due_at : null
  const times = timesFrom()
  const choices = [
    ...times.map((time) => ({ label: time.label, note: dateTime(time.at.toISOString()), choose: () => snooze(time.at) })),
    ...(rows.every(({ site_id: site, approval_id: request }) => site !== null && request === null)
      ? [{ label: words.afterNextRun, note: nextRun, choose: () => snooze('next-run') }]
      : []),
    { label: words.pickDate, note: null, choose: () => setPicking(true) },
    ...(rows.every(({ snoozed }) => snoozed) ? [{ label: words.wake, note: null, choose: () => snooze(null) }] : []),
  ]
  return (
    <>
      <DropdownMenu.Root modal={false} open={open} onOpenChange={onOpen}>
        <DropdownMenu.Trigger asChild>
          <button className={label ? 'btn btn-sm' : 'btn btn-ghost btn-icon btn-sm'} type="button" title={words.snooze}>
            <Icon name="i-snooze" />
            {label ?? <span className="vh">{words.snooze}</span>}
          </button>
        </DropdownMenu.Trigger>
        <DropdownMenu.Portal>
          <DropdownMenu.Content
            className="pop pop-snooze"
            aria-label={words.snoozeUntil}
            align="end"
            sideOffset={4}
            collisionPadding={8}
            onKeyDown={(event) => {
              const choice = choices[Number(event.key) - 1]
              if (!choice) return
              event.preventDefault()
              onOpen(false)
              choice.choose()
            }}
          >
            <DropdownMenu.Label className="pop-title">{words.snoozeUntil}</DropdownMenu.Label>
            {choices.map(({ label, note, choose }, index) => (
              <DropdownMenu.Item key={label} className="pop-item" onSelect={choose}>
                <kbd aria-hidden="true">{index + 1}</kbd>
                {label}
                {note && <span className="pop-n">{note}</span>}
              </DropdownMenu.Item>
            ))}
            <DropdownMenu.Label className="note pop-note">{words.snoozeNote(due && date(due))}</DropdownMenu.Label>
          </DropdownMenu.Content>
        </DropdownMenu.Portal>
      </DropdownMenu.Root>
      {picking && (
        <Dialog title={words.snoozeUntil} onClose={() => setPicking(false)}>
          <form
            className="dialog-body"
            onSubmit={(event) => {
              event.preventDefault()
              const given = new Date(`${String(new FormData(event.currentTarget).get('date'))}T00:00`)
              setPicking(false)
              snooze(at(given, 0, MORNING))
            }}
          >
            <Field label={words.date}>{(control) => <input {...control} type="date" name="date" required min={firstDay()} />}</Field>
            <div className="dialog-foot">
              <button className="btn btn-primary">{words.snooze}</button>
            </div>
          </form>
        </Dialog>
      )}
    </>
  )
}
