import type { Found } from './found.ts'
import { squeezed } from './fold.ts'
import type { Material } from './material.ts'

/** Words that somebody is said to have said, in any of the marks that the languages use. Fewer words are a name or a manner of speaking. */
const LEAST_WORDS = 3
const QUOTED = /“([^“”„]{6,600})[”“]|„([^„“”]{6,600})[“”]|«\s?([^«»]{6,600})\s?»|»([^«»]{6,600})«|"([^"\n]{6,600})"|”([^”\n]{6,600})”/gu

export function quotationsIn(sentence: string, material: Material): Found[] {
  return Array.from(sentence.matchAll(QUOTED)).flatMap((match): Found[] => {
    const said = match.slice(1).find((group) => group !== undefined)!
    const words = squeezed(said)
    if (words.split(' ').length < LEAST_WORDS || material.hasText(said)) return []
    return [{ kind: 'quotation', start: match.index, end: match.index + match[0].length }]
  })
}
