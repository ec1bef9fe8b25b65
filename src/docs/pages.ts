import { AUDIT_CHART } from '../audits/chart/status.ts'
import { SECRET_SETTINGS, SETTINGS, SETTINGS_FILE } from '../config.ts'
import { PROJECT_SCHEMA } from '../local/project/schema.ts'
import { addedTextPage } from './added-text-page.ts'
import { apiPage } from './api-page.ts'
import { roomsSection } from './rooms-page.ts'
import { rulesPage } from './rules-page.ts'
import { typesPage } from './types-page.ts'
import { REVIEW_CHART, REVIEW_STATES } from '../reviews/chart/chart.ts'

/** Pages of docs/ that are generated from the code, so that they cannot contradict it. */
export const PAGES: Record<string, () => string | Promise<string>> = {
  'settings.md': settingsPage,
  'review.md': reviewPage,
  'audits.md': auditsPage,
  'added-text.md': async () => MADE + (await addedTextPage()),
  'types.md': () => MADE + typesPage(),
  'rules.md': () => MADE + rulesPage(),
  'api.md': () => MADE + apiPage(),
  'imprimatur.schema.json': () => `${JSON.stringify(PROJECT_SCHEMA, null, 2)}\n`,
}

/** Parts of pages that are otherwise written by hand, by the page's path. */
export const SECTIONS: Record<string, Record<string, () => string>> = {
  'ARCHITECTURE.md': { rooms: roomsSection },
}

const MADE = '<!-- Made by `npm run docs`; not to be edited. -->\n'

function settingsPage(): string {
  const rows = SETTINGS.map(
    ({ name, default: fallback, help }) =>
      `| \`${name}\` | \`--${name.toLowerCase().replaceAll('_', '-')}\` | ${fallback === '' ? '' : `\`${fallback}\``} | ${help} |`,
  )
  return `${MADE}
# Settings

Each setting is a flag of every command, a name in the environment, and a line of the settings file; the first of these
that says it wins. Nothing needs to be set. \`imprimatur settings\` prints what applies and where it comes from, \`imprimatur doctor\`
what is set wrongly.

What gives something away (${SECRET_SETTINGS.map((name) => `\`${name}\``).join(', ')}) is better read from a file, since flags show in
the list of processes: \`MODEL_KEY_FILE=/run/secrets/model-key\` in the environment or in the settings file, or
\`--model-key-file FILE\`.

The settings file is \`${SETTINGS_FILE}\` in the folder where the command is typed, or the one that \`--settings FILE\` names.
Commands that work on files others wrote (\`audit\` without a workspace, \`init\`, \`rules\`) read it only when it is named.
An unknown name is refused with its line. Paths in it are relative to it.

\`\`\`yaml
PORT: 8080
PUBLIC_URL: https://imprimatur.company.example
TRUST_PROXY: [127.0.0.1, 10.0.0.0/8]
DATABASE_URL_FILE: /run/secrets/database-url
\`\`\`

| environment | flag | default | what it does |
|---|---|---|---|
${rows.join('\n')}
`
}

function reviewPage(): string {
  const rows = Object.entries(REVIEW_CHART).map(
    ([action, { to, reason, meaning }]) => `| \`${action}\` | any | \`${to}\` | ${reason} | ${meaning} |`,
  )
  const arrows = Object.entries(REVIEW_CHART).map(([action, { to }]) => `  any --> ${to}: ${action}`)
  return `${MADE}
# Review decisions

A violation is in one of five states: ${REVIEW_STATES.map((state) => `\`${state}\``).join(', ')}. Every action is allowed from every
state; repeating a decision is accepted, recorded and counted. The chart below is the table the program runs on.

| action | from | to | reason | meaning |
|---|---|---|---|---|
${rows.join('\n')}

