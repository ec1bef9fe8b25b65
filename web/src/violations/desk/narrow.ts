import { useSyncExternalStore } from 'react'

/** Where one column is shown at a time and the whole page scrolls: a narrow screen, or 400% zoom. narrow.css has the same media query. */
const QUERY = '(max-width: 48rem), (max-height: 30rem)'

const subscribe = (listener: () => void) => {
  const list = matchMedia(QUERY)
  list.addEventListener('change', listener)
  return () => list.removeEventListener('change', listener)
}
export const useNarrow = (): boolean => useSyncExternalStore(subscribe, () => matchMedia(QUERY).matches)
