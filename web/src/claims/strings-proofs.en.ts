import { plural } from '../base/strings.en.ts'

export const claimProofs = {
  knowledge: 'Knowledge base',
  file: 'Choose or drop the file that proves it',
  fileHelp: 'It is read and kept as it is. PDF, Word, web pages and texts, up to 20 MB.',
  reading: 'Reading…',
  read: 'Read and keep the page',
  address: 'Address',
  /** Of what was read: its name, how many pages (null: it has none), and when. */
  readFrom: (name: string, pages: number | null, day: string) =>
    `${name}${pages === null ? '' : `, ${plural(pages, 'page', 'pages')}`}, read on ${day}`,
  takeAway: 'Take it away',
  base: 'Knowledge base',
  chooseBase: 'Choose one',
  searchEntries: 'Search its entries',
  noEntry: 'No entry is like that.',
  foundOn: (page: number) => `Found on page ${page}`,
  found: 'Found',
  times: (n: number) => `${n} times in it`,
  notFound: 'These words do not stand in it. Copy them as they stand there.',
  missing: 'Not found in it: it reads differently',
  noSource: 'a description; nothing is kept of it',
  changed: 'The entry says something else today; what it said then counts.',
  gone: 'The entry is gone; what it said then counts.',
  download: 'Download',
  hasEnded: (day: string) => `Ended on ${day}, and the claim with it`,
  endsSoon: (day: string, days: number) => `Ends on ${day}, in ${plural(days, 'day', 'days')}, and the claim with it`,
}
