import { parse } from 'libpg-query'
import { TENANT_TABLES } from '../../src/db/base/workspace-tables.ts'

/*
 * The forms that an engine which spreads tables by workspace refuses (Citus, tried on a cluster), found in the text of a statement. Types
 * are not worked out: a function counts by its name, and arithmetic with an interval as arithmetic on timestamps.
 */

// The parser's nodes as JSON: {Kind: {field: …}}.
type Node = any

/** Names of functions that are not immutable, in any of their forms. */
export type Mutable = ReadonlySet<string>

const TENANTS = new Set<string>(TENANT_TABLES)
/** Casts whose result depends on the session's settings. */
const SETTING_CASTS = new Set(['timestamptz', 'timestamp', 'date', 'time', 'timetz', 'json', 'regclass'])

export async function refusedForms(text: string, mutable: Mutable): Promise<string[]> {
  const { stmts } = (await parse(text)) as { stmts?: { stmt: Node }[] }
  const refused = new Set<string>()
  for (const { stmt } of stmts ?? []) {
    const ctes = new Set<string>()
    each(stmt, (kind, node) => kind === 'CommonTableExpr' && ctes.add(node.ctename))
    const isTenant = (table: Node) => TENANTS.has(table?.relname) && !ctes.has(table.relname)
    each(stmt, (kind, node) => {
      for (const form of FORMS[kind]?.(node, isTenant, mutable) ?? []) refused.add(form)
    })
    if (takesTheTime(stmt)) refused.add("the database's time as a value")
  }
  return [...refused]
}

type Form = (node: Node, isTenant: (table: Node) => boolean, mutable: Mutable) => string[]

const FORMS: Record<string, Form> = {
  MergeStmt: () => ['MERGE'],
  SelectStmt: (node, isTenant) => unscoped(node.fromClause ?? [], [node.whereClause], isTenant),
  DeleteStmt: (node, isTenant, mutable) => [
    ...unscoped([{ RangeVar: node.relation }, ...(node.usingClause ?? [])], [node.whereClause], isTenant),
    ...(isTenant(node.relation) ? overColumns(node.whereClause, mutable, 'DELETE') : []),
  ],
  UpdateStmt: (node, isTenant, mutable) => [
    ...unscoped([{ RangeVar: node.relation }, ...(node.fromClause ?? [])], [node.whereClause], isTenant),
    ...(isTenant(node.relation)
      ? [
          ...overColumns(node.targetList, mutable, 'UPDATE'),
          ...overColumns(node.whereClause, mutable, 'UPDATE'),
          ...(node.targetList.some((target: Node) => target.ResTarget.name === 'workspace_id') ? ['UPDATE of workspace_id'] : []),
          // Citus takes it for an element that is assigned to, and the coordinator ends.
          ...(node.targetList.some((target: Node) => target.ResTarget.val?.A_Indirection)
            ? ['array element as the value of a column']
            : []),
        ]
      : []),
  ],
  InsertStmt: (node, isTenant, mutable) => {
    if (!isTenant(node.relation)) return []
    const { onConflictClause: conflict, selectStmt } = node
    const { valuesLists: lists, targetList: selected } = selectStmt?.SelectStmt ?? {}
    const first = lists ? lists[0].List.items[0] : selected?.[0]?.ResTarget.val
    return [
      // Another table's workspace_id is as good: that the select is held to one workspace is looked at as for every select.
      ...(node.cols?.[0]?.ResTarget.name !== 'workspace_id' || !(isParameter(first) || isHeld(first, selectStmt?.SelectStmt, isTenant))
        ? [`INSERT into ${node.relation.relname} without $n as workspace_id`]
        : []),
      ...(lists && holds(lists, 'SubLink') ? ['subquery in VALUES'] : []),
      ...anywhere([conflict?.targetList, conflict?.whereClause], mutable, 'ON CONFLICT'),
    ]
  },
}

/** Tenant tables of one level of a query that are neither held to a workspace nor joined to another table's. */
function unscoped(from: Node[], where: Node[], isTenant: (table: Node) => boolean): string[] {
  const tables: { relname: string; name: string }[] = []
  const conditions = [...where]
  const visit = (item: Node) => {
    if (item?.RangeVar && isTenant(item.RangeVar))
      tables.push({ relname: item.RangeVar.relname, name: item.RangeVar.alias?.aliasname ?? item.RangeVar.relname })
    if (!item?.JoinExpr) return
    conditions.push(item.JoinExpr.quals)
    visit(item.JoinExpr.larg)
    visit(item.JoinExpr.rarg)
  }
  from.forEach(visit)
  const held = new Set<string>()
  const read = (condition: Node) => {
    if (condition?.BoolExpr?.boolop === 'AND_EXPR') condition.BoolExpr.args.forEach(read)
    const { kind, name, lexpr, rexpr } = condition?.A_Expr ?? {}
    if (kind !== 'AEXPR_OP' || name[0].String.sval !== '=') return
    const owners = [lexpr, rexpr].map(workspaceOf)
    if (owners.every((owner) => owner !== null) || [lexpr, rexpr].some(isParameter))
      for (const owner of owners) if (owner !== null) held.add(owner)
  }
  conditions.forEach(read)
  // Without a table's name it is the column of the only table.
  return tables
    .filter(({ name }) => !held.has(name) && !(held.has('') && tables.length === 1))
    .map(({ relname }) => `${relname} without workspace_id`)
}

