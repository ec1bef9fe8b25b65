import { useNavigate } from '@tanstack/react-router'
import { Segmented } from './segmented.tsx'
import { useWorkspace } from '../session.ts'
import { strings } from '../strings.ts'

const words = strings.sites

const PAGES = { sites: '/w/$workspaceId/sites', audits: '/w/$workspaceId/audits', portfolio: '/w/$workspaceId/portfolio' } as const

/** Audits by site, all sites beside each other, or every run for itself. */
export function ViewSwitch({ value }: { value: keyof typeof PAGES }) {
  const { id: workspaceId } = useWorkspace()
  const navigate = useNavigate()
  return (
    <Segmented
      label={words.view}
      value={value}
      options={[
        { value: 'sites', label: words.bySite },
        { value: 'portfolio', label: strings.gates.portfolio },
        { value: 'audits', label: words.everyRun },
      ]}
      onChange={(to) => void navigate({ to: PAGES[to], params: { workspaceId } })}
    />
  )
}
