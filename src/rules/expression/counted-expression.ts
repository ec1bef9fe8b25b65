import { OP, programOf, WIDTH, type Program } from './counted-program.ts'
import type { Steps } from './steps.ts'

/** In place of an instruction on the stack of what is still to be tried. */
const REGISTER = -1
const RUN = -2
const RUN_LAZILY = -3
const CHOICE = -4

/** Numbers of an entry of that stack: what to go on with, and three more. */
const ENTRY = 4

/**
 * Matches as a RegExp of JavaScript does, and counts its steps: the runtime cannot be asked how many it took, and a limit on the clock
 * would make what is found depend on the machine. Takes some ten times as long, so that it is used only where an expression may take
 * long without end.
 */
export class CountedExpression {
  readonly #program: Program
  readonly #registers: Int32Array
  #stack = new Int32Array(ENTRY * 256)
  #top = 0
  #text = ''
  #steps!: Steps

  constructor(regex: Pick<RegExp, 'source' | 'flags'>) {
    this.#program = programOf(regex)
    this.#registers = new Int32Array(this.#program.registers)
  }

  /** The first match at or after a place, with the places of its groups. */
  exec(text: string, from: number, steps: Steps): RegExpExecArray | null {
    this.#text = text
    this.#steps = steps
    const { start, unicode } = this.#program
    for (let at = from; at <= text.length; at++) {
      steps.take(1)
      if (start === null || start.partsFor(this.#codeAt(at)).length > 0) {
        this.#registers.fill(-1)
        this.#top = 0
        const end = this.#run(0, at)
        if (end >= 0) return this.#match(at, end)
      }
      if (unicode && at < text.length && text.codePointAt(at)! > 0xffff) at++
    }
    return null
  }

  #match(start: number, end: number): RegExpExecArray {
    const { groups, names } = this.#program
    const spans: ([number, number] | undefined)[] = [[start, end]]
    for (let group = 1; group <= groups; group++) {
      const [from, to] = [this.#registers[2 * group]!, this.#registers[2 * group + 1]!]
      spans.push(from < 0 || to < 0 ? undefined : [from, to])
    }
    const texts = spans.map((span) => (span ? this.#text.slice(...span) : undefined))
    const named = names.size === 0 ? undefined : Object.fromEntries([...names].map(([name, group]) => [name, texts[group]]))
    return Object.assign(texts, { index: start, input: this.#text, groups: named, indices: spans }) as unknown as RegExpExecArray
  }

  /** -1 at the end of the text. */
  #codeAt(at: number): number {
    if (at >= this.#text.length) return -1
    return this.#program.unicode ? this.#text.codePointAt(at)! : this.#text.charCodeAt(at)
  }

  #codeBefore(at: number): number {
    if (at <= 0) return -1
    if (this.#program.unicode && at > 1) {
      const pair = this.#text.codePointAt(at - 2)!
      if (pair > 0xffff) return pair
    }
    return this.#text.charCodeAt(at - 1)
  }

  #push(kind: number, x: number, y: number, z: number): void {
    if (this.#top + ENTRY > this.#stack.length) {
      const longer = new Int32Array(this.#stack.length * 2)
      longer.set(this.#stack)
      this.#stack = longer
    }
    const stack = this.#stack
    stack[this.#top] = kind
    stack[this.#top + 1] = x
    stack[this.#top + 2] = y
    stack[this.#top + 3] = z
    this.#top += ENTRY
  }

  #set(register: number, value: number): void {
    const before = this.#registers[register]!
    if (before === value) return
    this.#push(REGISTER, register, before, 0)
    this.#registers[register] = value
  }

  /** From an instruction and a place on up to `match`: where it ends, or -1. What was put on the stack before is not touched. */
  #run(first: number, from: number): number {
    const { code, sets, runs, loops, choices, unicode } = this.#program
    const text = this.#text
    const steps = this.#steps
    const base = this.#top
    let pc = first
    let at = from
    for (;;) {
      steps.take(1)
      let fails = false
      const x = code[pc + 1]!
      switch (code[pc]) {
        case OP.character: {
          const found = this.#codeAt(at)
          if (found === x) at += found > 0xffff ? 2 : 1
          else fails = true
          break
        }
        case OP.set: {
          const found = this.#codeAt(at)
          if (found >= 0 && sets[x]!.has(found)) at += found > 0xffff ? 2 : 1
          else fails = true
          break
        }
        case OP.characterBack: {
          const found = this.#codeBefore(at)
          if (found === x) at -= found > 0xffff ? 2 : 1
          else fails = true
          break
        }
        case OP.setBack: {
          const found = this.#codeBefore(at)
          if (found >= 0 && sets[x]!.has(found)) at -= found > 0xffff ? 2 : 1
          else fails = true
          break
        }
        case OP.split:
          this.#push(code[pc + 2]!, at, 0, 0)
          pc = x
          continue
        case OP.jump:
          pc = x
          continue
        case OP.save:
          this.#set(x, at)
          break
        case OP.match:
          return at
        case OP.lineStart:
          fails = at > 0 && !isLineBreak(text.charCodeAt(at - 1))
          break
        case OP.lineEnd:
          fails = at < text.length && !isLineBreak(text.charCodeAt(at))
          break
        case OP.textStart:
          fails = at > 0
          break
        case OP.textEnd:
          fails = at < text.length
          break
        case OP.boundary:
          fails = isWord(text, at - 1) === isWord(text, at)
          break
        case OP.noBoundary:
          fails = isWord(text, at - 1) !== isWord(text, at)
          break
        case OP.look:
        case OP.notLook: {
          const before = this.#top
          const found = this.#run(pc + WIDTH, at) >= 0
          if (code[pc] === OP.look && found) {
            this.#keepRegisters(before)
            pc = x
            continue
          }
          this.#undo(before)
          if (code[pc] === OP.notLook && !found) {
            pc = x
            continue
          }
          fails = true
          break
        }
        case OP.reference: {
          const next = this.#reference(x, at)
          if (next < 0) fails = true
          else at = next
          break
        }
        case OP.run: {
          const { set, min, max, back } = runs[x]!
          let count = 0
          const began = at
          let least = min === 0 ? at : -1
          while (count < max) {
            const found = back ? this.#codeBefore(at) : this.#codeAt(at)
            if (found < 0 || !set.has(found)) break
            const size = found > 0xffff ? 2 : 1
            at += back ? -size : size
            if (++count === min) least = at
          }
          steps.take(count)
          if (count < min) {
            at = began
            fails = true
          } else if (at !== least) this.#push(RUN, pc, at, least)
          break
        }
        case OP.runLazily: {
          const { set, min, max, back } = runs[x]!
          let count = 0
          while (count < min) {
            const found = back ? this.#codeBefore(at) : this.#codeAt(at)
            if (found < 0 || !set.has(found)) break
            const size = found > 0xffff ? 2 : 1
            at += back ? -size : size
            count++
          }
          steps.take(count)
          if (count < min) fails = true
          else if (max > count) this.#push(RUN_LAZILY, pc, at, count)
          break
        }
        case OP.forget:
          for (let register = x; register < code[pc + 2]!; register++) this.#set(register, -1)
          break
        case OP.count:
          this.#set(loops[x]!.counter, 0)
          break
        case OP.loop: {
          const { counter, started, min, max, lazy, exit } = loops[x]!
          const done = this.#registers[counter]!
          if (done >= max) {
            pc = exit
            continue
          }
          if (done >= min && lazy) {
            // The turn that may follow is told by its counter, which is set when it begins.
            this.#push(pc + WIDTH, at, counter + 1, started)
            pc = exit
            continue
          }
          if (done >= min) this.#push(exit, at, 0, 0)
          this.#set(counter, done + 1)
          this.#set(started, at)
          break
        }
        case OP.turn: {
          const { counter, started, min } = loops[x]!
          if (at === this.#registers[started]! && this.#registers[counter]! > min) fails = true
          else {
            pc = code[pc + 2]!
            continue
          }
          break
        }
        case OP.choose: {
          const choice = choices[x]!
          const parts = choice.partsFor(this.#codeAt(at))
          if (parts.length === 0) fails = true
          else {
            if (parts.length > 1) this.#push(CHOICE, x, at, 1)
            pc = choice.targets[parts[0]!]!
            continue
          }
          break
        }
      }
      if (!fails) {
        pc += WIDTH
        continue
      }
      // What was begun last is tried in another way.
      for (;;) {
        if (this.#top === base) return -1
        this.#top -= ENTRY
        steps.take(1)
        const stack = this.#stack
        const [kind, one, other, third] = [stack[this.#top]!, stack[this.#top + 1]!, stack[this.#top + 2]!, stack[this.#top + 3]!]
        if (kind === REGISTER) {
          this.#registers[one] = other
          continue
        }
        if (kind === CHOICE) {
          const choice = choices[one]!
          at = other
          const parts = choice.partsFor(this.#codeAt(at))
          if (third + 1 < parts.length) this.#push(CHOICE, one, at, third + 1)
          pc = choice.targets[parts[third]!]!
        } else if (kind === RUN) {
          const { back } = runs[code[one + 1]!]!
          const found = back ? this.#codeAt(other) : this.#codeBefore(other)
          const size = unicode && found > 0xffff ? 2 : 1
          at = back ? other + size : other - size
          if (at !== third) this.#push(RUN, one, at, third)
          pc = one + WIDTH
        } else if (kind === RUN_LAZILY) {
          const { set, max, back } = runs[code[one + 1]!]!
          const found = back ? this.#codeBefore(other) : this.#codeAt(other)
          if (found < 0 || !set.has(found)) continue
          const size = found > 0xffff ? 2 : 1
          at = back ? other - size : other + size
          if (third + 1 < max) this.#push(RUN_LAZILY, one, at, third + 1)
          pc = one + WIDTH
        } else {
          pc = kind
          at = one
          if (other > 0) {
            this.#set(other - 1, this.#registers[other - 1]! + 1)
            this.#set(third, at)
          }
        }
        break
      }
    }
  }

  /** What a look-around caught stays until what comes after it fails; how else it could have matched is not tried. */
  #keepRegisters(from: number): void {
    const stack = this.#stack
    let kept = from
    for (let entry = from; entry < this.#top; entry += ENTRY) {
      if (stack[entry] !== REGISTER) continue
      stack.copyWithin(kept, entry, entry + ENTRY)
      kept += ENTRY
    }
    this.#top = kept
  }

  #undo(from: number): void {
    for (; this.#top > from; this.#top -= ENTRY)
      if (this.#stack[this.#top - ENTRY] === REGISTER)
        this.#registers[this.#stack[this.#top - ENTRY + 1]!] = this.#stack[this.#top - ENTRY + 2]!
  }

  /** Where what a group caught ends when it is read once more; -1 where something else stands there. */
  #reference(number: number, at: number): number {
    const { group, back, ignoreCase } = this.#program.references[number]!
    const [start, end] = [this.#registers[2 * group] ?? -1, this.#registers[2 * group + 1] ?? -1]
    if (start < 0 || end < 0) return at
    const caught = this.#text.slice(start, end)
    this.#steps.take(caught.length)
    const from = back ? at - caught.length : at
    if (from < 0) return -1
    const there = this.#text.slice(from, from + caught.length)
    const isSame = there === caught || (ignoreCase && there.toLowerCase() === caught.toLowerCase())
    return isSame ? (back ? from : from + caught.length) : -1
  }
}

const isLineBreak = (code: number) => code === 0x0a || code === 0x0d || code === 0x2028 || code === 0x2029

const WORD = /\w/
const WORDS = Uint8Array.from({ length: 0x80 }, (_, code) => Number(WORD.test(String.fromCharCode(code))))
const isWord = (text: string, at: number) => at >= 0 && at < text.length && WORDS[text.charCodeAt(at)] === 1
