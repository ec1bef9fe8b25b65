/**
 * Latin, Greek and Cyrillic letters with the punctuation between them: most text of most of our languages. For it a property
 * is a short row of ranges, where Unicode's own has hundreds, which take the runtime milliseconds to compile each time they are named.
 */
const WESTERN: [first: number, last: number][] = [
  [0, 0x52f],
  [0x1e00, 0x2bff],
  [0x3000, 0x3004],
]
const ONLY_WESTERN = /^[\0-\u052f\u1e00-\u2bff\u3000-\u3004]*$/

export const isWestern = (text: string): boolean => ONLY_WESTERN.test(text)

const escaped = (code: number) => `\\u${code.toString(16).padStart(4, '0')}`

/** What of a class is western, as ranges for the inside of a class: each run of members in the row of all western characters. */
function rangesOf(characterClass: string): string {
  const members = new RegExp(`[${characterClass}]+`, 'gu')
  let ranges = ''
  for (const [first, last] of WESTERN) {
    const row = String.fromCharCode(...Array.from({ length: last - first + 1 }, (_, index) => first + index))
    for (const { 0: run, index } of row.matchAll(members)) {
      const start = first + index
      ranges += run.length === 1 ? escaped(start) : `${escaped(start)}-${escaped(start + run.length - 1)}`
    }
  }
  return ranges
}

const properties = new Map<string, string>()

export function westernProperty(name: string): string {
  const known = properties.get(name)
  if (known !== undefined) return known
  const ranges = rangesOf(`\\p{${name}}`)
  properties.set(name, ranges)
  return ranges
}

export const westernWord = rangesOf('\\p{L}\\p{M}\\p{Nd}\\p{Pc}')
export const WESTERN_BOUNDARY = `(?:(?<=[${westernWord}])(?![${westernWord}])|(?<![${westernWord}])(?=[${westernWord}]))`
export const WESTERN_NO_BOUNDARY = `(?:(?<=[${westernWord}])(?=[${westernWord}])|(?<![${westernWord}])(?![${westernWord}]))`
