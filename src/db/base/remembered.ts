/** Everything remembered together weighs at most this, in bytes. */
const BUDGET = 48 * 1024 * 1024

interface Kept {
  value: Promise<unknown>
  weight: number
}

const kept = new Map<string, Kept>()
let total = 0

/**
 * What was worked out for a key, worked out once: the key names everything the answer depends on (the audit's version
 * above all), so that it is never wrong, only forgotten. Two that ask at once wait for the same work.
 */
export function remembered<T>(key: string, weigh: (value: T) => number, make: () => Promise<T>): Promise<T> {
  const known = kept.get(key)
  if (known) {
    kept.delete(key)
    kept.set(key, known)
    return known.value as Promise<T>
  }
  const entry: Kept = { value: make(), weight: key.length + 200 }
  kept.set(key, entry)
  total += entry.weight
  entry.value.then(
    (value) => {
      if (kept.get(key) !== entry) return
      const weight = weigh(value as T)
      entry.weight += weight
      total += weight
      forgetOldest()
    },
    () => drop(key, entry),
  )
  return entry.value as Promise<T>
}

function forgetOldest(): void {
  for (const [key, entry] of kept) {
    if (total <= BUDGET) return
    drop(key, entry)
  }
}

function drop(key: string, entry: Kept): void {
  if (kept.get(key) !== entry) return
  kept.delete(key)
  total -= entry.weight
}
