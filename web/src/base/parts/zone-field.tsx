import { LONGEST_TIME_ZONE } from '../../../../src/contract/limits.ts'
import { useId, useState } from 'react'
import { timeZones } from '../cron.ts'
import { folded } from '../folded.ts'
import { Field } from './field.tsx'

interface Props {
  label: string
  zone: string
  fault?: string | null
  disabled?: boolean
  onZone(zone: string): void
}

/** A zone as people say it: Europe/Berlin is found by “berlin”, America/New_York by “new york”. */
const plain = (name: string) => folded(name).replaceAll('_', ' ')

function zoneOf(typed: string, zones: readonly string[]): string | undefined {
  const asked = plain(typed.trim())
  if (asked === '') return undefined
  const named = zones.filter((name) => plain(name) === asked || plain(name).endsWith(`/${asked}`))
  const fitting = named.length > 0 ? named : zones.filter((name) => plain(name).includes(asked))
  return fitting[0]
}

/** A time zone: its field is typed in and offers what fits; what no zone is called gives way to the one before. */
export function ZoneField({ label, zone, fault = null, disabled = false, onZone }: Props) {
  const id = useId()
  const [typed, setTyped] = useState<string | null>(null)
  const zones = [...new Set([zone, ...timeZones()])]
  const take = () => {
    if (typed === null) return
    const found = zoneOf(typed, zones)
    setTyped(null)
    if (found !== undefined && found !== zone) onZone(found)
  }
  return (
    <Field label={label} fault={fault}>
      {(control) => (
        <>
          <input
            {...control}
            type="text"
            list={id}
            autoComplete="off"
            spellCheck={false}
            disabled={disabled}
            maxLength={LONGEST_TIME_ZONE}
            value={typed ?? zone}
            onFocus={(event) => event.target.select()}
            onChange={(event) => {
              const next = event.target.value
              // What is chosen from the list is a whole name.
              if (zones.includes(next)) {
                setTyped(null)
                onZone(next)
              } else setTyped(next)
            }}
            onBlur={take}
            onKeyDown={(event) => {
              if (event.key !== 'Enter' || typed === null) return
              event.preventDefault()
              take()
            }}
          />
          <datalist id={id}>
            {zones.map((name) => (
              <option key={name} value={name} />
            ))}
          </datalist>
        </>
      )}
    </Field>
  )
}
