import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../../base/api.ts'
import { dateTime, languageName } from '../../base/format.ts'
import { say } from '../../base/parts/toast.tsx'
import { useWorkspace } from '../../base/session.ts'
import { strings } from '../../base/strings.ts'
import { ReasonDialog } from '../../base/parts/reason-dialog.tsx'
import { useChange } from '../../base/use-change.ts'
import { TOUCHED } from './use-saving.ts'
import type { Template } from './state.ts'

const words = strings.templates
const named = (version: number) => (version === 0 ? words.theDraft : words.version(version))

/** Every version with its reason, what changed between two of them, and the way back. */
export function VersionsCard({ template, readOnly }: { template: Template; readOnly: boolean }) {
  const { id: workspaceId } = useWorkspace()
  const [compared, setCompared] = useState<[number, number] | null>(null)
  const [back, setBack] = useState<number | null>(null)
  const roll = useChange('rollTemplateBack', TOUCHED, () => {
    setBack(null)
    say({ text: words.rolledBack, icon: 'i-check' })
  })
  const shown: [number, number] | null = compared ?? (template.draft && template.version !== null ? [template.version, 0] : null)
  return (
    <>
      <section className="sheet card" aria-labelledby="template-versions">
        <div className="card-top">
          <h2 id="template-versions">{words.history}</h2>
          {template.draft && template.version !== null && (
            <button className="btn btn-sm" type="button" onClick={() => setCompared([template.version!, 0])}>
              {words.compareDraft}
            </button>
          )}
        </div>
        {template.versions.length === 0 && <p className="note">{template.own ? words.noVersions : words.builtInVersions}</p>}
        <ol className="version-list">
          {template.versions.map(({ version, author, reason, created_at: at }) => (
            <li key={version}>
              <span className="ver">{version}</span>
              <div>
                <p className="version-by">
                  {version === template.version && <span className="tag">{words.inUse}</span>}{' '}
                  <span>{words.byOn(author?.name ?? null, dateTime(at))}</span>
                </p>
                {reason && <q dir="auto">{reason}</q>}
                <p className="version-do">
                  {version > 1 && (
                    <button className="link" type="button" onClick={() => setCompared([version - 1, version])}>
                      {words.compareWith(version - 1)}
                    </button>
                  )}
                  {!readOnly && version !== template.version && template.draft === null && (
                    <button className="link" type="button" onClick={() => setBack(version)}>
                      {words.rollBack(version)}
                    </button>
                  )}
                </p>
              </div>
            </li>
          ))}
        </ol>
      </section>
      {shown && <Changes template={template} from={shown[0]} to={shown[1]} />}
      {back !== null && (
        <ReasonDialog
          title={words.rollBack(back)}
          note={words.rollBackNote(back)}
          verb={words.rollBackVerb}
          busy={roll.isPending}
          onDo={(reason) => roll.mutate({ workspace_id: workspaceId, template_id: template.id, body: { reason, version: back } })}
          onClose={() => setBack(null)}
        />
      )}
    </>
  )
}

function Changes({ template, from, to }: { template: Template; from: number; to: number }) {
  const { id: workspaceId } = useWorkspace()
  const { data } = useQuery({
    queryKey: ['template', workspaceId, template.id, 'compare', from, to, template.draft?.revision ?? 0],
    queryFn: () => call('compareTemplate', { workspace_id: workspaceId, template_id: template.id, from, to }),
  })
  return (
    <section className="sheet card" aria-labelledby="template-changes">
      <h2 id="template-changes">{words.changes(named(from), named(to))}</h2>
      {data && data.changes.length === 0 && <p className="note">{words.noChange}</p>}
      <dl className="words">
        {data?.changes.map(({ part, language, key, added, removed }, index) => (
          <div key={index}>
            <dt>
              {words.changedPart[part]}
              {language && ` · ${languageName(language)}`}
            </dt>
            <dd dir="auto">
              {key !== '' && <span className="note">{key}</span>}{' '}
              {removed.map((text, at) => (
                <del key={at}>{text}</del>
              ))}
              {added.map((text, at) => (
                <ins key={at}>{text}</ins>
              ))}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