/** Whether a value is the workspace_id of a tenant table of the select's own FROM. */
function isHeld(value: Node, select: Node, isTenant: (table: Node) => boolean): boolean {
  const owner = workspaceOf(value)
  return (
    Boolean(owner) && (select?.fromClause ?? []).some((item: Node) => item.RangeVar?.alias?.aliasname === owner && isTenant(item.RangeVar))
  )
}

/** The table of a column `workspace_id`, '' where it is not named; null for anything else. */
function workspaceOf(node: Node): string | null {
  const names = node?.ColumnRef?.fields.map((field: Node) => field.String?.sval)
  return names?.at(-1) === 'workspace_id' ? (names.length > 1 ? names[0] : '') : null
}

const isParameter = (node: Node): boolean => Boolean(node?.ParamRef) || (node?.TypeCast ? isParameter(node.TypeCast.arg) : false)

const overColumns = (part: Node, mutable: Mutable, where: string) =>
  mutableCalls(part, mutable, true).map((call) => `${call} over a column in ${where}`)
const anywhere = (part: Node, mutable: Mutable, where: string) => mutableCalls(part, mutable, false).map((call) => `${call} in ${where}`)

function mutableCalls(part: Node, mutable: Mutable, columns: boolean): string[] {
  const found: string[] = []
  const counts = (node: Node) => !columns || holds(node, 'ColumnRef')
  each(part, (kind, node) => {
    if (kind === 'FuncCall') {
      const name = node.funcname.at(-1).String.sval
      if (mutable.has(name) && counts(node.args ?? [])) found.push(`${name}()`)
    }
    if (kind === 'SQLValueFunction' && !columns) found.push('current time')
    if (
      kind === 'A_Expr' &&
      ['+', '-'].includes(node.name[0].String?.sval) &&
      [node.lexpr, node.rexpr].some(isInterval) &&
      counts([node.lexpr, node.rexpr])
    )
      found.push('arithmetic with an interval')
    if (kind === 'TypeCast' && SETTING_CASTS.has(node.typeName.names.at(-1).String.sval) && holds(node.arg, 'ColumnRef'))
      found.push(`cast to ${node.typeName.names.at(-1).String.sval}`)
  })
  return found
}

const isInterval = (node: Node): boolean => {
  let found = false
  each(node, (kind, value) => {
    if (kind === 'TypeCast' && value.typeName.names.at(-1).String.sval === 'interval') found = true
  })
  return found
}

function holds(part: Node, wanted: string): boolean {
  let found = false
  each(part, (kind) => {
    if (kind === wanted) found = true
  })
  return found
}

/** Every node below, by kind. */
export function each(part: Node, visit: (kind: string, node: Node) => void): void {
  if (part === null || typeof part !== 'object') return
  for (const [key, value] of Object.entries(part)) {
    if (/^[A-Z]/.test(key) && value !== null && typeof value === 'object') visit(key, value)
    each(value, visit)
  }
}

const CLOCKS = new Set(['now', 'statement_timestamp', 'transaction_timestamp', 'clock_timestamp'])

/**
 * Whether a statement over tables of workspaces takes the database's time as a value, to be written or given out: each node has its own, so
 * the program makes the time of a change (src/db/base/moments.ts). What is only compared with the time is no moment of a change.
 */
function takesTheTime(stmt: Node): boolean {
  let reads = 0
  let isTenants = false
  const count = (part: Node) =>
    each(part, (kind, node) => {
      if (kind === 'FuncCall' && CLOCKS.has(node.funcname.at(-1).String.sval)) reads++
      if (kind === 'SQLValueFunction') reads++
    })
  each(stmt, (kind, node) => {
    if (kind === 'RangeVar' && TENANTS.has(node.relname)) isTenants = true
    if ((kind === 'UpdateStmt' || kind === 'InsertStmt') && TENANTS.has(node.relation.relname)) isTenants = true
    if (kind === 'SelectStmt' || kind === 'UpdateStmt') for (const target of node.targetList ?? []) count(plain(target))
    if (kind === 'SelectStmt') count(node.valuesLists)
  })
  return isTenants && reads > 0
}

/** A value without the subqueries in it, which are visited by themselves. */
const plain = (target: Node): Node => JSON.parse(JSON.stringify(target, (key, value) => (key === 'SubLink' ? undefined : value)))
