import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { Schemas } from '../../base/api.ts'
import { date, languageName } from '../../base/format.ts'
import { SeverityLabel } from '../../base/parts/severity.tsx'
import type { SeverityName } from '../../base/parts/severity.tsx'
import { useWorkspace } from '../../base/session.ts'
import { strings } from '../../base/strings.ts'
import { countryName } from '../../base/country-name.ts'

const words = strings.administration
const settings = strings.settings

export type Entry = Schemas['AdminEntry']
/** Names for identifiers of people; anything else as it is. */
export type NameOf = (id: string) => string

// The values of entries are what each change wrote; what is missing is shown as nothing.
type Fields = Record<string, any>
const fieldsOf = (value: unknown): Fields => (typeof value === 'object' && value !== null ? value : {})
const listOf = (value: unknown): string[] => (Array.isArray(value) ? value.map(String) : [])

const Arrow = () => <span className="arrow">{words.arrow}</span>
const namesOf = (trackers: unknown) => (Array.isArray(trackers) ? trackers.map((tracker) => fieldsOf(tracker).name) : [])
/** What was changed, by the first part of the kind of an entry. */
export const kindName = (prefix: string): string =>
  prefix === 'dismissal_reasons'
    ? strings.presets.reasons
    : prefix === 'issue_trackers'
      ? strings.presets.trackers
      : prefix === 'ending_days'
        ? strings.ends.title
        : prefix === 'register'
          ? strings.register.short
          : (words.kinds[prefix] ?? prefix.replaceAll('_', ' '))

const daysOr = (value: unknown): string => (typeof value === 'number' ? words.days(value) : words.noDate)

const FromTo = ({ from, to }: { from: ReactNode; to: ReactNode }) => (
  <>
    {from}
    <Arrow />
    {to}
  </>
)

/** What was put into a list and what was taken out of it. */
function ListChange({ from, to, nameOf = String }: { from: unknown; to: unknown; nameOf?: (item: string) => string }) {
  const [before, after] = [listOf(from), listOf(to)]
  const named = (items: string[]) => items.map(nameOf).join(', ')
  const parts = [
    [words.added, after.filter((item) => !before.includes(item))],
    [words.removed, before.filter((item) => !after.includes(item))],
  ] as const
  const said = parts.flatMap(([verb, items]) => (items.length > 0 ? [`${verb} ${named(items)}`] : []))
  return said.length > 0 ? said.join('; ') : <FromTo from={named(before) || words.none} to={named(after) || words.none} />
}

const roleName = (role: unknown) => settings.roles[role as keyof typeof settings.roles] ?? String(role ?? '')

/** Which of several parts changed, each from what to what. */
function parts(from: unknown, to: unknown, names: Record<string, string>, shown: (value: unknown) => string): string {
  const [before, after] = [fieldsOf(from), fieldsOf(to)]
  return Object.entries(names)
    .filter(([key]) => (before[key] ?? null) !== (after[key] ?? null))
    .map(([key, name]) => `${name} ${shown(before[key])} ${words.arrow} ${shown(after[key])}`)
    .join(', ')
}

const severity = (value: unknown): ReactNode => {
  const given = fieldsOf(value).severity
  return given === undefined ? words.builtIn : given === 'OFF' ? settings.off : <SeverityLabel value={given as SeverityName} />
}

/** Whose it is and how long it holds. */
function Terms({ value, nameOf }: { value: unknown; nameOf: NameOf }) {
  const { owner_id: owner, until, rule_id: rule, site, language } = fieldsOf(value)
  const said = [
    site && words.onlyFor(site),
    language && words.onlyFor(language),
    rule && words.onlyFor(rule),
    owner && words.owner(nameOf(owner)),
    until && words.until(date(until)),
  ].filter(Boolean)
  return said.length > 0 ? ` ${said.join(', ')}` : ''
}

