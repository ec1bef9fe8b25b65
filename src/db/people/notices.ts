import { NOTICES } from '../../reviews/chart/notices.ts'
import type { MailChoice, NoticeKind } from '../../reviews/chart/notices.ts'
import { nextDigests } from './digest-times.ts'
import { newId } from '../base/ids.ts'
import { parametersAfter, rowsSql } from '../base/parameters.ts'
import type { Db } from '../base/pool.ts'

export interface NewNotice {
  userId: string
  kind: NoticeKind
  by?: string | null
  auditId?: string | null
  violationId?: string | null
  approvalId?: string | null
  ruleId?: string | null
  count?: number
  outcome?: string | null
}

/** Writes what people are told of, in the transaction of the change; as each of them has chosen. */
export async function writeNotices(db: Db, workspaceId: string, notices: NewNotice[]): Promise<void> {
  if (notices.length === 0) return
  const now = new Date()
  const digests = await nextDigests(db, workspaceId, [...new Set(notices.map(({ userId }) => userId))], now)
  const { values, parameter } = parametersAfter(workspaceId)
  const rows = rowsSql(parameter, notices, {
    id: ['uuid', () => newId()],
    user_id: ['uuid', ({ userId }) => userId],
    kind: ['text', ({ kind }) => kind],
    by_name: ['text', ({ by }) => by ?? null],
    audit_id: ['uuid', ({ auditId }) => auditId ?? null],
    violation_id: ['uuid', ({ violationId }) => violationId ?? null],
    approval_id: ['uuid', ({ approvalId }) => approvalId ?? null],
    rule_id: ['text', ({ ruleId }) => ruleId ?? null],
    count: ['int', ({ count }) => count ?? 1],
    outcome: ['text', ({ outcome }) => outcome ?? null],
    usual: ['text', ({ kind }) => NOTICES[kind].mail],
    digest_at: ['timestamptz', ({ userId }) => digests.get(userId)],
  })
  const at = parameter(now, 'timestamptz')
  await db.query(
    `insert into notices (workspace_id, id, user_id, kind, at, by_name, audit_id, violation_id, approval_id, rule_id, count, outcome, shown,
       mail_at)
     select $1, u.id, u.user_id, u.kind, ${at}, u.by_name, u.audit_id, u.violation_id, u.approval_id, u.rule_id, u.count, u.outcome,
       coalesce(c.shown, true), case coalesce(c.mail, u.usual) when 'once' then ${at} when 'digest' then u.digest_at end
     from ${rows} left join notice_choices c on c.workspace_id = $1 and c.user_id = u.user_id and c.kind = u.kind
     where coalesce(c.shown, true) or coalesce(c.mail, u.usual) <> 'off'`,
    values,
  )
}

export interface NoticeRow {
  id: string
  kind: NoticeKind
  at: string
  by: string | null
  audit_id: string | null
  audit_name: string | null
  violation_id: string | null
  approval_id: string | null
  rule_id: string | null
  count: number
  outcome: string | null
  read: boolean
}

const COLUMNS = `n.id, n.kind, n.at, n.by_name as by, n.audit_id, n.violation_id, n.approval_id, n.rule_id, n.count, n.outcome,
  n.read_at is not null as read,
  (select a.name from audits a where a.workspace_id = $1 and a.id = n.audit_id) as audit_name`

/** A person's notices, newest first, and how many are unread. */
export async function listNotices(db: Db, workspaceId: string, userId: string, limit: number) {
  const { rows } = await db.query<NoticeRow>(
    `select ${COLUMNS} from notices n where n.workspace_id = $1 and n.user_id = $2 and n.shown order by n.at desc, n.id limit $3`,
    [workspaceId, userId, limit],
  )
  const { rows: counted } = await db.query<{ n: number }>(
    'select count(*)::int as n from notices where workspace_id = $1 and user_id = $2 and shown and read_at is null',
    [workspaceId, userId],
  )
  return { notices: rows, unread: counted[0]!.n }
}

