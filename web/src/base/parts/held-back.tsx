import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { call } from '../api.ts'
import type { Schemas } from '../api.ts'
import { langTag } from '../format.ts'
import { SeverityLabel, severityClass } from './severity.tsx'
import { useWorkspace } from '../session.ts'
import { strings } from '../strings.ts'
import { useChange } from '../use-change.ts'
import { ReadingDialog, type Read } from './reading-dialog.tsx'
import { newRuleSearch } from '../new-rule-search.ts'

const words = strings.desk.held

/** What was held back on a page, each in its sentence with the rule and the reason; looked for when it is opened. */
export function HeldBack({ assetId, count, always = false }: { assetId: string; count: number | null; always?: boolean }) {
  const { id: workspaceId } = useWorkspace()
  const [open, setOpen] = useState(false)
  const { data, error } = useQuery({
    queryKey: ['held', workspaceId, assetId],
    queryFn: ({ signal }) => call('getHeldBack', { workspace_id: workspaceId, asset_id: assetId }, signal),
    enabled: open,
    staleTime: 60_000,
  })
  if (!count && !always) return null
  return (
    <details className="held" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{count ? words.count(count) : words.howRead}</summary>
      {!data ? (
        <p className="note" role="status">
          {error ? error.message : words.looking}
        </p>
      ) : !data.kept ? (
        <p className="note">{words.notKept}</p>
      ) : (
        <>
          {data.read_as && <Reading read={data.read_as} place={data.place} saidOf={data.said_of} />}
          <ul>
            {data.held.map((one, index) => (
              <Held key={index} held={one} />
            ))}
          </ul>
          {data.total > 0 && (
            <p className="note">
              {data.total > data.held.length && `${words.first(data.held.length, data.total)} `}
              {words.today}
            </p>
          )}
        </>
      )}
    </details>
  )
}

const reading = strings.desk.reading
const subjects: Record<string, string> = reading.subjects

/** What the page was read as; whoever manages rules says what it is instead. */
function Reading({ read, place, saidOf }: { read: Read; place: string | null; saidOf: string | null }) {
  const { id: workspaceId, may } = useWorkspace()
  const [correcting, setCorrecting] = useState(false)
  const takeBack = useChange('setPageReading', ['held'])
  const sold = read.sold.map(({ subject, ...rest }) => ({ ...rest, subject: subjects[subject] ?? subject }))
  return (
    <div className="note">
      {read.said ? reading.asYouSay(sold.map(({ subject }) => subject)) : reading.as(read.kind, sold)}
      {place !== null && may('manage_rules') && (
        <>
          {' · '}
          <button className="link" type="button" onClick={() => setCorrecting(true)}>
            {reading.correct}
          </button>
          {saidOf !== null && (
            <>
              {' · '}
              <button
                className="link"
                type="button"
                disabled={takeBack.isPending}
                onClick={() => takeBack.mutate({ workspace_id: workspaceId, body: { place: saidOf, page_kind: null, sells: null } })}
              >
                {reading.takeBack}
              </button>
            </>
          )}
        </>
      )}
      {correcting && place !== null && <ReadingDialog place={place} read={{ ...read, sold }} onClose={() => setCorrecting(false)} />}
    </div>
  )
}

function Held({ held }: { held: Schemas['HeldFinding'] }) {
  const { id: workspaceId, may } = useWorkspace()
  const { sentence, sentence_start: start, text, severity, rule_name: rule, why, language_key: language } = held
  return (
    <li>
      <q lang={langTag(language)} dir="auto">
        {sentence.slice(0, start)}
        <mark className={`m m-${severityClass(severity)}`}>{sentence.slice(start, start + text.length)}</mark>
        {sentence.slice(start + text.length)}
      </q>
      <span className="held-why">{why}</span>
      <span className="sub">
        <SeverityLabel value={severity} only /> {rule}
        {may('manage_rules') && (
          <>
            {' · '}
            <Link
              className="link"
              to="/w/$workspaceId/rules/own/new"
              params={{ workspaceId }}
              search={newRuleSearch({ term: text, sentence, language })}
            >
              {words.makeRule}
            </Link>
          </>
        )}
      </span>
    </li>
  )
}