/** What changed, in a sentence. */
export function What({ entry: { kind, subject, rule_name: ruleName, from, to }, nameOf }: { entry: Entry; nameOf: NameOf }): ReactNode {
  const [before, after] = [fieldsOf(from), fieldsOf(to)]
  const who = <b>{subject}</b>
  const rule = <b title={subject ?? undefined}>{ruleName ?? subject}</b>
  switch (kind) {
    case 'severity.changed':
      return (
        <>
          {rule}{' '}
          {before.severity !== undefined && before.severity === after.severity ? (
            severity(to)
          ) : (
            <FromTo from={severity(from)} to={severity(to)} />
          )}
          <Terms value={{ ...after, rule_id: null }} nameOf={nameOf} />
        </>
      )
    case 'allow_list.changed':
      return (
        <>
          {from === null ? words.added : to === null ? words.removed : words.changed} <b className="serif">{subject}</b>
          <Terms value={to ?? from} nameOf={nameOf} />
        </>
      )
    case 'page_reading.changed':
      return (
        <>
          {from === null ? words.added : to === null ? words.removed : words.changed} <b className="serif">{subject}</b>{' '}
          {[after.page_kind ?? before.page_kind, ...listOf(after.sells ?? before.sells)].filter(Boolean).join(', ')}
        </>
      )
    case 'markets.changed': {
      const { sector, channel } = settings.markets
      const changed = [
        ['markets', countryName],
        ['sectors', (code: string) => sector[code] ?? code],
        ['channels', (code: string) => channel[code] ?? code],
      ] as const
      const said = changed.filter(([key]) => JSON.stringify(before[key] ?? null) !== JSON.stringify(after[key] ?? null))
      return said.map(([key, name], index) => (
        <span key={key}>
          {index > 0 && '; '}
          <ListChange from={before[key]} to={after[key]} nameOf={name} />
        </span>
      ))
    }
    case 'retention.changed':
      return parts(from, to, words.kept, (value) => (typeof value === 'number' ? words.days(value) : words.noEnd))
    case 'due_days.changed':
      return parts(from, to, strings.base.severity, (value) => (typeof value === 'number' ? words.days(value) : words.noDate))
    case 'ending_days.changed':
      return <FromTo from={daysOr(from)} to={daysOr(to)} />
    case 'four_eyes.changed':
      return <ListChange from={from} to={to} nameOf={(each) => strings.base.severity[each as SeverityName] ?? each} />
    case 'issue_trackers.changed':
      return <ListChange from={namesOf(from)} to={namesOf(to)} />
    case 'packs.changed':
      return from === null ? <FromTo from={words.every} to={listOf(to).join(', ') || words.none} /> : <ListChange from={from} to={to} />
    case 'member.added':
      return (
        <>
          {words.added} {who}, {roleName(after.role)} {words.by[after.by] ?? ''}
        </>
      )
    case 'member.removed':
      return (
        <>
          {words.removed} {who}, {roleName(before.role)}
        </>
      )
    case 'role.changed':
      return (
        <>
          {who} <FromTo from={roleName(before.role)} to={roleName(after.role)} />
        </>
      )
    case 'invitation.made':
      return (
        <>
          {words.invited} {who} {words.as(roleName(after.role))}
        </>
      )
    case 'invitation.withdrawn':
      return (
        <>
          {words.withdrawn} {who}
        </>
      )
    case 'key.made':
    case 'key.revoked':
      return (
        <>
          {kind === 'key.made' ? words.made : words.revoked} {who}
          {Array.isArray(after?.scopes) && `: ${listOf(after.scopes).join(', ')}`}
        </>
      )
    case 'key.rotated':
      return (
        <>
          {words.rotated} {who}: <FromTo from={before.prefix} to={after.prefix} />
        </>
      )
    case 'workspace.imported':
      return words.imported
    case 'workspace.made':
      return (
        <>
          {words.made} {who}
        </>
      )
    case 'endpoint.made':
    case 'endpoint.removed':
      return (
        <>
          {kind === 'endpoint.made' ? words.added : words.removed} {who}
        </>
      )
    case 'endpoint.changed':
      return (
        <>
          {who} {String(before.types) !== String(after.types) && <ListChange from={before.types} to={after.types} />}{' '}
          {after.key_changed && words.keyChanged}{' '}
          {before.enabled !== after.enabled && words.verb[after.enabled ? 'rule.switched_on' : 'rule.switched_off']}
        </>
      )
    case 'webhook.changed':
      return before.host === after.host ? (
        <ListChange from={before.kinds} to={after.kinds} />
      ) : (
        <FromTo from={before.host ?? words.none} to={after.host ?? words.none} />
      )
    case 'second_model.changed':
      return (
        <>
          <FromTo from={before.model ?? words.none} to={after.model ?? words.none} />
          {after.key_changed && `, ${words.keyChanged}`}
        </>
      )
    case 'model.changed':
      return (
        <>
          <FromTo from={before.model ?? words.serverModel} to={after.model ?? words.serverModel} />
          {after.key_changed && `, ${words.keyChanged}`}
        </>
      )
    case 'language.changed':
      return <FromTo from={languageName(String(from ?? 'EN'))} to={languageName(String(to ?? 'EN'))} />
    case 'rules.imported':
      return (
        <>
          {who} {words.rulesImported(after.new ?? 0, after.changed ?? 0)}
        </>
      )
    case 'rules.import_undone':
      return (
        <>
          {who} {words.importUndone(after.removed ?? 0, after.restored ?? 0, listOf(after.left).length)}
        </>
      )
    case 'filter.trained':
      return (
        <>
          {who} {words.trained(after.filtered ?? 0, after.precision ?? 0)}
        </>
      )
    case 'security.changed':
      return words.secondFactor[String(to)] ?? String(to)
    case 'rule_review.changed':
      return words.secondPerson[String(to)] ?? String(to)
    case 'assignment_rules.changed':
      return (
        <>
          {from === null ? words.added : to === null ? words.removed : words.changed} {who}
        </>
      )
    case 'document_approval.changed':
      return words.changed
    case 'terms.changed':
      return words.terms(after.added ?? 0, after.changed ?? 0, after.removed ?? 0)
    default:
      if (kind.startsWith('template.')) return <TemplateChange {...{ kind, subject, from, to }} />
      if (kind.startsWith('claim.') || kind.startsWith('live.'))
        return (
          <>
            {who} {words.claimVerb[kind] ?? kind}
            {typeof after.version === 'number' && `, ${words.version(after.version)}`}
          </>
        )
      if (kind.startsWith('register.'))
        return (
          <>
            {who} {strings.register.happened[kind] ?? kind}
            {typeof after.title === 'string' && `, ${after.title}`}
          </>
        )
      if (kind.startsWith('document.'))
        return (
          <>
            {who} {strings.approval.happened[kind] ?? kind}
            {typeof after.version === 'number' && `, ${words.version(after.version)}`}
          </>
        )
      return kind.startsWith('rule.') ? (
        <RuleChange {...{ kind, subject, rule_name: ruleName, from, to }} />
      ) : (
        <Plain {...{ subject, from, to }} />
      )
  }
}

