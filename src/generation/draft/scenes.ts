import { toPair } from './entries.ts'
import type { Pair } from './entries.ts'
import { isMarked, kindOf } from './kinds.ts'

/**
 * Scenes such as `The open box: Lay out the parts.`, as what is seen and what is said. Among such, a phrase without a colon is only seen:
 * the logo at the end.
 */
export function toScenes(entries: readonly string[], tag: string): Pair[] {
  const scenes = entries.map(toPair)
  if (!scenes.some(({ label }) => label !== '')) return scenes
  return scenes.map((scene) =>
    scene.label === '' && !isMarked(scene.text, tag) && kindOf(scene.text, tag) === 'noun' ? { label: scene.text, text: '' } : scene,
  )
}
