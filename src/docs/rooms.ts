/**
 * The rooms of the code and the directions between them: a room may import itself and what its row names, types included. Rows stand in the
 * order of the floors: a row may only name rows above it, so that there are no cycles. test/walls holds the code against this table, and
 * ARCHITECTURE.md prints it.
 */
export interface Room {
  /** A folder or file below src/, or `web` for web/src. A file belongs to the longest path that holds it. */
  path: string
  purpose: string
  imports: string[]
  /** Runs in a browser as well: no module of Node's, no database, no network, no clock of its own. */
  pure?: true
}

const BASIS = ['errors', 'config', 'languages', 'version']
const RULES = ['rules']

export const ROOMS: Room[] = [
  { path: 'errors', purpose: 'what can go wrong, apart from how it is shown', imports: [], pure: true },
  { path: 'languages', purpose: 'the fifteen languages and their keys', imports: [], pure: true },
  { path: 'version', purpose: "the product's version", imports: [], pure: true },
  { path: 'config', purpose: 'the table of settings, read once', imports: ['errors'] },
  {
    path: 'text',
    purpose: 'bytes to blocks of text with exact places; one reader for each format; languages detected',
    imports: ['languages', 'errors'],
    pure: true,
  },
  { path: 'rules/definition', purpose: 'what a rule file says, and the mistakes its author can make', imports: ['languages'], pure: true },
  { path: 'rules/words', purpose: 'words, folding of case and accents, dictionaries, parts of speech', imports: ['languages'], pure: true },
  {
    path: 'rules/expression',
    purpose: 'regular expressions: parsed, checked for backtracking, and what a text must contain for one to match',
    imports: ['rules/words', 'text'],
    pure: true,
  },
  {
    path: 'rules/terms',
    purpose: 'all literal terms of all rules, found in one pass',
    imports: ['languages', 'rules/words', 'rules/expression'],
    pure: true,
  },
  {
    path: 'rules/page',
    purpose: 'what a rule looks at: a page, its blocks and sentences as views, lists of patterns',
    imports: ['languages', 'text', 'rules/definition', 'rules/words', 'rules/expression', 'rules/terms'],
    pure: true,
  },
  {
    path: 'rules/vale',
    purpose: 'everything that exists only to agree with Vale',
    imports: ['text', 'rules/definition', 'rules/expression', 'rules/page'],
    pure: true,
  },
  {
    path: 'rules/exempt',
    purpose: 'what a rule leaves alone: negations, quotations, reports about a claim',
    imports: ['languages', 'rules/words', 'rules/page'],
    pure: true,
  },
  {
    path: 'rules/claim',
    purpose: 'whether somebody claims something or only mentions it: kind of page, role of the block, grammar of the sentence',
    imports: ['languages', 'text', 'rules/definition', 'rules/page'],
    pure: true,
  },
  {
    path: 'rules/suggest',
    purpose: 'what to write instead, whether the sentence stays whole, and what no program may change',
    imports: ['languages', 'text', 'rules/definition', 'rules/exempt'],
    pure: true,
  },
  {
    path: 'rules/select',
    purpose: 'which rules a team asks for: markets, sectors, languages',
    imports: ['languages', 'rules/definition'],
    pure: true,
  },
  { path: 'rules/learned', purpose: 'classifiers: training, measuring, scoring', imports: ['errors', 'text', 'rules/words'], pure: true },
  {
    path: 'rules/kinds',
    purpose: 'the kinds of rule, one file each',
    imports: ['languages', 'text', 'rules/definition', 'rules/words', 'rules/expression', 'rules/terms', 'rules/page', 'rules/vale'],
    pure: true,
  },
  {
    path: 'rules/engine',
    purpose: 'rules compiled, run over a page, and made into findings with exact places',
    imports: [
      'languages',
      'text',
      'rules/definition',
      'rules/words',
      'rules/expression',
      'rules/terms',
      'rules/page',
      'rules/vale',
      'rules/exempt',
      'rules/claim',
      'rules/suggest',
      'rules/kinds',
    ],
    pure: true,
  },
  {
    path: 'rules/load',
    purpose: 'rule files read and refused, and their proofs run',
    imports: ['languages', 'text', 'rules/definition', 'rules/terms', 'rules/kinds', 'rules/engine'],
    pure: true,
  },
  {
    path: 'rules',
    purpose: 'the entrance of the engine for the rest of the product',
    imports: [
      'rules/definition',
      'rules/words',
      'rules/vale',
      'rules/suggest',
      'rules/select',
      'rules/kinds',
      'rules/engine',
      'rules/load',
    ],
    pure: true,
  },
  { path: 'reviews/chart', purpose: 'the states of a review and what moves between them', imports: ['text'], pure: true },
  { path: 'audits/chart', purpose: 'the statuses of an audit and what moves between them', imports: [], pure: true },
  {
    path: 'generation',
    purpose: 'a template, a form and facts to Markdown and blocks; the prompt for a model, the draft without one',
    imports: ['errors', 'languages', 'text'],
    pure: true,
  },
  { path: 'upkeep', purpose: 'bundles, builds and caches that make starting fast', imports: BASIS },
  {
    path: 'db',
    purpose: 'all SQL, as named functions; the pool, the embedded server, migrations',
    imports: [...BASIS, 'text', ...RULES, 'rules/definition', 'reviews/chart', 'audits/chart'],
  },
  { path: 'secrets', purpose: 'secrets outside the database, their rotation, and what is sealed with them', imports: [...BASIS, 'db'] },
  {
    path: 'backup',
    purpose: 'the format of backups, making and restoring them, by hand and by the clock; workspaces exported and imported',
    imports: [...BASIS, 'reviews/chart', 'db', 'secrets'],
  },
  { path: 'queue', purpose: 'the names of background jobs, and adding one in a transaction', imports: [...BASIS, 'db'] },
  { path: 'fetch', purpose: 'guarded outbound HTTP: pages, sitemaps, robots, crawls', imports: [...BASIS, 'text'] },
  { path: 'models', purpose: 'model providers, sealed keys, what failed', imports: [...BASIS, 'generation', 'db', 'secrets', 'fetch'] },
  {
    path: 'auth',
    purpose: 'signing in, links, sessions, permissions, mail',
    imports: [...BASIS, 'reviews/chart', 'db', 'secrets', 'fetch'],
  },
  {
    path: 'packs',
    purpose: 'the built-in rules read from disk, which of them a workspace uses, and the guard their expressions run under',
    imports: [...BASIS, 'text', ...RULES, 'rules/expression', 'rules/learned', 'rules/engine', 'rules/load', 'upkeep', 'db'],
  },
  {
    path: 'library',
    purpose: 'templates, tones and knowledge bases, their versions, and their exchange as files',
    imports: [...BASIS, 'text', 'generation', 'upkeep', 'db'],
  },
  {
    path: 'reviews',
    purpose: 'decisions, undo, assignment, the news of them, and signed heads of trails',
    imports: [...BASIS, 'reviews/chart', 'db', 'secrets'],
  },
  {
    path: 'documents',
    purpose: 'an order checked, written by a model or a draft, checked by the rules, stored and edited',
    imports: [...BASIS, 'text', ...RULES, 'generation', 'db', 'queue', 'models', 'packs', 'library'],
  },
  {
    path: 'audits',
    purpose: 'sources to assets to findings',
    imports: [...BASIS, 'text', ...RULES, 'reviews/chart', 'generation', 'upkeep', 'db', 'queue', 'fetch', 'packs'],
  },
  {
    path: 'deleting',
    purpose: 'what goes with an audit, a site, a document or a person, what stays of it, and what is too old to keep',
    imports: [...BASIS, 'reviews/chart', 'db'],
  },
  {
    path: 'local',
    purpose: 'audits on this machine without a server: files, threads, results',
    imports: [...BASIS, 'text', ...RULES, 'rules/definition', 'rules/words', 'rules/load', 'upkeep', 'fetch', 'packs'],
  },
  {
    path: 'demo',
    purpose: 'a workspace filled with what a large one holds',
    imports: [...BASIS, 'text', 'reviews/chart', 'db', 'library', 'documents'],
  },
  {
    path: 'jobs',
    purpose: 'background work: each job, and the processes that run it',
    imports: [...BASIS, 'text', 'db', 'secrets', 'queue', 'fetch', 'models', 'auth', 'packs', 'reviews', 'documents', 'audits', 'deleting'],
  },
  {
    path: 'http',
    purpose: 'every hook and route group in order, the one error handler, both APIs',
    imports: [
      ...BASIS,
      'text',
      'rules/definition',
      'rules/select',
      'reviews/chart',
      'generation',
      'db',
      'fetch',
      'models',
      'auth',
      'packs',
      'library',
      'reviews',
      'documents',
      'audits',
      'deleting',
    ],
  },
  {
    path: 'docs',
    purpose: 'the pages of docs/ that are made from the code',
    imports: [...BASIS, 'text', ...RULES, 'reviews/chart', 'audits/chart', 'packs', 'local', 'http'],
  },
  {
    path: 'cli',
    purpose: 'one file for each command',
    imports: [
      ...BASIS,
      'text',
      ...RULES,
      'rules/definition',
      'rules/learned',
      'reviews/chart',
      'generation',
      'upkeep',
      'db',
      'secrets',
      'backup',
      'queue',
      'models',
      'auth',
      'packs',
      'library',
      'reviews',
      'documents',
      'audits',
      'deleting',
      'local',
      'demo',
      'jobs',
      'http',
    ],
  },
  { path: 'main', purpose: 'the list of commands', imports: ['errors', 'cli'] },
  {
    path: 'web',
    purpose: 'the web application',
    imports: [
      'errors',
      'languages',
      'text',
      'rules',
      'rules/definition',
      'rules/select',
      'rules/engine',
      'rules/learned',
      'reviews/chart',
      'generation',
    ],
    pure: true,
  },
]
