export const TABS = ['templates', 'tones', 'infobases', 'terms'] as const
export type LibraryTab = (typeof TABS)[number]

/** Search parameters of the library: the tab that is open, unless it is the first. */
export interface LibrarySearch {
  tab?: LibraryTab
}

export function librarySearch(given: Record<string, unknown>): LibrarySearch {
  const tab = TABS.find((known) => known === given.tab)
  return tab === undefined || tab === TABS[0] ? {} : { tab }
}
