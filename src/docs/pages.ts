import { SETTINGS } from '../config.ts'
import { REVIEW_CHART, REVIEW_STATES } from '../review/chart.ts'

/** Pages of docs/ that are made from the code, so that they cannot say something else. */
export const PAGES: Record<string, () => string | Promise<string>> = {
  'settings.md': settingsPage,
  'review.md': reviewPage,
}

const MADE = '<!-- Made by `npm run docs`; not to be edited. -->\n'

function settingsPage(): string {
  const rows = SETTINGS.map(({ name, default: fallback, help }) =>
    `| \`${name}\` | \`--${name.toLowerCase().replaceAll('_', '-')}\` | ${fallback === '' ? '' : `\`${fallback}\``} | ${help} |`)
  return `${MADE}
# Settings

Each setting is a flag of every command and a name in the environment; the flag wins. Nothing needs to be set.

| environment | flag | default | what it does |
|---|---|---|---|
${rows.join('\n')}
`
}

function reviewPage(): string {
  const rows = Object.entries(REVIEW_CHART).map(([action, { to, reason, meaning }]) => `| \`${action}\` | any | \`${to}\` | ${reason} | ${meaning} |`)
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

- A decision with \`apply_to_group\` applies to every violation with the same \`group_id\` in that audit, in one transaction: all or none.
- Each decision and each comment is one entry of the audit's activity trail: who, when, what, from which states, how many. Each entry
  carries the SHA-256 of the one before it; \`imprimatur trail verify --workspace ID\` recomputes the whole chain.
- \`dismissal_reason\` is set by \`dismiss\` and cleared by every other action.
`
}
