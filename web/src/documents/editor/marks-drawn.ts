import type { Node } from '@tiptap/pm/model'
import { Decoration, DecorationSet } from '@tiptap/pm/view'
import { severityClass } from '../../base/parts/severity.tsx'
import { isSettled } from './found.ts'
import type { Marks, Placed } from './marks.ts'

type Shown = Omit<Marks, 'decorations'>
interface Spec {
  finding?: string
  cite?: true
}

/** More changes than this are drawn anew altogether. */
const MOST_CHANGES = 200

/**
 * The decorations of marks: those of `before`, which were moved with the text (`moved`), with only what looks otherwise now removed and
 * added.
 */
export function redrawn(doc: Node, before: Marks, moved: Marks, now: Shown): DecorationSet {
  if (before.settled !== now.settled) return drawnAll(doc, now)
  const { removed, added } = differences(before, moved, now)
  if (removed.length + added.length > MOST_CHANGES) return drawnAll(doc, now)
  const gone = removed.flatMap(({ from, to, finding }) => moved.decorations.find(from, to, (spec: Spec) => spec.finding === finding.id))
  const sameCites = moved.cites.length === now.cites.length && moved.cites.every((cite, index) => isSameCite(cite, now.cites[index]!))
  if (!sameCites) gone.push(...moved.decorations.find(undefined, undefined, (spec: Spec) => spec.cite === true))
  return moved.decorations
    .remove(gone)
    .add(doc, [...added.flatMap((each) => drawn(each, now)), ...(sameCites ? [] : now.cites.map(citeAt))])
}

interface Differences {
  removed: Placed[]
  added: Placed[]
}

function differences(before: Marks, moved: Marks, now: Shown): Differences {
  const found: Differences = { removed: [], added: [] }
  const compare = (was: Placed | undefined, stands: Placed | undefined, each: Placed) => {
    if (was && stands && isDrawn(before, was, stands, now, each)) return
    if (stands) found.removed.push(stands)
    found.added.push(each)
  }
  const isAligned = (some: Placed[]) =>
    some.length === now.placed.length && some.every(({ finding }, index) => finding.id === now.placed[index]!.finding.id)
  // Most key presses neither add nor remove a finding: no need to look anything up.
  if (isAligned(before.placed) && isAligned(moved.placed)) {
    now.placed.forEach((each, index) => compare(before.placed[index], moved.placed[index], each))
    return found
  }
  const earlier = new Map(before.placed.map((each) => [each.finding.id, each]))
  const standing = new Map(moved.placed.map((each) => [each.finding.id, each]))
  for (const each of now.placed) {
    compare(earlier.get(each.finding.id), standing.get(each.finding.id), each)
    standing.delete(each.finding.id)
  }
  found.removed.push(...standing.values())
  return found
}

/** Whether what is drawn for a finding is still right. */
const isDrawn = (before: Marks, was: Placed, stands: Placed, now: Shown, each: Placed): boolean =>
  stands.from === each.from &&
  stands.to === each.to &&
  was.pending === each.pending &&
  was.finding.severity === each.finding.severity &&
  isSettled(before, was.finding) === isSettled(now, each.finding) &&
  (before.active === was.finding.id) === (now.active === each.finding.id)

const isSameCite = (a: Marks['cites'][number], b: Marks['cites'][number]) => a.at === b.at && a.numbers.join() === b.numbers.join()

const drawnAll = (doc: Node, marks: Shown): DecorationSet =>
  DecorationSet.create(doc, [...marks.placed.flatMap((each) => drawn(each, marks)), ...marks.cites.map(citeAt)])

function drawn({ finding, from, to, pending }: Placed, marks: Shown): Decoration[] {
  if (isSettled(marks, finding)) return []
  const look = pending ? 'm-pending' : `m-${severityClass(finding.severity)}`
  const active = finding.id === marks.active ? ' is-active' : ''
  const attributes = { nodeName: 'mark', class: `m ${look}${active}`, 'data-finding': finding.id }
  return [Decoration.inline(from, to, attributes, { finding: finding.id } satisfies Spec)]
}

const citeAt = ({ at, numbers }: Marks['cites'][number]): Decoration =>
  Decoration.widget(
    at,
    () => {
      const element = document.createElement('sup')
      element.className = 'cite'
      element.textContent = `[${numbers.join(', ')}]`
      return element
    },
    { side: 1, key: `cite ${numbers.join(' ')}`, ignoreSelection: true, cite: true },
  )
