import { useSyncExternalStore } from 'react'

/** Where the columns stand one at a time and the page scrolls as one: a narrow screen, or 400% zoom. The same words are in narrow.css. */
const QUERY = '(max-width: 48rem), (max-height: 30rem)'

const subscribe = (listener: () => void) => {
  const list = matchMedia(QUERY)
  list.addEventListener('change', listener)
  return () => list.removeEventListener('change', listener)
}
export const useNarrow = (): boolean => useSyncExternalStore(subscribe, () => matchMedia(QUERY).matches)
