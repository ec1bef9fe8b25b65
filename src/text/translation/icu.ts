/** A range of a message that is a text of its own. */
export interface Branch {
  start: number
  end: number
}

const NAME = /\{\s*[\w.$@#/-]{1,100}\s*(,|\})/y
const CHOICE = /\s*(?:plural|select|selectordinal|choice)\s*,/iy
const SELECTOR = /\s*(?:offset:\s*\d+\s*)?(?:=\d+|[\p{L}\w-]{1,100})\s*\{/uy
const LONGEST_STYLE = 500

/**
 * The ICU argument that begins with the brace at `start`: where it ends, and the texts of its branches if it is a plural or a choice. Null
 * where the brace begins no argument, but stands in the text.
 */
export function argumentAt(
  text: string,
  start: number,
  end: number,
  pairs: ReadonlyMap<number, number>,
): { end: number; branches: Branch[] } | null {
  const name = exec(NAME, text, start)
  if (name === null) return null
  const after = start + name[0].length
  if (name[1] === '}') return after <= end ? { end: after, branches: [] } : null
  const choice = exec(CHOICE, text, after)
  if (choice === null) {
    const close = pairs.get(start)
    return close === undefined || close >= end || close - after > LONGEST_STYLE ? null : { end: close + 1, branches: [] }
  }
  const branches: Branch[] = []
  let at = after + choice[0].length
  for (;;) {
    const selector = exec(SELECTOR, text, at)
    if (selector === null) break
    const from = at + selector[0].length
    const close = pairs.get(from - 1)
    if (close === undefined || close >= end) return null
    branches.push({ start: from, end: close })
    at = close + 1
  }
  while (/\s/.test(text[at] ?? '')) at += 1
  return branches.length > 0 && at < end && text[at] === '}' ? { end: at + 1, branches } : null
}

/** For each brace of a message that opens something the brace that closes it; one between single quotation marks is a character. */
export function bracePairs(text: string): Map<number, number> {
  const pairs = new Map<number, number>()
  const open: number[] = []
  for (let at = 0; at < text.length; at += 1) {
    const character = text[at]
    if (character === '{') open.push(at)
    else if (character === '}') {
      const opening = open.pop()
      if (opening !== undefined) pairs.set(opening, at)
    } else if (character === "'" && (text[at + 1] === '{' || text[at + 1] === '}')) {
      const close = text.indexOf("'", at + 1)
      if (close === -1) break
      at = close
    }
  }
  return pairs
}

function exec(pattern: RegExp, text: string, at: number): RegExpExecArray | null {
  pattern.lastIndex = at
  return pattern.exec(text)
}