/** A rule of the workspace's own: what was done with which version. */
function RuleChange({ kind, subject, rule_name: name, from, to }: Pick<Entry, 'kind' | 'subject' | 'rule_name' | 'from' | 'to'>) {
  const { id: workspaceId } = useWorkspace()
  const version = fieldsOf(to).version ?? fieldsOf(from).version
  return (
    <>
      {name !== null && subject !== null ? (
        <Link to="/w/$workspaceId/rules/own/$ruleId" params={{ workspaceId, ruleId: subject }}>
          {name}
        </Link>
      ) : (
        <b>{subject}</b>
      )}{' '}
      {words.verb[kind] ?? kind.slice('rule.'.length).replaceAll('_', ' ')}
      {typeof version === 'number' && `, ${words.version(version)}`}
    </>
  )
}

/** A template: what was done with which version. */
const TemplateChange = ({ kind, subject, from, to }: Pick<Entry, 'kind' | 'subject' | 'from' | 'to'>) => (
  <>
    <b>{subject}</b> {words.templateVerb[kind] ?? kind}
    {typeof fieldsOf(to ?? from).version === 'number' && `, ${words.version(fieldsOf(to ?? from).version)}`}
  </>
)

/** Kinds that say enough by themselves: names, lists, single values. */
function Plain({ subject, from, to }: Pick<Entry, 'subject' | 'from' | 'to'>) {
  const single = (value: unknown) => (value === null || value === undefined ? words.none : typeof value === 'object' ? null : String(value))
  if (Array.isArray(from) || Array.isArray(to)) return <ListChange from={from} to={to} />
  const [before, after] = [single(from), single(to)]
  return (
    <>
      {subject && <b>{subject} </b>}
      {before !== null && after !== null ? <FromTo from={before} to={after} /> : words.changed}
    </>
  )
}
