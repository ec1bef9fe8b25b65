import type { Schemas } from '../api.ts'
import { strings } from '../strings.ts'

/** A pack with a check box: its name, the law behind it, number of rules, languages. */
export function PackCard({
  pack,
  checked,
  disabled = false,
  onToggle,
}: {
  pack: Schemas['Pack']
  checked: boolean
  disabled?: boolean
  onToggle(): void
}) {
  const facts = [pack.regulation, strings.settings.rulesIn(pack.rules, pack.of), pack.languages.toSorted().join(' ')].filter(Boolean)
  return (
    <label className="pack">
      <input type="checkbox" checked={checked} disabled={disabled} onChange={onToggle} />
      <span>
        <b>{pack.name}</b>
        <span className="sub">{facts.join(' · ')}</span>
        {pack.description && <span className="sub pack-about">{pack.description}</span>}
      </span>
    </label>
  )
}
