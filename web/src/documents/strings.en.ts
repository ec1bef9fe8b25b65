import { number } from '../base/format.ts'
import { plural } from '../base/strings.en.ts'

export const documents = {
  title: 'Studio', pageTitle: (name: string) => `${name} · Imprimatur`, note: (n: number) => plural(n, 'document', 'documents'), where: 'Where you are',
  search: 'Search title and text', column: { title: 'Document', language: 'Language', checked: 'Checked', by: 'Written by', changed: 'Last changed' }, more: 'Show more', noMatch: 'No document matches', noMatchHelp: 'Search for another word.',
  empty: 'No documents yet', emptyHelp: 'Documents are written from a template, in one of 15 languages, and checked against your rules before you see them.', emptyAction: 'See the templates',
  clean: 'nothing found', findings: (n: number) => plural(n, 'finding', 'findings'), pending: 'being written', failed: 'failed', shared: 'shared', system: 'API or command line', draft: 'from the template’s draft', byModel: (model: string) => `by ${model}`,
  rename: 'Rename', titleLabel: 'Title', save: 'Save', share: 'Shared with the workspace’s API clients', remove: 'Delete', removeAsk: 'Delete this document?', removeHelp: 'It cannot be brought back.', removed: 'The document is deleted', copy: 'Copy as Markdown', audit: 'Audit it',
  remaining: 'What remains to look at', unsupported: 'Not supported by a fact', input: 'What was filled in', facts: 'Facts used', written: (when: string) => `written ${when}`, changed: (when: string) => `changed ${when}`, words: (n: number) => `${number(n)} words`, failedTitle: 'This document could not be written', pendingTitle: 'This document is being written',
}
