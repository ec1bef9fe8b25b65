import { useNavigate } from '@tanstack/react-router'
import { Segmented } from './segmented.tsx'
import { useWorkspace } from '../session.ts'
import { strings } from '../strings.ts'

const words = strings.sites

/** Audits by site, or every run for itself. */
export function ViewSwitch({ value }: { value: 'sites' | 'audits' }) {
  const { id: workspaceId } = useWorkspace()
  const navigate = useNavigate()
  return (
    <Segmented
      label={words.view}
      value={value}
      options={[
        { value: 'sites', label: words.bySite },
        { value: 'audits', label: words.everyRun },
      ]}
      onChange={(to) => void navigate({ to: to === 'sites' ? '/w/$workspaceId/sites' : '/w/$workspaceId/audits', params: { workspaceId } })}
    />
  )
}
