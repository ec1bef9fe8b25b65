/**
 * `npm run bench -- wildcards LANGUAGE WORDS`: which words of a list the wildcards of the packs find although they are others. WORDS is a
 * file with a word in each line, or a Hunspell dictionary (`.dic`). What is printed belongs into rules/wildcards.json, once somebody has
 * looked at it: under `meant`, or under `other`, if the rule leaves it alone or only asks what a page is about.
 */
import { readFileSync } from 'node:fs'
import { readWildcards } from '../src/packs/wildcards.ts'
import { ruleLibrary } from '../src/packs/library.ts'
import { otherWords, wildcardsOf } from '../src/rules/load/wildcards.ts'

export async function run([language, file]: string[] = []): Promise<void> {
  if (language === undefined || file === undefined) throw new Error('npm run bench -- wildcards LANGUAGE WORDS')
  const words = new Set(
    readFileSync(file, 'utf8')
      .split(/\r?\n/)
      .map((line) => line.split('/')[0]!.trim().replaceAll('ĳ', 'ij').replaceAll('Ĳ', 'IJ').toLowerCase()),
  )
  const known = readWildcards()[language] ?? {}
  const seen = new Set<string>()
  for (const wildcard of wildcardsOf(ruleLibrary.rules())) {
    if (wildcard.language !== language || seen.has(wildcard.term)) continue
    seen.add(wildcard.term)
    const { meant = [], other = [] } = known[wildcard.term] ?? {}
    const looked = new Set([...meant, ...other])
    const found = otherWords(wildcard, words).filter((word) => !looked.has(word))
    console.log(`${wildcard.term} (${wildcard.rule}): ${found.length === 0 ? 'nothing else' : found.join(', ')}`)
  }
}
