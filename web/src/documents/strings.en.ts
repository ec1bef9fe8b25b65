import { number } from '../base/format.ts'
import { base, plural } from '../base/strings.en.ts'

export const documents = {
  title: 'Studio', all: 'Documents', pageTitle: (name: string) => `${name} · Imprimatur`, note: (n: number) => plural(n, 'document', 'documents'), where: 'Where you are',
  search: 'Search title and text', column: { title: 'Document', language: 'Language', checked: 'Checked', by: 'Written by', changed: 'Last changed' }, more: 'Show more', noMatch: 'No document matches', noMatchHelp: 'Search for another word.',
  empty: 'No documents yet', emptyHelp: 'Documents are written from a template, in one of 15 languages, and checked against your rules before you see them.', emptyAction: 'See the templates',
  clean: 'nothing found', findings: (n: number) => plural(n, 'finding', 'findings'), pending: 'being written', failed: 'failed', shared: 'shared', system: 'API or command line', draft: 'from the template’s draft', byModel: (model: string) => `by ${model}`,
  rename: 'Rename', titleLabel: 'Title', save: 'Save', share: 'Marked as shared for clients of the API', shareVerb: 'Share', sharedNow: 'Shared', more_: 'More', remove: 'Delete', removeAsk: 'Delete this document?', removeHelp: 'It cannot be brought back.', removed: 'The document is deleted', copy: 'Copy as Markdown', copied: 'Copied as Markdown', audit: 'Audit it',
  changed: (when: string) => `changed ${when}`, failedTitle: 'This document could not be written', pendingTitle: 'This document is being written',
  // Writing
  newDocument: 'New document', mayNot: 'Your role does not write documents', mayNotHelp: 'You may read those of the workspace. Ask an owner for the role of an editor.', chooseHead: 'What shall it be?', languages: (n: number) => plural(n, 'language', 'languages'),
  templateForm: 'What to write', template: 'Template', chooseTemplate: 'Choose a template', language: 'Language', languageOption: (key: string, name: string) => `${key} · ${name}`, tone: 'Tone of voice', plainTone: 'Plain',
  fillIn: 'Fill in the form; the text is checked against your rules before it stands here.', write: 'Write it', writing: 'Writing …', writingNow: 'The text is being written and checked', writeAgain: 'Write again', writeAgainHelp: 'Writes a new document. This one, with your changes, stays among your documents.',
  replaced: (texts: string[]) => `Changed to keep to your rules: ${texts.slice(0, 3).map((text) => `“${text}”`).join(', ')}${texts.length > 3 ? ` and ${texts.length - 3} more` : ''}`,
  optional: 'optional', noChoice: 'not chosen', noInfobase: 'no knowledge base yet', noFacts: 'none', infobase: (name: string, entries: number) => `${name}, ${plural(entries, 'entry', 'entries')}`, factsUsed: (n: number) => (n === 1 ? 'One fact used, shown in the text as [1]' : `${n} facts used, shown in the text as [1] to [${n}]`),
  line: (label: string, n: number) => `${label}, line ${n}`, addLine: 'Add a line', removeLine: (label: string, n: number) => `Remove ${label}, line ${n}`, lineFault: (n: number, fault: string) => `Line ${n}: ${fault}`,
  fault: { missing: 'This is needed.', tooLong: (n: number) => `At most ${plural(n, 'character', 'characters')}.`, tooLongAll: 'This is too long.', tooMany: 'At most 30 lines.', number: 'This should be a number.', option: 'Choose one of the options.' },
  // The editor
  paper: 'Document', textLabel: 'Text', input: 'What was filled in', saved: 'Saved', typing: 'Not saved yet', saving: 'Saving …', notSaved: (why: string) => `Not saved. ${why}`, stale: 'Somebody else saved this document meanwhile.', staleLoad: 'Load theirs',
  tools: {
    label: 'Formatting', kind: 'Kind of text', text: 'Text', heading: (level: number) => `Heading ${level}`, numbered: 'Numbered list', quote: 'Quotation', bold: 'Bold', italic: 'Italic', list: 'List', link: 'Link',
    address: 'Address', addressHelp: 'Empty takes the link away.', linkSet: 'Set the link', linkFault: 'An address begins with https://, mailto: or tel:.',
  },
  checking: { starting: 'The rules are on their way', on: 'Checking as you write', look: 'Checked against your rules', failed: 'Cannot be checked here; it is checked when it is saved' },
  words: (n: number) => `${number(n)} ${n === 1 ? 'word' : 'words'}`, rules: (rules: number, packs: number) => `${plural(rules, 'rule', 'rules')}, ${plural(packs, 'pack', 'packs')}`, severityCount: (n: number, severity: keyof typeof base.severity) => `${n} ${base.severity[severity].toLowerCase()}`,
  findingsLabel: 'Findings in this text', nothingFound: 'Nothing found', use: 'Use this', ignore: 'Ignore here', ignoredCount: (n: number) => `${n} ignored here`, lookAgain: 'Look at it again', source_: 'Source',
  unsupported: 'Not supported by a fact', unsupportedHelp: 'Figures that stand neither in the form nor in the facts.', kind: { percentage: 'percentage', price: 'price', date: 'date', number: 'number' }, facts: 'Facts used', source: (name: string) => `(${name})`,
}
