import { carriedName } from '../../reviews/chart/carried.ts'
import { stateCode } from '../../reviews/chart/chart.ts'
import type { ReviewState } from '../../reviews/chart/chart.ts'
import { isMetAgain, keepsDecision, MET_AGAIN } from '../sites/carried-entries.ts'
import type { MetAgain } from '../sites/carried-entries.ts'
import type { Db } from '../base/pool.ts'
import { hashOfItems, itemOf, keptOf } from './bound.ts'
import { boundEntries, carriedRows, endsOfRuns, findingsNow, keptPlaces } from './bound-findings.ts'
import type { BoundEntry, CarriedRow, FoundNow } from './bound-findings.ts'
import { differing, isSame, NOBODY, UNSURE } from './shown-findings.ts'
import type { Shown } from './shown-findings.ts'

/*
 * Each finding's state, decision and people by the entries that hash what they are about, held against what is stored. Entries of before do
 * not hash it: what they left is unknown here, and is held against the trail by its sums alone (replay.ts).
 */

export interface FindingsReplay {
  problems: { number: number | null; what: string }[]
  /** Entries about findings that do not hash what they are about. */
  unbound: number
}

const moves = ({ to, from, restored }: BoundEntry) => Boolean(to ?? from ?? restored)
const isBound = ({ findings_sha256: hash }: BoundEntry) => hash !== undefined
/** What a run closed in an earlier one is about that one's findings, and named by its entry there. */
const isAbout = ({ count, closed }: BoundEntry) => count > 0 && !closed

export async function replayFindings(db: Db, workspaceId: string, auditId: string): Promise<FindingsReplay> {
  const entries = (await boundEntries(db, workspaceId, auditId)).filter(isAbout)
  const now = await findingsNow(db, workspaceId, auditId)
  const carried = await carriedRows(db, workspaceId, auditId)
  const ends = carried.size > 0 ? await endsOfRuns(db, workspaceId, auditId) : new Map<number, string | null>()
  const replay = new Replay(now, entries, await keptPlaces(db, workspaceId, auditId), carried, ends)
  for (const entry of entries) replay.take(entry)
  const said = now.changed.map((id) => ({ number: null, what: `the finding ${id} does not say what it said when it was found` }))
  const differ = await differing(db, workspaceId, now, replay.shown, replay.people)
  return {
    problems: [...said, ...replay.problems, ...differ.map((what) => ({ number: null, what }))].slice(0, 100),
    unbound: entries.filter((entry) => !isBound(entry)).length,
  }
}

/** What an entry that is taken back later replaced, and what it left. */
interface Replaced {
  indexes: number[]
  before: Shown[]
  left: Shown[]
}

class Replay {
  readonly problems: FindingsReplay['problems'] = []
  /** What each finding shows. */
  readonly shown: Shown[]
  /** To whom each is assigned; null: not known. */
  readonly people: (Set<string> | null)[]
  readonly #now: FoundNow
  readonly #kept: Map<number, number[]>
  readonly #carried: Map<number, CarriedRow[]>
  readonly #ends: Map<number, string | null>
  readonly #indexes: Map<number, number>
  readonly #takenBack: Set<number>
  readonly #replaced = new Map<number, Replaced>()

  constructor(
    now: FoundNow,
    entries: BoundEntry[],
    kept: Map<number, number[]>,
    carried: Map<number, CarriedRow[]>,
    ends: Map<number, string | null>,
  ) {
    this.#now = now
    this.#kept = kept
    this.#carried = carried
    this.#ends = ends
    this.#indexes = new Map(now.places.map((place, index) => [place, index]))
    this.#takenBack = new Set(entries.flatMap(({ undoes }) => undoes ?? []))
    const unbound = entries.filter((entry) => !isBound(entry))
    // Findings of before may have been decided by entries of before, also in what was carried over.
    this.shown = now.hashes.map((hash) => (!hash || unbound.some(moves) ? UNSURE : NOBODY))
    const someUnknown = unbound.some(({ assigned, unassigned }) => assigned ?? unassigned)
    const met = new Set([...carried.values()].flat().map(({ place }) => place))
    this.people = now.places.map((place, i) => (someUnknown || (met.has(place) && !now.hashes[i]) ? null : new Set()))
  }