/** Null: all of them. */
export async function markRead(db: Db, workspaceId: string, userId: string, ids: string[] | null): Promise<void> {
  await db.query(
    `update notices set read_at = $3 where workspace_id = $1 and user_id = $2 and shown and read_at is null
       and ($4::uuid[] is null or id = any($4))`,
    [workspaceId, userId, new Date(), ids],
  )
}

interface Choice {
  kind: NoticeKind
  shown: boolean
  mail: MailChoice
}

export async function choicesOf(db: Db, workspaceId: string, userId: string): Promise<Choice[]> {
  const { rows } = await db.query<Choice>('select kind, shown, mail from notice_choices where workspace_id = $1 and user_id = $2', [
    workspaceId,
    userId,
  ])
  return rows
}

export async function choose(db: Db, workspaceId: string, userId: string, { kind, shown, mail }: Choice): Promise<void> {
  await db.query(
    `insert into notice_choices (workspace_id, user_id, kind, shown, mail) values ($1, $2, $3, $4, $5)
     on conflict (workspace_id, user_id, kind) do update set shown = excluded.shown, mail = excluded.mail`,
    [workspaceId, userId, kind, shown, mail],
  )
}

/** Ends the mails of a kind; those that wait are not sent either. */
export async function stopMail(db: Db, workspaceId: string, userId: string, kind: NoticeKind): Promise<void> {
  await db.query(
    `insert into notice_choices (workspace_id, user_id, kind, shown, mail) values ($1, $2, $3, true, 'off')
     on conflict (workspace_id, user_id, kind) do update set mail = excluded.mail`,
    [workspaceId, userId, kind],
  )
  await db.query('update notices set mail_at = null where workspace_id = $1 and user_id = $2 and kind = $3 and mail_at is not null', [
    workspaceId,
    userId,
    kind,
  ])
}

export interface WaitingMail extends NoticeRow {
  user_id: string
  failures: number
}

/** Takes mails that are due, for a while: should this process die, another sends them. */
export async function claimMails(db: Db, workspaceId: string, now: Date, until: Date): Promise<WaitingMail[]> {
  const { rows: claimed } = await db.query<{ id: string }>(
    `update notices set mail_at = $3 where workspace_id = $1 and id in (
       select id from notices where workspace_id = $1 and mail_at <= $2 order by mail_at limit 500 for update skip locked) returning id`,
    [workspaceId, now, until],
  )
  if (claimed.length === 0) return []
  const { rows } = await db.query<WaitingMail>(
    `select ${COLUMNS}, n.user_id, n.mail_failures as failures from notices n where n.workspace_id = $1 and n.id = any($2::uuid[])
     order by n.at, n.id`,
    [workspaceId, claimed.map(({ id }) => id)],
  )
  return rows
}

/** What a person's next digest says. */
export async function waitingFor(db: Db, workspaceId: string, userId: string): Promise<NoticeRow[]> {
  const { rows } = await db.query<NoticeRow>(
    `select ${COLUMNS} from notices n where n.workspace_id = $1 and n.user_id = $2 and n.mail_at is not null order by n.at, n.id limit 50`,
    [workspaceId, userId],
  )
  return rows
}

/** `again`: when they are tried once more; null: they were sent, or are given up. */
export async function settleMails(db: Db, workspaceId: string, ids: string[], again: Date | null): Promise<void> {
  await db.query(
    `update notices set mail_at = $3, mail_failures = mail_failures + case when $3::timestamptz is null then 0 else 1 end
     where workspace_id = $1 and id = any($2::uuid[])`,
    [workspaceId, ids, again],
  )
}

/** Forgets what is older. */
export async function forgetNotices(db: Db, workspaceId: string, before: Date): Promise<void> {
  await db.query('delete from notices where workspace_id = $1 and at < $2 and mail_at is null', [workspaceId, before])
}
