import { plural } from '../base/strings.en.ts'
import { number } from '../base/format.ts'

export const desk = {
  title: (audit: string) => `${audit} · Imprimatur`,
  audit: 'This audit', live: 'Live', offline: 'Not live', liveTitle: 'Changes by others arrive at once', offlineTitle: 'The connection is lost; it is tried again', trail: 'Trail', csv: 'CSV',
  assets: (n: number) => plural(n, 'asset', 'assets'),
  completed: (date: string) => `completed ${date}`, running: 'running',
  decidedOf: (total: number) => `of ${number(total)} decided`,
  // Queue
  queue: 'Queue', searchLabel: 'Search text, reason or rule', filters: 'Filters', rows: 'Findings', view: 'View', grouped: 'Grouped', each: 'Each',
  filter: { state: 'State', severity: 'Severity', rule: 'Rule', pack: 'Pack', asset: 'Asset', assignee: 'Assignee', group: 'Group' },
  thisGroup: 'one finding', nobody: 'Nobody',
  sort: { severity: 'Severity', found: 'Order of finding', rule: 'Rule', asset: 'Asset', decided: 'Latest decision' }, sortBy: 'Sort by',
  inGroups: 'in', groups: (n: number) => (n === 1 ? 'group' : 'groups'), findings: (n: number) => (n === 1 ? 'finding' : 'findings'),
  select: (rule: string) => `Select: ${rule}`, onAssets: (n: number) => plural(n, 'asset', 'assets'), ofGroup: (some: number, all: number) => `${number(some)} of ${number(all)}`,
  comments: (n: number) => plural(n, 'comment', 'comments'),
  newOnes: (n: number) => `${number(n)} new`, showNew: 'Show them',
  emptyFilter: 'Nothing matches this filter', emptyFilterHelp: 'Take a filter off, or search for another word.', clearFilters: 'Take all filters off',
  emptyAudit: 'This audit has no findings', emptyAuditHelp: 'Every page that was read keeps every rule it was checked against.', emptyRunning: 'The audit is reading; findings appear here as they come in.', toAudit: 'To the audit',
  allDecided: 'Everything is decided', loadFailed: 'The list could not be read.',
  // Selection
  selection: 'Selection', selected: (n: number, rows: number) => ({ findings: plural(n, 'finding', 'findings'), rows: rows === n ? '' : ` in ${plural(rows, 'row', 'rows')}` }),
  takeAll: (n: number) => `Take all ${number(n)}`, allTaken: 'everything the filter shows', clearSelection: 'Clear the selection',
  // Finding
  finding: 'Finding', position: (at: number, total: number) => `${number(at)} of ${number(total)}`, notInList: 'Not in this list', previous: 'Previous', next: 'Next', backToQueue: 'Queue', toPage: 'Page',
  theText: 'The text', noText: 'The finding is about the whole page, not about one sentence.', noRule: 'A finding without a rule',
  place: (block: string, from: number, to: number) => `${block}, characters ${number(from)} to ${number(to)}`,
  why: 'Why', instead: 'Instead', suggested: 'Suggested', rule: 'Rule', law: 'Law', alsoOn: 'Also on', copyText: 'Copy text', copyNote: 'Check figures and names in it before you use it.',
  nothingInstead: 'Nothing: leave it out.', version: (version: string, pack: string) => `version ${version.slice(0, 8)}, pack ${pack}`, notVerified: 'citation not yet verified', readIt: 'Read the source', allOthers: (n: number) => `All ${plural(n, 'asset', 'assets')}`,
  assignedTo: 'Assigned to', assign: 'Assign', unassigned: 'Not assigned',
  decide: 'Decide', decideFor: 'Decide for', appliesTo: 'Applies to', thisOne: 'this one', wholeGroup: (n: number) => `all ${number(n)} in the group`, theSelected: (n: number) => `${number(n)} selected`,
  verbs: { dismiss: 'Dismiss', elevated_risk: 'Elevate', urgent_violation: 'Urgent', mark_fixed: 'Fixed', reopen: 'Reopen' },
  viewOnly: 'You may look and not decide: your role here is viewer.',
  meanwhile: (who: string, what: string, when: string) => `${who} set this to ${what} ${when}.`, meanwhileHelp: 'Deciding now changes that.',
  // Thread
  thread: 'Thread and history', show: 'Show', all: 'All', onlyComments: 'Comments', onlyDecisions: 'Decisions', found: 'Found by the audit', comment: 'Comment', commentHint: 'Write a comment, @ mentions and assigns', send: 'Comment', mention: 'People to mention',
  event: {
    set: (to: string) => `set ${to}`, on: (n: number) => ` on ${number(n)}`, from: (states: string) => `, from ${states}`, reopened: 'reopened', undid: 'took a decision back', assigned: 'assigned', unassigned: 'no longer assigns', reason: 'Reason:',
  },
  // Context
  context: 'Context', backToFinding: 'Finding', pageAsItWas: 'Page as it was', extracted: 'Extracted text', openLive: 'Open the live page', readAt: (date: string) => `Read ${date}.`, sealed: 'Sealed: no scripts, no network', charactersChecked: (n: number) => `${plural(n, 'character', 'characters')} checked`,
  onPage: (n: number) => `${plural(n, 'finding', 'findings')} on this page`, textAsRead: 'Text as read', leftOut: 'left out', notKept: 'The text of this page is not kept; the sentence of the finding is.', sentence: 'sentence', noContext: 'There is no page to this finding.', characters: (n: number) => plural(n, 'character', 'characters'),
  block: { heading: 'heading', paragraph: 'para', 'list.item': 'list', 'table.header': 'header', 'table.cell': 'cell', blockquote: 'quote', title: 'title', alt: 'alt text', caption: 'caption', text: 'text' } as Record<string, string>,
  // Decisions
  done: { dismiss: (n: number) => `${plural(n, 'finding', 'findings')} dismissed`, elevated_risk: (n: number) => `${plural(n, 'finding', 'findings')} set to elevated risk`, urgent_violation: (n: number) => `${plural(n, 'finding', 'findings')} set to urgent`, mark_fixed: (n: number) => `${plural(n, 'finding', 'findings')} set to fixed`, reopen: (n: number) => `${plural(n, 'finding', 'findings')} reopened` },
  undone: (n: number, left: number) => `${plural(n, 'finding', 'findings')} put back${left > 0 ? `; ${number(left)} stay, decided again since` : ''}`,
  refused: (why: string) => `Put back as it was: ${why}`,
  dismissTitle: (n: number) => `Dismiss ${plural(n, 'finding', 'findings')}`, dismissButton: (n: number) => `Dismiss ${number(n)}`, reason: 'Reason', reasonHelp: 'Kept in the trail, and shown beside the finding', reasonNeeded: 'Say why: the reason is what the next reader has.', lastFive: 'Your last five', canBeUndone: 'Can be undone, in the trail',
  conflict: (who: string, some: number, all: number, what: string, when: string) => `${who} set ${all === 1 ? 'this' : `${number(some)} of these ${number(all)}`} to ${what} ${when}.`, conflictHelp: 'Deciding changes that as well.', conflictTitle: 'Decided meanwhile', despite: (verb: string, n: number) => `${verb} ${n === 1 ? 'all the same' : `all ${number(n)} all the same`}`, leaveIt: 'Leave it',
  bulkTitle: { dismiss: '', elevated_risk: (n: string) => `Set ${n} to elevated risk?`, urgent_violation: (n: string) => `Set ${n} to urgent?`, mark_fixed: (n: string) => `Set ${n} to fixed?`, reopen: (n: string) => `Reopen ${n}?` }, nFindings: (n: number) => plural(n, 'finding', 'findings'), counting: 'Counting …', now: 'Now:',
  assignTitle: (n: number) => `Assign ${plural(n, 'finding', 'findings')}`, people: 'Find a person', noPeople: 'Nobody by that name.', assigned: (n: number, who: string) => `${plural(n, 'finding', 'findings')} assigned to ${who}`, unassignedFrom: (who: string) => `No longer assigned to ${who}`,
  // Keys
  keys: 'Keys', allKeys: 'All keys', keysRest: 'Keys rest while you type in a field.', letterKeys: 'Letter keys on',
  help: {
    move: 'Move', next: 'Next finding', previous: 'Previous finding', search: 'Search', leave: 'Leave a field, close', help: 'These keys', decide: 'Decide', dismiss: 'Dismiss, with a reason', elevated: 'Elevated risk', urgent: 'Urgent violation', fixed: 'Fixed', reopen: 'Reopen', group: 'For this one, or the group',
    talk: 'Talk and select', comment: 'Comment', assign: 'Assign', select: 'Select the row', range: 'Select up to here', inReason: 'In the reason dialog', lastFive: 'Take one of the last five', to: 'to', dismissNow: 'Dismiss', severity: 'Severity, worst first',
  },
  said: (at: string, rule: string, severity: string) => `${at}: ${rule}, ${severity}`,
}
