/**
 * Latin, Greek and Cyrillic letters with the signs that stand between them: most text of most of our languages. For it a property
 * is a short row of ranges, where Unicode's own has hundreds, which take the runtime milliseconds to compile each time they are named.
 */
const WESTERN: [first: number, last: number][] = [[0, 0x52f], [0x1e00, 0x2bff], [0x3000, 0x3004]]
const ONLY_WESTERN = /^[\0-\u052f\u1e00-\u2bff\u3000-\u3004]*$/

export const isWestern = (text: string): boolean => ONLY_WESTERN.test(text)

const escaped = (code: number) => `\\u${code.toString(16).padStart(4, '0')}`

/** What of a class is western, as ranges for the inside of a class. */
function rangesOf(characterClass: string): string {
  const isMember = new RegExp(`^[${characterClass}]$`, 'u')
  let ranges = ''
  for (const [first, last] of WESTERN) {
    let start = -1
    for (let code = first; code <= last + 1; code++) {
      const member = code <= last && isMember.test(String.fromCharCode(code))
      if (member && start < 0) start = code
      if (member || start < 0) continue
      ranges += start === code - 1 ? escaped(start) : `${escaped(start)}-${escaped(code - 1)}`
      start = -1
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
