import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import type { Path } from '../../../../src/generation/template/template-yaml.ts'
import { textOf, valueAt } from '../../../../src/generation/template/template-yaml.ts'
import { call } from '../../base/api.ts'
import { useWorkspace } from '../../base/session.ts'
import { strings } from '../../base/strings.ts'
import { TextField } from '../../base/parts/form-controls.tsx'
import { Row } from './bits.tsx'
import { RULES, useEditor, useFault } from './state.ts'

const words = strings.templates
const serviceOf = (model: string) => model.split(':')[0]!.trim().toLowerCase()

/** A model that a template or a step asks for. One whose service nobody has set up is marked, and kept all the same. */
export function ModelRow({ path, label, help }: { path: Path; label: string; help: string }) {
  const id = useId()
  const { values, set } = useEditor()
  const fault = useFault(RULES, path)
  const usable = useUsableModels()
  const value = textOf(valueAt(values[RULES], path)).trim()
  const isUsable = value === '' || usable === null || usable.names.includes(value) || usable.services.includes(serviceOf(value))
  return (
    <Row label={label} htmlFor={id} fault={fault ?? (isUsable ? null : words.modelUnusable(value))} help={help}>
      <span className="mono">
        <TextField id={id} list={`${id}-models`} value={value} onChange={(text) => set(RULES, path, text.trim() || undefined)} />
      </span>
      <datalist id={`${id}-models`}>
        {usable?.names.map((name) => (
          <option key={name} value={name} />
        ))}
      </datalist>
    </Row>
  )
}

/** Models that can be named here, and services of which any model can. */
function useUsableModels(): { names: string[]; services: string[] } | null {
  const { id: workspaceId } = useWorkspace()
  const { data } = useQuery({
    queryKey: ['usable-models', workspaceId],
    queryFn: ({ signal }) =>
      Promise.all([call('getModel', { workspace_id: workspaceId }, signal), call('getSecondModel', { workspace_id: workspaceId }, signal)]),
    staleTime: 60_000,
  })
  if (!data) return null
  const own = data.flatMap(({ from, model }) => (from === 'workspace' && model !== null ? [model] : []))
  return { names: [...new Set([...own, ...data[0].server_models])], services: own.map(serviceOf) }
}
