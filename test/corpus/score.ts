import { readFileSync } from 'node:fs'
import path from 'node:path'
import { allPacks, openRuleset } from '../../src/local/ruleset.ts'
import { check } from '../../src/rules/index.ts'
import { readDocument } from '../../src/text/read.ts'
import { corpusPages, plantedFaults } from './planted.ts'
import type { PlantedFault } from './planted.ts'

export interface CorpusFinding {
  page: string
  rule_id: string
  pack: string
  severity: string
  text: string
  /** Offset in the source; 0 to the end for a finding about something missing. */
  start: number
  end: number
}

/**
 * All findings of the built-in packs on the corpus, without the time limit for slow expressions: the result must not depend on the
 * machine.
 */
export async function corpusFindings(): Promise<CorpusFinding[]> {
  const { compiled } = await openRuleset({ packs: allPacks(), folders: [], valeIni: null })
  const found: CorpusFinding[] = []
  for (const page of corpusPages()) {
    const document = await readDocument(readFileSync(path.join(import.meta.dirname, page)), { name: page })
    for (const { ruleId, severity, text, start, end } of check(document, compiled).findings) {
      found.push({ page, rule_id: ruleId, pack: ruleId.split('.')[0]!, severity, text, start, end })
    }
  }
  return found
}

export interface PackScore {
  pack: string
  planted: number
  found: number
  missed: PlantedFault[]
  beside: CorpusFinding[]
}

/**
 * A planted fault is found when a finding of its pack on its page overlaps its words; missing text also by a finding for the whole
 * page.
 */
export function scoreOf(findings: CorpusFinding[]): PackScore[] {
  const faults = plantedFaults()
  return [...new Set(faults.map((fault) => fault.pack))].sort().map((pack) => {
    const own = findings.filter((finding) => finding.pack === pack)
    const planted = faults.filter((fault) => fault.pack === pack)
    const used = new Set<CorpusFinding>()
    const missed = planted.filter((fault) => {
      const hits = own.filter((finding) => finding.page === fault.page && overlaps(finding, fault))
      for (const hit of hits) used.add(hit)
      return hits.length === 0
    })
    return {
      pack,
      planted: planted.length,
      found: planted.length - missed.length,
      missed,
      beside: own.filter((finding) => !used.has(finding)),
    }
  })
}

const folded = (text: string) => text.replaceAll(/\s+/g, ' ').trim().toLowerCase()

function overlaps(finding: CorpusFinding, fault: PlantedFault): boolean {
  if (fault.missing && finding.end - finding.start > 400) return true
  const [a, b] = [folded(finding.text), folded(fault.text)]
  if (a.length > 0 && (a.includes(b) || b.includes(a))) return true
  return overlapOfWords(a, b)
}

/**
 * Findings and plan may cut the words differently: two neighbouring words in common are the same place, since planted words occur
 * once on a page.
 */
function overlapOfWords(a: string, b: string): boolean {
  const pairs = (text: string) => {
    const words = text.match(/[\p{L}\p{N}]+/gu) ?? []
    return words.slice(1).map((word, i) => `${words[i]} ${word}`)
  }
  const wanted = new Set(pairs(b))
  return pairs(a).some((pair) => wanted.has(pair))
}
