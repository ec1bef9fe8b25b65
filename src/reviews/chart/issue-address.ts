/*
 * An issue elsewhere (Jira, GitHub, Linear) is made by opening an address of that tracker, with what is known of the finding written into
 * it.
 * Here and in the browser.
 */

/** What an address may hold, each with its name in braces. */
export const ISSUE_FIELDS = ['title', 'body', 'url'] as const
type IssueField = (typeof ISSUE_FIELDS)[number]

/** What trackers and their proxies take. */
const LONGEST_ADDRESS = 6000

const FIELD = /\{([^{}]*)\}/g

/** Why an address cannot open an issue, in a sentence; null: it can. */
export function faultOfTracker(address: string): string | null {
  const named = [...address.matchAll(FIELD)].map(([, name]) => name!)
  const unknown = named.find((name) => !(ISSUE_FIELDS as readonly string[]).includes(name))
  if (unknown !== undefined) return `{${unknown}} is not known: use {title}, {body} and {url}`
  if (named.length === 0) return 'the address must contain {title}, {body} or {url}'
  const [before = ''] = address.split('{')
  if (!/^https?:\/\/[^/?#\s@]+[/?#]/i.test(before)) return 'the address must begin with https:// and a host'
  return isWebAddress(address.replaceAll(FIELD, 'x')) ? null : 'this is not an address'
}

/** Whether something can be opened as a page. */
export function isWebAddress(text: string): boolean {
  if (/[\s\p{Cc}]/u.test(text) || !URL.canParse(text)) return false
  const { protocol, username, password } = new URL(text)
  return (protocol === 'https:' || protocol === 'http:') && username === '' && password === ''
}

/** The address that opens a new issue about a finding; of a long text as much as trackers take. */
export function issueAddress(template: string, fields: Record<IssueField, string>): string {
  const filled = (body: string) =>
    template.replaceAll(FIELD, (whole, name: string) => {
      const value = name === 'body' ? body : fields[name as IssueField]
      return value === undefined ? whole : encodeURIComponent(value.toWellFormed())
    })
  const letters = [...fields.body.toWellFormed()]
  const whole = filled(fields.body)
  if (whole.length <= LONGEST_ADDRESS) return whole
  // Halves until it fits: what a letter takes once it is encoded differs.
  let [low, high] = [0, letters.length]
  while (low < high) {
    const middle = Math.ceil((low + high) / 2)
    if (filled(`${letters.slice(0, middle).join('')}…`).length <= LONGEST_ADDRESS) low = middle
    else high = middle - 1
  }
  return filled(`${letters.slice(0, low).join('')}…`)
}