\`\`\`mermaid
stateDiagram-v2
  [*] --> undecided
  state "any state" as any
${arrows.join('\n')}
\`\`\`

- What several rules say of overlapping words in one sentence is one violation: the most specific rule leads (\`supersedes\`, otherwise
  the graver, see [rule-format.md](rule-format.md#several-rules-on-the-same-words)), the severity is the highest of all, and the others
  are in \`also\` with their own laws and reasons. One decision holds for all of them. Groups and counters follow the
  leading rule, so that each is counted once; a filter by rule or pack also shows what a rule says beside the leading one, and the number
  beside the rule in the filter counts it.
- \`confidence\`, by which the queue can be sorted, says how likely a finding is right. On web pages it is weighed for the very finding
  ([how](rule-format.md#how-likely-a-finding-is-right)); elsewhere it says how often the leading rule was right on labelled real pages.
  Where a rule found none of the labelled sentences it is “not measured” and comes last; [rules.md](rules.md) names how many sentences
  each number rests on.
- **Held back**: what only mentions a subject, is better said by another rule, or is likely unfounded, is no finding. The audit's page
  counts it, and below the findings of a page on the desk and beside each asset of the audit *n held back* shows every one in its
  sentence with the rule and the reason. It is looked for again in the page as it is stored, by the audit's rules as they are today
  (\`GET …/assets/{id}/held\`); once the page is no longer kept only the number is left. What is a fault after all is a start for a rule of
  your own.
- The same rule and the same text in one audit, such as a footer on 2,000 pages, is one group with all its places.
- A decision with \`apply_to_group\` applies to every violation with the same \`group_id\` in that audit, in one transaction: all or none.
- Programs read the violations of all audits with \`GET /public/v2/violations\` (newest audit or highest severity first, by the filters of
  the desk, audit, site and time; \`next\` is the \`cursor\` of the page behind) and decide on up to 1,000 at once by identifiers, or on
  the next 200 of a filter (of everything only with \`"all": true\`), with \`POST /public/v2/violations/decisions\`:
  the answer says of each whether it is done, unchanged, waits for a second person, or was refused and why.
  \`GET /public/v2/violations/{id}\` has the history, \`…/comments\` the thread, to read and to write, \`POST …/assign\` assigns
  members ([api.md](api.md)).
- A decision of the desk on a thousand findings or more is made by a worker in batches of a thousand, each a transaction of its own: the
  trail has one entry with the number when it is made, and undo takes all of it back. The desk shows how far it is and keeps the selection
  until then; where no worker runs it waits. Where a worker is killed the next one goes on with the batch after, so each finding is decided
  once. What others decide meanwhile stays theirs. One that cannot be finished says how many were decided, and they can be undone.
- Undo (Z) says what it takes back. While a decision is under way, and after one that failed, Z takes nothing back: earlier decisions are
  undone in the trail.
- Each decision and each comment is one entry of the audit's activity trail: who, when, what, from which states, how many. Each entry
  carries the SHA-256 of the one before it; \`imprimatur trail verify --workspace ID\` recomputes the whole chain
  and compares states, counters and comments with it ([trail.md](trail.md)).
- \`dismissal_reason\` is set by \`dismiss\` and cleared by every other action.

## Reasons kept ready

*Settings, Reasons and issues* (owners) keeps reasons to dismiss for everybody, in order: in the dialog they come first, by the digits 1 to
9,
then one's own last five others; any other reason can still be written. Programs read and replace them with \`/public/v2/dismissal-reasons\`
(replacing needs the scope \`administer\`).

## Age, and issues elsewhere

- *First found* says when the first run of the site found it (\`first_found_at\` in version 2). Where that run was deleted it is the oldest
  that is known.
- *Create in …* opens a new issue of a tracker in a new tab, with what was found, why, what to write instead, the page and the way back to
the
  desk written into it. *Settings, Reasons and issues* has the trackers, each an address in which \`{title}\`, \`{body}\` and \`{url}\`
  stand for
  those of the finding: of Jira, GitHub, Linear or anything that opens by an address. Nothing is sent by the server, and no key is kept; a
  long
  body is cut so that the address stays under 6,000 characters.
- The link of the issue, pasted back, stays with the finding or its whole group, is taken over by later runs of the site, and is in exports,
  in the trail (\`issue\`) and in version 2: \`issue\` of a violation, set or taken away with \`PUT /public/v2/violations/{id}/issue\`.

## Decisions that end

\`dismiss\` and \`elevated_risk\` may have an end: \`until\`, the last day on which the decision holds (UTC), and \`owner_id\`, the member
who answers for it, by default whoever decides. At the desk and in the inbox the dialogs ask for both (Shift+E opens the one for a risk);
in version 2 of the API they are fields of \`POST /public/v2/violations/decisions\`. Another end or owner is a decision of its own.

- Some days before (*Settings, Due dates*; 14 at first) the owner is told, once; the page of a site counts what ends soon.
  \`ends=2027-01-31\` filters what ends by a day, \`ends=ended\` what came back.
- Once the last day is over, within the hour, the findings are undecided again, as a change by \`system\` (\`decision_ended\`): in batches
  of a thousand, each once however often the process dies. What a person has decided meanwhile stays as decided. The thread has the old
  decision with its reason; the finding says what it was until when (\`ended\`), is due anew and assigned to the owner, who is told.
  Without an owner the assignment rules assign it.
- A dismissal that waits for a second person takes its end along; so does what the next run of a site carries over. It ends in each of these
  runs, and the owner is told of the newest. Undo brings a decision back with its end; the end itself is not undone, but decided again.
- Version 1 shows the state while it lasts, and \`undecided\` afterwards, with the old decision as a comment.
`
}

