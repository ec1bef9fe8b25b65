import { useId } from 'react'
import { strings } from '../../base/strings.ts'
import { Choice } from '../../base/parts/form-controls.tsx'

const words = strings.ruleEditor

/** How near: a part of the page, or a number of characters or words. */
export function Within({ value, usual, onChange }: { value: string | undefined; usual: string; onChange(value: string): void }) {
  const id = useId()
  const match = /^(\d+) (characters|words)$/.exec(value ?? '')
  const unit = match?.[2] ?? value ?? usual
  return (
    <>
      <span>{words.in}</span>
      {match && (
        <input
          id={id}
          type="number"
          min={1}
          max={9999}
          aria-label={words.howMany}
          value={match[1]}
          onChange={(event) => onChange(`${Math.max(1, Math.trunc(Number(event.target.value)) || 1)} ${unit}`)}
        />
      )}
      <Choice
        label={words.within}
        value={unit}
        options={words.withins}
        onChange={(next) => onChange(next === 'characters' ? '200 characters' : next === 'words' ? '20 words' : next)}
      />
    </>
  )
}
