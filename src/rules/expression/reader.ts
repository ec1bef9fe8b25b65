import { ASCII_PROPERTY, BOUNDARY, NO_BOUNDARY, POSIX, propertyName, UNICODE_WORD } from './parts.ts'
import { WESTERN_BOUNDARY, WESTERN_NO_BOUNDARY, westernProperty, westernWord } from '../words/western.ts'

export interface Translated {
  /** For text whose words are all ASCII; null where the expression asks for more than that. */
  plain: string | null
  /** For text in Latin, Greek and Cyrillic letters: without Unicode's long tables, which take long to compile; null where it needs them. */
  western: string | null
  full: string
  ignoreCase: boolean
  /** Where the author's capture group n stands among those of the translation. */
  groups: number[]
  groupNames: (string | null)[]
  /** Text in which each letter beyond ASCII is written as an underscore is as good to it: the plain reading then serves all texts. */
  lettersAlike: boolean
}

interface Modes {
  i: boolean
  m: boolean
  s: boolean
  x: boolean
}

const SYNTAX = /[\^$\\.*+?()[\]{}|/]/
const CLASS_SYNTAX = /[\\\][^(){}/|&!#$%*+,.:;<=>?@`~-]/

/**
 * Reads a .NET-like expression (what Vale's engine takes) and writes it for JavaScript. One pass, writing all readings at
 * once: they differ only in what a word, a digit and a letter are.
 */
export class ExpressionReader {
  #text: string
  #at = 0
  #plain = ''
  #western = ''
  #full = ''
  #plainWorks = true
  #westernWorks = true
  #emitted = 0
  #groups: number[] = [0]
  #names: (string | null)[] = [null]
  #lettersAlike = true
  #atomics = 0
  #start: Modes

  constructor(text: string, ignoreCase: boolean) {
    this.#text = text
    this.#start = { i: ignoreCase, m: false, s: false, x: false }
  }

  translate(): Translated {
    // Flags at the very front hold for the whole expression, so they can be flags of the translation.
    for (
      let lead = /^\(\?([imsxn]+)\)/.exec(this.#text.slice(this.#at));
      lead;
      lead = /^\(\?([imsxn]+)\)/.exec(this.#text.slice(this.#at))
    ) {
      this.#apply(this.#start, lead[1]!, true)
      this.#at += lead[0].length
    }
    const outer = this.#start.i
    this.#alternatives({ ...this.#start }, outer)
    if (this.#at < this.#text.length) throw new Error('a closing parenthesis has no opening one')
    return {
      plain: this.#plainWorks ? this.#plain : null,
      western: this.#westernWorks ? this.#western : null,
      full: this.#full,
      ignoreCase: outer,
      groups: this.#groups,
      groupNames: this.#names,
      lettersAlike: this.#plainWorks && this.#lettersAlike,
    }
  }

  #apply(modes: Modes, letters: string, on: boolean) {
    for (const letter of letters) if (letter === 'i' || letter === 'm' || letter === 's' || letter === 'x') modes[letter] = on
  }

  #both(text: string) {
    this.#plain += text
    this.#western += text
    this.#full += text
  }

  #each(plain: string | null, western: string | null, full: string) {
    if (plain === null) this.#plainWorks = false
    if (western === null) this.#westernWorks = false
    this.#plain += plain ?? full
    this.#western += western ?? full
    this.#full += full
  }

  /** Everything up to the closing parenthesis or the end. */
  #alternatives(modes: Modes, caseOutside: boolean) {
    let open = 0
    let ignoring = caseOutside
    const end = this.#text.length
    while (this.#at < end && this.#text[this.#at] !== ')') {
      if (modes.i !== ignoring) {
        // A flag set in the middle holds to the end of its group: what follows goes into a group of its own.
        this.#both(modes.i ? '(?i:' : '(?-i:')
        ignoring = modes.i
        open++
      }
      if (this.#text[this.#at] === '|') {
        this.#at++
        // An alternative after a flag still belongs to the outer choice: close and open the flag's group again.
        if (open > 0) {
          this.#both(')'.repeat(open) + '|')
          open = 0
          ignoring = caseOutside
        } else this.#both('|')
        continue
      }
      this.#atom(modes)
    }
    this.#both(')'.repeat(open))
  }

  #atom(modes: Modes) {
    const character = this.#text[this.#at]!
    const starts = { plain: this.#plain.length, western: this.#western.length, full: this.#full.length }
    let repeatable = true
    if (character === '(') repeatable = this.#group(modes)
    else if (character === '[') this.#class()
    else if (character === '\\') repeatable = this.#escape(false)
    else if (character === '.') {
      this.#at++
      this.#both(modes.s ? '[^]' : '[^\\n]')
    } else if (character === '^') {
      this.#at++
      this.#both(modes.m ? '^' : '(?<![^])')
      repeatable = false
    } else if (character === '$') {
      this.#at++
      this.#both(modes.m ? '$' : '(?=\\n?(?![^]))')
      repeatable = false
    } else if (modes.x && /\s/.test(character)) {
      this.#at++
      return
    } else if (modes.x && character === '#') {
      while (this.#at < this.#text.length && this.#text[this.#at] !== '\n') this.#at++
      return
    } else if (character === '*' || character === '+' || character === '?') {
      throw new Error(`the quantifier “${character}” has nothing before it`)
    } else {
      const point = String.fromCodePoint(this.#text.codePointAt(this.#at)!)
      this.#at += point.length
      this.#literal(point)
    }
    this.#quantifier(repeatable, starts)
  }

  #literal(point: string) {
    this.#noteLetter(point)
    this.#both(SYNTAX.test(point) ? `\\${point}` : point)
    if (point.length > 1) this.#plainWorks = this.#westernWorks = false
  }

  #noteLetter(point: string) {
    if (point === '_' || (point > '\u007f' && /[\p{L}\p{M}\p{N}\p{Pc}]/u.test(point))) this.#lettersAlike = false
  }

  #quantifier(repeatable: boolean, starts: { plain: number; western: number; full: number }) {
    const match = /^(?:[*+?]|\{\d+(?:,\d*)?\})[?]?/.exec(this.#text.slice(this.#at, this.#at + 24))
    if (!match) return
    this.#at += match[0].length
    if (!repeatable) {
      // An assertion that is repeated holds once or may be left out; JavaScript wants a group for that.
      this.#plain = `${this.#plain.slice(0, starts.plain)}(?:${this.#plain.slice(starts.plain)})`
      this.#western = `${this.#western.slice(0, starts.western)}(?:${this.#western.slice(starts.western)})`
      this.#full = `${this.#full.slice(0, starts.full)}(?:${this.#full.slice(starts.full)})`
    }
    this.#both(match[0])
  }

  /** Whether what it reads may be repeated. */
  #group(modes: Modes): boolean {
    const rest = this.#text.slice(this.#at, this.#at + 80)
    const flags = /^\(\?([imsnx]*)(?:-([imsnx]+))?([:)])/.exec(rest)
    if (rest.startsWith('(?#')) {
      this.#at = this.#text.indexOf(')', this.#at) + 1 || this.#text.length
      return false
    }
    if (flags && (flags[3] === ':' || flags[1] !== '' || flags[2] !== undefined)) {
      this.#at += flags[0].length
      const inside = flags[3] === ':' ? { ...modes } : modes
      this.#apply(inside, flags[1] ?? '', true)
      this.#apply(inside, flags[2] ?? '', false)
      if (flags[3] === ')') return true
      this.#both('(?:')
      this.#inside(inside, modes.i)
      return true
    }
    const look = /^\(\?(?:=|!|<=|<!)/.exec(rest)
    if (look) {
      this.#at += look[0].length
      this.#both(look[0])
      this.#inside({ ...modes }, modes.i)
      return false
    }
    if (rest.startsWith('(?>')) return this.#atomic(modes)
    const named = /^\(\?(?:P?<|')([A-Za-z_]\w*)[>']/.exec(rest)
    if (!named && rest.startsWith('(?')) throw new Error(`the group “${rest.slice(0, 4)}” is not supported`)
    this.#at += named ? named[0].length : 1
    this.#emitted++
    this.#groups.push(this.#emitted)
    this.#names.push(named?.[1] ?? null)
    this.#both(named ? `(?<${named[1]}>` : '(')
    this.#inside({ ...modes }, modes.i)
    return true
  }

  /** `(?>…)`: a look-ahead cannot be entered again, so it keeps what it first found. */
  #atomic(modes: Modes): boolean {
    this.#at += 3
    const name = `atomic${++this.#atomics}`
    this.#emitted++
    this.#both(`(?:(?=(?<${name}>`)
    this.#inside({ ...modes }, modes.i)
    this.#both(`)\\k<${name}>)`)
    return true
  }

  #inside(modes: Modes, caseOutside: boolean) {
    this.#alternatives(modes, caseOutside)
    if (this.#text[this.#at] !== ')') throw new Error('a parenthesis is not closed')
    this.#at++
    this.#both(')')
  }

  /** A backslash and what belongs to it; inside a class what it writes stands between brackets. False: it takes no room in the text. */
  #escape(inClass: boolean): boolean {
    const letter = this.#text[this.#at + 1]
    if (letter === undefined) throw new Error('a backslash stands at the end')
    this.#at += 2
    if ('wWdD'.includes(letter)) this.#shorthand(letter, inClass)
    else if ('sSntrfv'.includes(letter)) this.#both(`\\${letter}`)
    else if (letter === 'b' || letter === 'B') {
      if (inClass) this.#both('\\x08')
      else if (letter === 'b') this.#each('\\b', WESTERN_BOUNDARY, BOUNDARY)
      else this.#each('\\B', WESTERN_NO_BOUNDARY, NO_BOUNDARY)
      return inClass
    } else if (!inClass && (letter === 'A' || letter === 'G')) {
      this.#both('(?<![^])')
      return false
    } else if (!inClass && (letter === 'z' || letter === 'Z')) {
      this.#both(letter === 'z' ? '(?![^])' : '(?=\\n?(?![^]))')
      return false
    } else if (letter === 'p' || letter === 'P') this.#property(letter, inClass)
    else if (letter === 'x' || letter === 'u') this.#code(letter, inClass)
    else if (letter === 'a') this.#both('\\x07')
    else if (letter === 'e') this.#both('\\x1b')
    else if (letter === 'h') this.#both(inClass ? ' \\t\\u00a0' : '[ \\t\\u00a0]')
    else if (letter === '0') this.#both('\\0')
    else if (letter === 'k') {
      const name = /^[<'](\w+)[>']/.exec(this.#text.slice(this.#at))
      if (!name) throw new Error('“\\k” needs the name of a group')
      this.#at += name[0].length
      this.#both(`\\k<${name[1]}>`)
      this.#lettersAlike = false
    } else if (/[1-9]/.test(letter)) this.#backreference(letter)
    else if (inClass) this.#classLiteral(letter)
    else this.#literal(letter)
    return true
  }

  #backreference(letter: string) {
    this.#lettersAlike = false
    this.#both(`(?:\\${this.#groups[Number(letter)] ?? letter})`)
  }

  #shorthand(letter: string, inClass: boolean) {
    const lower = letter.toLowerCase()
    const full = lower === 'w' ? UNICODE_WORD : '\\p{Nd}'
    const western = lower === 'w' ? westernWord : westernProperty('Nd')
    // Without the v flag there is no class inside a class.
    if (inClass && letter !== lower) this.#each(`\\${letter}`, null, `[^${full}]`)
    else if (inClass) this.#each(`\\${letter}`, western, full)
    else this.#each(`\\${letter}`, letter === lower ? `[${western}]` : `[^${western}]`, letter === lower ? `[${full}]` : `[^${full}]`)
  }

  #property(letter: string, inClass: boolean) {
    const name = /^(?:\{(\^?)(\w+)\}|(\w))/.exec(this.#text.slice(this.#at))
    const known = name ? propertyName(name[2] ?? name[3]!) : null
    if (!name || known === null) throw new Error(`the property “\\${letter}${name?.[0] ?? ''}” is not known`)
    this.#at += name[0].length
    const negated = (letter === 'P') !== (name[1] === '^')
    const ascii = ASCII_PROPERTY[known]
    this.#lettersAlike = false
    let plain: string | null = null
    if (ascii !== undefined && !negated) plain = inClass ? ascii : `[${ascii}]`
    else if (ascii !== undefined && !inClass) plain = `[^${ascii}]`
    const western = inClass && negated ? null : inClass ? westernProperty(known) : `[${negated ? '^' : ''}${westernProperty(known)}]`
    this.#each(plain, western, `\\${negated ? 'P' : 'p'}{${known}}`)
  }

  #code(letter: string, inClass: boolean) {
    const digits = letter === 'x' ? /^(?:\{([0-9a-fA-F]+)\}|([0-9a-fA-F]{2}))/ : /^(?:\{([0-9a-fA-F]+)\}|([0-9a-fA-F]{4}))/
    const found = digits.exec(this.#text.slice(this.#at))
    if (!found) throw new Error(`“\\${letter}” needs hexadecimal digits`)
    this.#at += found[0].length
    const point = String.fromCodePoint(Number.parseInt(found[1] ?? found[2]!, 16))
    if (inClass) this.#classLiteral(point)
    else this.#literal(point)
  }

  #classLiteral(point: string) {
    if (point.length > 1) this.#plainWorks = this.#westernWorks = false
    this.#noteLetter(point)
    const escaped = CLASS_SYNTAX.test(point) ? `\\${point}` : point
    // Outside the v flag only some characters may be escaped, but in a class without flags every one may.
    this.#both(escaped)
  }

  #class() {
    this.#at++
    const negated = this.#text[this.#at] === '^'
    if (negated) this.#at++
    const before = { plain: this.#plain, western: this.#western, full: this.#full }
    this.#plain = this.#western = this.#full = ''
    let subtracted: string | null = null
    for (let first = true; ; first = false) {
      const character = this.#text[this.#at]
      if (character === undefined) throw new Error('a “[” is not closed')
      if (character === ']' && !first) break
      const posix = /^\[:(\^?)(\w+):\]/.exec(this.#text.slice(this.#at, this.#at + 14))
      if (posix && POSIX[posix[2]!] !== undefined) {
        this.#at += posix[0].length
        this.#each(null, null, posix[1] ? `[^${POSIX[posix[2]!]}]` : POSIX[posix[2]!]!)
      } else if (character === '\\') this.#escape(true)
      else if (character === '-' && this.#text[this.#at + 1] === '[' && !first) {
        const kept = this.#full
        this.#at++
        this.#full = ''
        this.#class()
        subtracted = this.#full
        this.#full = kept
      } else if (character === '-' && this.#isRange(first)) {
        // A range such as A-z holds the underscore.
        if (
          (this.#text[this.#at - 1] ?? '') <= '_' &&
          (this.#text[this.#at + 1] ?? '') > '_' &&
          !/[0-9]/.test(this.#text[this.#at - 1] ?? '')
        )
          this.#lettersAlike = false
        this.#at++
        this.#both('-')
      } else {
        const point = String.fromCodePoint(this.#text.codePointAt(this.#at)!)
        this.#at += point.length
        this.#classLiteral(point)
      }
    }
    this.#at++
    const hat = negated ? '^' : ''
    if (subtracted) {
      this.#plainWorks = this.#westernWorks = false
      this.#full = `${before.full}[${hat}[${this.#full}]--${subtracted}]`
      return
    }
    this.#plain = `${before.plain}[${hat}${this.#plain}]`
    this.#western = `${before.western}[${hat}${this.#western}]`
    this.#full = `${before.full}[${hat}${this.#full}]`
  }

  /** Whether a hyphen in a class stands between two characters rather than for itself. */
  #isRange(first: boolean): boolean {
    if (first) return false
    const next = this.#text[this.#at + 1]
    if (next === undefined || next === ']') return false
    if (/\\[wWdDsSpP](?:\{[^}]*\})?$/.test(this.#text.slice(Math.max(0, this.#at - 12), this.#at))) return false
    return !(next === '\\' && /[wWdDsSpP]/.test(this.#text[this.#at + 2] ?? ''))
  }
}
