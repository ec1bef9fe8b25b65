/** Whether figures, names and addresses of a passage are still in a text that is to take its place, also in another language. */

export interface Survival {
  /** What stood in the passage and is gone. */
  lost: string[]
  /** Figures that nobody supplied. */
  added: string[]
}

const FIGURE = /\p{Nd}+(?:[.,:/'’\u00a0\u202f -]\p{Nd}+)*/gu
const ADDRESS = /https?:\/\/[^\s)>\]]+|[\p{L}\p{N}._%+-]+@[\p{L}\p{N}.-]+\.\p{L}{2,}/gu

/** Without addresses of links, whose figures are no figures of the text, and without ordinals of lists. */
const readable = (markdown: string): string =>
  markdown
    .replaceAll(ADDRESS, ' ')
    .replaceAll(/^\s*(?:>\s*)*\d+[.)]\s/gm, ' ')
    .replaceAll('\\', '')

const figuresIn = (markdown: string): string[] => readable(markdown).match(FIGURE) ?? []

/** The runs of digits of a figure: 1,249.50 and 1.249,50 have the same, in whichever language they are written. */
const runsOf = (figure: string): string[] => (figure.match(/\p{Nd}+/gu) ?? []).map((run) => run.replace(/^0+(?=\d)/, ''))

/** A date may have its month as a word: 2026-05-03 and 3 May 2026. */
function stands(figure: string, runs: ReadonlySet<string>): boolean {
  const own = runsOf(figure)
  const missing = own.filter((run) => !runs.has(run))
  return missing.length === 0 || (missing.length === 1 && own.length === 3 && /^\d{1,4}[./-]\d{1,2}[./-]\d{1,4}$/.test(figure))
}

const squeezed = (text: string) => text.replaceAll('\\', '').replaceAll(/\s+/g, ' ').toLowerCase()

const hasWhole = (text: string, value: string): boolean =>
  new RegExp(`(?<![\\p{L}\\p{N}])${RegExp.escape(squeezed(value))}(?![\\p{L}\\p{N}])`, 'u').test(squeezed(text))

/** What of a passage must be in whatever takes its place: figures, addresses, and those of the names that stand in it. */
export function mustSurvive(passage: string, names: readonly string[]): string[] {
  const named = names.map((name) => name.trim()).filter((name) => name.length > 1 && name.length <= 100 && hasWhole(passage, name))
  return [...new Set([...figuresIn(passage), ...(passage.match(ADDRESS) ?? []), ...named])]
}

/** `supplied`: texts whose figures may be used besides the passage's own. */
export function survivalOf(passage: string, after: string, names: readonly string[], supplied: readonly string[] = []): Survival {
  const now = new Set(figuresIn(after).flatMap(runsOf))
  const known = new Set([passage, ...supplied].flatMap(figuresIn).flatMap(runsOf))
  const figures = new Set(figuresIn(passage))
  return {
    lost: mustSurvive(passage, names).filter((value) =>
      figures.has(value) ? !stands(value, now) : !squeezed(after).includes(squeezed(value)),
    ),
    added: [...new Set(figuresIn(after).filter((figure) => !stands(figure, known)))],
  }
}
