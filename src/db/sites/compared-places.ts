/*
 * Which findings a comparison of two runs has, by place: kept beside its counts, so that a page of them is looked up by its places and
 * nothing is compared again. A million pairs take 16 MB.
 */

/** Pairs in the order of their places; `earlier` is the place in the earlier run, -1 where it is in the later one alone. */
export interface ComparedPlaces {
  places: Float64Array
  earlier: Float64Array
}

/** Eight bytes each, as int8send writes them. */
function numbersOf(bytes: Buffer): Float64Array {
  const numbers = new Float64Array(bytes.length / 8)
  for (let index = 0; index < numbers.length; index++)
    numbers[index] = bytes.readInt32BE(index * 8) * 0x1_0000_0000 + bytes.readUInt32BE(index * 8 + 4)
  return numbers
}

/** As the database keeps them. */
export function bytesOf(numbers: Float64Array): Buffer {
  const bytes = Buffer.allocUnsafe(numbers.length * 8)
  numbers.forEach((number, index) => bytes.writeBigInt64BE(BigInt(number), index * 8))
  return bytes
}

/** They mostly come in order; the database does not promise it. */
export function placesOf(places: Buffer, earlier: Buffer): ComparedPlaces {
  const pairs = { places: numbersOf(places), earlier: numbersOf(earlier) }
  if (pairs.places.every((place, index) => index === 0 || pairs.places[index - 1]! <= place)) return pairs
  const order = Uint32Array.from(pairs.places.keys()).sort((a, b) => pairs.places[a]! - pairs.places[b]!)
  return { places: Float64Array.from(order, (at) => pairs.places[at]!), earlier: Float64Array.from(order, (at) => pairs.earlier[at]!) }
}

/** Where a place stands among some in order; -1: it is not there. */
export function indexOfPlace(places: Float64Array, place: number): number {
  const index = countBefore(places, place)
  return places[index] === place ? index : -1
}

interface Pair {
  place: number
  earlier: number
}

export function withoutPairs({ places, earlier }: ComparedPlaces, pairs: Pair[]): ComparedPlaces {
  const gone = new Set(pairs.map(({ place }) => place))
  const isLeft = (_: number, index: number) => !gone.has(places[index]!)
  return { places: places.filter(isLeft), earlier: earlier.filter(isLeft) }
}

export function withPairs({ places, earlier }: ComparedPlaces, pairs: Pair[]): ComparedPlaces {
  const added = pairs.toSorted((a, b) => a.place - b.place)
  const all = { places: new Float64Array(places.length + added.length), earlier: new Float64Array(places.length + added.length) }
  let [from, at] = [0, 0]
  for (const pair of [...added, null]) {
    const to = pair ? countBefore(places, pair.place) : places.length
    all.places.set(places.subarray(from, to), at)
    all.earlier.set(earlier.subarray(from, to), at)
    at += to - from
    from = to
    if (!pair) break
    all.places[at] = pair.place
    all.earlier[at] = pair.earlier
    at++
  }
  return all
}

/** How many places are before another. */
function countBefore(places: Float64Array, place: number): number {
  let [low, high] = [0, places.length]
  while (low < high) {
    const middle = (low + high) >>> 1
    if (places[middle]! < place) low = middle + 1
    else high = middle
  }
  return low
}

interface PairAt<Group> {
  group: Group
  place: number
  earlier: number
}

/** A window of the pairs of several groups, by place. The place it begins at is searched for, so that any window costs the same. */
export function windowOf<Group extends ComparedPlaces>(groups: Group[], offset: number, limit: number): PairAt<Group>[] {
  let [low, high] = [0, Math.max(0, ...groups.map(({ places }) => (places.at(-1) ?? -1) + 1))]
  while (low < high) {
    const middle = Math.floor((low + high) / 2)
    const before = groups.reduce((sum, { places }) => sum + countBefore(places, middle + 1), 0)
    if (before <= offset) low = middle + 1
    else high = middle
  }
  const skipped = groups.reduce((sum, { places }) => sum + countBefore(places, low), 0)
  return groups
    .flatMap((group) => {
      const first = countBefore(group.places, low)
      const some = group.places.subarray(first, first + limit + offset - skipped)
      return Array.from(some, (place, index) => ({ group, place, earlier: group.earlier[first + index]! }))
    })
    .sort((a, b) => a.place - b.place)
    .slice(offset - skipped, offset - skipped + limit)
}
