import { number } from '../base/format.ts'
import { plural } from '../base/strings.en.ts'

export const audits = {
  title: 'Audits', pageTitle: (name: string) => `${name} · Imprimatur`, where: 'Where you are',
  count: (n: number) => plural(n, 'audit', 'audits'), waitFor: (n: number) => (n === 1 ? '1 finding waits for a decision' : `${number(n)} findings wait for a decision`), runningCount: (n: number) => (n === 1 ? '1 audit is running' : `${number(n)} audits are running`),
  newAudit: 'New audit', search: 'Search audits', filter: { status: 'Status', by: 'Started by', pack: 'Pack' }, more: 'Show more', noMatch: 'No audit matches', noMatchHelp: 'Take a filter off, or search for another name.', clearFilters: 'Take all filters off',
  column: { audit: 'Audit', status: 'Status', assets: 'Assets', findings: 'Findings by severity', review: 'Review', started: 'Started' },
  of: 'of', assetsChecked: 'Checked', failed: (n: number) => `${number(n)} failed`, soFar: 'so far', decided: 'decided', undecided: 'undecided', allDecided: 'All decided', urgent: 'urgent', noFindings: 'Nothing found', whenFree: 'Starts when a worker is free', nothingRead: 'Nothing could be read',
  inLine: 'waits in line', left: (minutes: number) => (minutes < 1 ? 'less than a minute left' : `about ${number(minutes)} min left`), reading: 'finding what to read', system: 'command line', tryAgain: 'Try again', retried: (n: number) => `${plural(n, 'asset is', 'assets are')} tried again`,
  source: {
    crawl: (place: string) => `Crawl of ${place}`, sitemap: (place: string) => `Sitemap of ${place}`, addresses: (n: number) => plural(n, 'address', 'addresses'), files: (n: number) => plural(n, 'file', 'files'),
    documents: (n: number) => plural(n, 'document', 'documents'), text: 'Pasted text', sample: 'Sample site', more: (n: number) => `${number(n)} more`,
  },
  packs: (n: number) => plural(n, 'pack', 'packs'),
  // First minutes
  first: {
    title: 'Nothing is under review yet', lead: 'An audit reads pages, documents and posts, and marks each sentence that breaks a rule. You then decide, one finding at a time.',
    button: 'Try it with the sample site', note: '12 pages in three languages with real mistakes, bundled here. A few seconds, nothing leaves this machine.', sampleName: 'Sample site: Linden & Lark',
    steps: 'What happens', read: 'It reads the site', readHelp: 'You watch the pages come in, and see what was not read and why.', opens: 'The desk opens on a finding', opensHelp: 'Something like', example: ['our shoes are ', '100% eco-friendly'],
    decide: 'You decide', keys: { d: 'dismiss,', e: 'elevated risk,', u: 'urgent,', f: 'fixed. Then', j: 'for the next.' }, own: 'Your own content is ready?', ownLink: 'Set up an audit',
    reading: 'Reading the sample site', pages: (done: number, all: number) => `${number(done)} of ${number(all)} pages read`, found: (n: number) => `${plural(n, 'finding', 'findings')} so far`, onTheWay: 'The desk opens by itself when the last page is read.', waits: 'It starts in a moment.',
    lookOnly: 'An owner or editor of this workspace starts the first audit; what it finds appears here.',
  },
  // New audit
  make: {
    note: 'It starts at once. The page fills while it runs, and you can review from the first finding on.', name: 'Name', nameHint: 'Autumn campaign, DE and FR', what: 'What to read', kind: 'Kind of source',
    kinds: { urls: 'Addresses', crawl: 'Crawl a site', sitemap: 'Sitemap', files: 'Files', text: 'Pasted text', documents: 'Documents' },
    addresses: 'Addresses, one in each line', start: 'Start address', depth: 'Links deep', pages: 'Pages at most', crawlHelp: 'Stays on this origin and follows robots.txt; one request at a time for each host.', sitemapAddress: 'Address of the sitemap', sitemapHelp: 'Sitemaps it names are read too, packed ones as well.', add: 'Add',
    text: 'Text', textName: 'What to call it', textNameHint: 'Newsletter of 3 November.md', textHelp: 'Named .md, .html, .json or .csv it is read as that; otherwise as plain text.', documents: 'Documents of this workspace', noDocuments: 'There are no documents yet.',
    filesHelp: 'HTML, Markdown, text, PDF, DOCX, JSON, CSV, or a ZIP of them; at most 100 MB each.', drop: 'Drop files or folders anywhere on this page, or', choose: 'choose files', dropNow: 'Drop them here', uploading: (n: number) => `Uploading ${plural(n, 'file', 'files')} …`, remove: 'Remove',
    more: (n: number) => `${number(n)} more`, crawlFacts: (depth: number, pages: number) => `crawl, ${depth} links deep, at most ${plural(pages, 'page', 'pages')}`, sitemapFacts: 'sitemap', addressFacts: (n: number) => plural(n, 'address', 'addresses'), fileFacts: (n: number, size: string) => `${plural(n, 'file', 'files')}, ${size}`, textFacts: (n: number) => plural(n, 'character', 'characters'), documentFacts: 'from the studio',
    sourceList: 'Chosen to be read', packs: 'Rule packs', packsNote: 'the workspace’s choice is ticked', noPacks: 'Tick at least one pack: without rules nothing is found.', noText: 'There is no text.',
    before: 'Before it starts', assets: 'Assets', known: 'known', upTo: (n: number) => `up to ${number(n)}`, nothingYet: 'Nothing is chosen yet', rules: 'Rules', inPacks: (n: number) => `in ${plural(n, 'pack', 'packs')}`, leftOut: 'Left out', leftOutSome: (n: number) => `${plural(n, 'address', 'addresses')}, see the warning`, leftOutNone: 'nothing', agent: 'Calls itself', kept: 'Kept', keptDays: (n: number) => `Pages as they were, ${plural(n, 'day', 'days')}`, keptEver: 'Pages as they were, until you delete the audit',
    languages: (list: string) => `These packs read ${list}. A page in a language none of them reads is listed as not checked.`, go: 'Start the audit', cancelAnyTime: 'You can cancel at any time.', needSource: 'Choose what to read.', notAllowed: 'You may look, not start audits', notAllowedHelp: (role: string) => `Your role here is ${role}. An owner or editor starts audits.`,
   
  },
  // One audit
  page: {
    csv: 'Findings as CSV', again: 'Run again', againSaid: 'The same sources are read anew. The earlier audit stays as it is.', review: (n: number) => `Review ${number(n)} undecided`, openDesk: 'Open the desk', cancel: 'Cancel the audit', cancelAsk: 'Cancel this audit?', cancelHelp: 'What was read so far stays, with its findings. A cancelled audit cannot go on.', cancelNow: 'Cancel the audit', keepOn: 'Let it go on',
    completed: (when: string, took: string) => `Completed ${when} in ${took}`, failedAt: (when: string) => `Failed ${when}`, cancelledAt: (when: string) => `Cancelled ${when}`, runningFor: (done: number, all: number) => `Running, ${number(done)} of ${number(all)} assets checked`, pending: 'Waits for a worker', startedBy: (who: string) => `started by ${who}`, rulesAsOf: (when: string, packs: number, rules: number) => `rules as of ${when}, ${plural(packs, 'pack', 'packs')}, ${plural(rules, 'rule', 'rules')}`,
    seconds: (n: number) => plural(n, 'second', 'seconds'), minutes: (n: number) => plural(n, 'minute', 'minutes'), hours: (n: number) => plural(n, 'hour', 'hours'),
    byRule: 'Findings by rule', byRuleNote: (found: number, rules: number, hit: number) => `${plural(found, 'finding', 'findings')}, ${plural(rules, 'rule', 'rules')}, ${number(hit)} hit`, bar: 'Bar', rule: 'Rule', findings: 'Findings', decidedOf: (done: number, all: number) => `${number(done)} of ${number(all)} decided`, moreRules: (n: number) => plural(n, 'more rule', 'more rules'), decided: 'decided', undecided: 'undecided', asTable: 'Show as a table', asChart: 'Show as a chart', allRules: 'Show all rules', noRule: 'Without a rule', nothing: 'Nothing was found', nothingHelp: 'Every page that was read keeps the rules it was checked against.', nothingYet: 'Findings appear here as they come in.',
    bySeverity: 'Decisions by severity', severity: 'Severity', decisions: 'Decisions', all: 'all', burn: 'Undecided, since the audit ended', burnLabel: (from: number, to: number, since: string) => `Undecided findings went from ${number(from)} on ${since} to ${number(to)} now`, now: 'now',
    reading: 'What was read', readingNote: (found: number, characters: string) => `${number(found)} found; ${characters} characters checked`, read: 'Read', notTaken: 'Not taken in', failedRead: 'Failed', waiting: 'Waiting', nothingHere: 'None', inFull: 'In full', readInFull: 'Read in full', readInPart: 'Read in part', adds: (found: number, read: number, not: number, failed: number, waiting: number) => `${number(found)} found = ${number(read)} read + ${number(not)} not taken in + ${number(failed)} failed${waiting > 0 ? ` + ${number(waiting)} waiting` : ''}`,
    assets: 'Assets', assetsNote: 'Every page and file, with what was left out of it', failedAssets: 'Failed assets', asset: 'Asset', why: 'Why', retry: 'Retry', retryAll: (n: number) => `Retry all ${number(n)}`, allFailed: (n: number) => `All ${number(n)} failed`, noneFailed: 'Everything that was taken in could be read.', state: 'State', states: { waiting: 'Waiting', completed: 'Read', failed: 'Failed', left_out: 'Not taken in', cancelled: 'Cancelled' }, searchAssets: 'Search assets', characters: 'Characters checked', language: 'Language', showAssets: 'All assets', notes: 'Notes', leftOutOf: (n: string, reason: string) => `${n} characters: ${reason}`, ruleFailure: (rule: string, message: string) => `${rule} could not be carried out: ${message}`, ofCharacters: (checked: string, all: string) => `${checked} of ${all}`,
    trail: 'Trail', entries: (n: number) => plural(n, 'entry', 'entries'), wholeTrail: 'Whole trail', trailCsv: 'CSV', noEntries: 'Nothing was decided yet. Each decision, comment and assignment will stand here.',
  },
  // The trail
  trail: {
    title: 'Trail', note: 'Who did what and when. Each entry carries the hash of the one before; none can be changed or taken out unseen.', when: 'When', who: 'Who', what: 'What', number: 'No.', hash: 'Hash', verified: 'Verified', broken: (at: number) => `Broken at entry ${number(at)}`, brokenHelp: 'An entry was changed or taken out outside of the application. Compare with a backup.', head: 'head', checking: 'Checking the chain …', check: 'Check again', checkedNow: (n: number) => `${plural(n, 'entry', 'entries')} checked from first to last`, empty: 'The trail is empty', emptyHelp: 'Each decision, comment and assignment of this audit will stand here.',
    filter: { who: 'Who', what: 'What' }, search: 'Search names and reasons', noMatch: 'No entry matches', csv: 'CSV', more: 'Show more', key: (name: string) => `key ${name}`,
    to: 'to', findings: (n: number) => plural(n, 'finding', 'findings'), group: '(group)', commented: 'commented', on: (rule: string) => `on ${rule}`, assigned: (who: string) => `assigned ${who}`, unassigned: (who: string) => `took the assignment from ${who}`, undid: (n: number) => `took entry ${number(n)} back`, from: 'from',
    actions: { dismiss: 'Dismissed', elevated_risk: 'Set elevated risk', urgent_violation: 'Set urgent', mark_fixed: 'Set fixed', reopen: 'Reopened', undo: 'Undone', comment: 'Commented', assign: 'Assigned' } as Record<string, string>,
  },
}