function auditsPage(): string {
  const rows = AUDIT_CHART.map(
    ({ event, from, to, meaning }) => `| \`${event}\` | ${from.map((status) => `\`${status}\``).join(', ')} | \`${to}\` | ${meaning} |`,
  )
  return `${MADE}
# Audits

An audit takes sources (addresses, a site by crawl, a sitemap, files and zips, pasted text, posts, documents of the workspace), finds their
assets, checks each with the workspace's rules and ends with violations to review. The chart below is the table the program runs on.

| event | from | to | meaning |
|---|---|---|---|
${rows.join('\n')}

- Any number of workers share the work: \`serve\` starts one in a process of its own when there is work and ends \
it after IDLE_SECONDS
  without (WORKER=off leaves it to others), \`imprimatur worker\` is one more that stays, on this machine or another with the same \
DATABASE_URL.
- A worker that is killed loses nothing: its assets are given to another within seconds, and an asset is stored once however often \
it is checked.
- Work is fair: a small audit runs beside a huge one, not behind it.
- Pages and files are read in processes that can be ended, with limits of depth, size, memory and processor time (READ_SECONDS).
  What goes past a limit, or ends such a process, is failed with that reason; the pages beside it are checked. A workspace has
  one such process at most, so that its pages delay nobody else's.
  A worker process whose event loop stalls is ended and replaced.
- Only public addresses are fetched, also after redirects. ALLOW_HOSTS is the operator's list of private ones (empty: none);
  a workspace may choose among these under Settings, and uses all of them while it has not. Link-local and cloud metadata
  addresses are never fetched, whatever is listed.
  robots.txt is honoured when a site is crawled.
- A page is asked for up to three times, with growing pauses, where the connection is reset, runs into a time-out or the name service does
  not answer. The asset says how often. A site that fails at every try gets a single one for each further page until it answers again.
- A workspace says where it sells, what, and where its words appear (Settings, Markets); that picks the rules, not whole packs, of every
  audit and text. A rule without a jurisdiction, sector or channel runs for all of them, EU law in every member state; where a
  language is checked by a country's own law (Turkish, Russian, Norwegian), that runs for its market and is cited. An audit may name
  \`markets\`, \`sectors\` and \`channels\` of its own. The number of rules shown is the number that runs; Settings lists the others
  by what leaves them out. Until somebody answers, all rules of the active packs run.
- A further run of a site asks servers whether a page has changed (\`ETag\`, \`Last-Modified\`; one that contradicts itself is asked for the
  page). What has the same bytes as in the run before is not checked again where the rules, the settings and the version of the product
  are the same and every rule came to its end: text and findings are taken over. The audit says how many pages that were.
- After a rule has changed, \`rule-changes\` of an audit names the rules, the findings and the dismissals it touches, and \`recheck\` checks
  what the audit keeps again, without fetching anything. What is no longer kept (KEEP_DAYS) is a failed asset that says so.
- What was read is kept with its reason for everything left out: \`imprimatur audit show ID\`.

## By a key

\`POST /public/v2/audits\` starts an audit of any of these sources (files: \`POST /public/v2/uploads\` first), with a
\`schedule\` where it is to be run again; \`GET /public/v2/audits\` lists all of them, newest first, by \`status\`, \`site\` and
\`since\`. Below \`/public/v2/audits/{audit_id}\`: \`cancel\`, \`retry\` (what failed), \`again\` (a new run), \`assets\` (what
was read, and why something was not), \`violations\`, \`export\` (csv, json or jsonl, as it is read) and \`compare\`
([sites.md](sites.md)); \`DELETE\` deletes it as the application does ([deleting.md](deleting.md)).
Lists go on with \`cursor\`, the \`next\` of the answer before; what is added meanwhile neither repeats
nor hides anything. A POST with an \`Idempotency-Key\` is done once, however often it is sent ([api.md](api.md)).

## From the terminal

    imprimatur audit site/ --workspace ID --name "Spring campaign"     stored, for review
    imprimatur audit https://shop.example --crawl --max-pages 200 --workspace ID --name Shop
    imprimatur audit list --workspace ID · audit show ID · audit cancel ID · audit retry ID
    imprimatur site list --workspace ID · site gate SITE --workspace ID
    imprimatur audit docs/ --format sarif --fail-on HIGH               nothing stored: for a build server

What is not stored is checked in the same memory however many files there are. A large folder is shared out among threads, one for \
each core; \`--threads N\`
says how many. \`--baseline FILE\` leaves out what an earlier audit had.

\`--fix\` applies suggestions of class \`wording\` to Markdown and plain text, \`--fix=removals\` also those of class \
\`removal\` that leave their sentence whole; \`advice\` is never applied ([classes](rule-format.md#classes-of-suggestion)). Nothing \
is changed in names, addresses, figures, code, quotations and clauses of contracts; names it cannot recognise stand in a file given \
with \`--names\`. Standard error says per file what was changed and by which rule. \`--dry-run\` writes nothing and prints a unified \
diff instead of the report.
`
}