  take(entry: BoundEntry): void {
    if (isMetAgain(entry.action)) return this.#takeCarried(entry, entry.action)
    const undone = entry.undoes === undefined ? undefined : this.#replaced.get(entry.undoes)
    const own = undone ? this.#stillLeft(undone) : this.#kept.get(entry.number)
    // Which of them an undo of an undo of what is not known let stand again, nothing says.
    const isKnown = own !== undefined || entry.undoes === undefined
    const places = own ?? (isKnown ? (entry.place === null ? [] : [entry.place]) : (this.#kept.get(entry.undoes!) ?? []))
    if (isBound(entry) && isKnown) this.#hold(entry, places)
    const indexes = places.flatMap((place) => this.#indexes.get(place) ?? [])
    for (const index of indexes) {
      for (const { id } of entry.assigned ?? []) this.people[index]?.add(id)
      for (const { id } of entry.unassigned ?? []) this.people[index]?.delete(id)
    }
    if (!moves(entry)) return
    const { number, to, reason = null, who, until = null } = entry
    // An entry that ends a decision repeats its reason; what is undecided has none.
    const isOpen = to === 'undecided'
    const shown = {
      state: stateCode((to ?? 'undecided') as ReviewState),
      by: entry,
      reason: isOpen ? null : reason,
      who,
      until: isOpen ? null : until,
    }
    const left = isBound(entry) && to ? shown : UNSURE
    const before = new Map(undone?.indexes.map((index, i) => [index, undone.before[i]!]))
    this.#move(number, indexes, undone ? (index) => before.get(index)! : () => left)
  }

  /** Of what an entry decided, or took back, that which is still as it left it: an undo of it changes no other. */
  #stillLeft({ indexes, left }: Replaced): number[] {
    return indexes.filter((index, i) => isSame(this.shown[index]!, left[i]!)).map((index) => this.#now.places[index]!)
  }

  #move(number: number, indexes: number[], to: (index: number) => Shown): void {
    const before = indexes.map((index) => this.shown[index]!)
    for (const index of indexes) this.shown[index] = to(index)
    const left = indexes.map((index) => this.shown[index]!)
    // What is not known to have been left cannot be told from what others decided since: the undo's own places say it.
    if (this.#takenBack.has(number) && !left.includes(UNSURE)) this.#replaced.set(number, { indexes, before, left })
  }

  /** An entry of a run about what it met again: some keep their decision, unless somebody had decided in the run itself before. */
  #takeCarried(entry: BoundEntry, action: MetAgain): void {
    const { hows, keeps } = MET_AGAIN[action]
    const rows = (this.#carried.get(entry.carriedAt) ?? []).filter(
      (row) => (hows as readonly string[]).includes(carriedName(row.how)) && keepsDecision(row) === keeps,
    )
    const shownAt = ({ place }: CarriedRow) => this.shown[this.#indexes.get(place) ?? -1]
    const chosen = keeps ? rows.filter((row) => shownAt(row) !== undefined && isSame(shownAt(row)!, NOBODY)) : rows
    const isSure = !keeps || rows.every((row) => shownAt(row) !== UNSURE)
    if (isBound(entry) && isSure)
      this.#compare(
        entry,
        chosen.map((row) => {
          const { place, bytes } = this.#item(row.place)
          return { place, bytes: keeps ? Buffer.concat([bytes, keptOf(row.state, row.dismissal_reason)]) : bytes }
        }),
      )
    if (keeps)
      for (const { place, state, dismissal_reason: reason, decided_at: at } of isSure ? chosen : rows) {
        const until = at === null ? undefined : this.#ends.get(at)
        this.shown[this.#indexes.get(place)!] = isBound(entry) && isSure ? { state, by: entry, reason, who: null, until } : UNSURE
      }
  }

  #item(place: number): { place: number; bytes: Buffer } {
    const index = this.#indexes.get(place)
    return { place, bytes: itemOf(place, index === undefined ? null : this.#now.hashes[index]!) }
  }

  #hold(entry: BoundEntry, places: number[]): void {
    const { number, violation_id: named, group_id: group, place, undoes } = entry
    this.#compare(
      entry,
      places.map((each) => this.#item(each)),
    )
    if (named && !group && undoes === undefined && !places.includes(place ?? -1))
      this.problems.push({ number, what: `entry ${number} names another finding than it is about` })
  }

  #compare({ number, findings_sha256: hash, findings_parts: parts }: BoundEntry, items: { place: number; bytes: Buffer }[]): void {
    if (hashOfItems(items, parts) !== hash)
      this.problems.push({ number, what: `entry ${number} was about other findings, or they said something else` })
  }
}
