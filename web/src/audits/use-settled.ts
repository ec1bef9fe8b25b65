import { useEffect, useState } from 'react'

/** A value once it has stood still for a moment. */
export function useSettled<T>(value: T, pause = 300): T {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), pause)
    return () => clearTimeout(timer)
  }, [value, pause])
  return settled
}
