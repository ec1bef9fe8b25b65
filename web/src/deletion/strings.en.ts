import { date, number } from '../base/format.ts'
import { plural } from '../base/strings.en.ts'

const size = (bytes: number): string =>
  bytes < 1024 ** 2 ? `${number(Math.ceil(bytes / 1024))} kB` : `${number(Math.round(bytes / 1024 ** 2))} MB`

export const deleting = {
  delete: 'Delete',
  deleteWhat: { audit: (name: string) => `Delete the audit ${name}`, site: (name: string) => `Delete the site ${name}` },
  deletePerson: (name: string) => `Delete the data of ${name}`,
  deleteData: 'Delete data',
  deleteDocument: (name: string) => `Delete the document ${name}`,
  counting: 'Counting what goes …',
  goes: 'What goes, for good',
  stays: 'What stays',
  pages: 'Pages as they were',
  pagesNumber: (texts: number, bytes: number) => `${number(texts)}, ${size(bytes)}`,
  texts: 'Extracted texts',
  runs: 'Runs',
  assets: 'Assets',
  findings: 'Findings and their states',
  comments: 'Comments',
  entries: 'Trail entries',
  carried: (n: number, when: string) => `Decisions carried over to ${date(when)}: ${number(n)}, with reason and name`,
  otherRuns: 'The other runs, and the numbers in their history',
  noRuns: 'Every other audit and site of the workspace',
  tombstoneStays: 'A tombstone in the trail, so that the chain still verifies',
  tombstone: 'The tombstone will say',
  sha: (hash: string) => `sha-256 of the findings ${hash.slice(0, 8)} … ${hash.slice(-8)}`,
  shaLater: 'sha-256 of the findings, when they are gone',
  running: 'It still runs and is cancelled first.',
  compared: (n: number) =>
    `${n === 1 ? 'One run was' : `${number(n)} runs were`} compared with this one. Their decisions stay; ` +
    'what was new and gone since then is not shown any more.',
  schedule: 'Its schedule ends.',
  type: 'Type the name to delete:',
  nameRight: 'The name is right',
  background: 'Runs in the background; the desk stays open',
  never: 'Cannot be undone',
  verb: {
    audit: (findings: number, assets: number) => `Delete ${plural(findings, 'finding', 'findings')}, ${plural(assets, 'page', 'pages')}`,
    site: (runs: number, findings: number) => `Delete ${plural(runs, 'run', 'runs')}, ${plural(findings, 'finding', 'findings')}`,
    person: (n: number) => `Delete the name in ${plural(n, 'place', 'places')}`,
    document: 'Delete 1 document',
  },
  done: { audit: 'The audit is deleted', site: 'The site is deleted', person: 'The data are deleted' },
  person: {
    account: 'Membership, keys, sessions and sign-in; the account where this was the last workspace',
    name: 'Name under comments',
    decided: 'Name in trails and decisions',
    assigned: 'Assignments',
    blockedGoes: 'Membership, keys and sessions, at once',
    blockedStays: 'Name, address and everything else, until the last hold is lifted',
    keepsText: 'What was decided and written, under a pseudonym',
    keepsTrail: 'The name inside hashed trail entries, which nobody is shown: without it the chain would not verify',
  },
  document: 'The text and its findings. What audits have read of it stays with them.',
  // Settings
  kept: 'Kept for',
  keepNote:
    'What is older is deleted by the worker within the hour, with a tombstone. ' +
    'What you delete yourself is gone at once, and its rows soon after.',
  keep: {
    pages: 'Pages as they were, days',
    texts: 'Extracted texts, days',
    audits: 'Whole audits, days',
    versions: 'Versions of documents that nobody named, restored, approved or sent out, days',
  },
  ever: 'for ever',
  serverKeeps: (days: number) => `This server keeps pages and texts ${plural(days, 'day', 'days')} at most.`,
  tombstones: 'Deleted',
  none: 'Nothing was deleted yet',
  noneHelp: 'Audits are deleted on their page, by an owner who types the name.',
  progress: (removed: number, total: number) => `${number(removed)} of ${number(total)} rows gone`,
  more: 'Show more',
  placeHold: 'Place a legal hold',
  holdHelp: 'While it stands, nobody deletes it: no owner, no key, no command, no retention. An owner lifts it in Settings, Retention.',
  matter: 'Matter',
  matterHelp: 'The case, request or investigation it is for.',
  held: 'The legal hold is placed',
  blocks: (text: string) =>
    `${text}. Access ends now, but the data are blocked, not deleted: they are deleted when the last hold on the person is lifted.`,
  verbBlock: 'Block the data',
  doneBlocked: 'The data are blocked until the hold is lifted',
}
