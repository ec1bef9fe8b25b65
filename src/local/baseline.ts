import { readFileSync } from 'node:fs'
import { UsageError } from '../errors.ts'
import { Results, writeDown } from './results.ts'

/** Leaves only what a JSON result of before does not have, by fingerprint and path; the same finding twice is new once. */
export function withoutBaseline(results: Results, file: string): Results {
  const known = new Map<string, number>()
  for (const key of readBaseline(file)) known.set(key, (known.get(key) ?? 0) + 1)
  const left = new Results()
  for (const asset of results) {
    const kept = asset.findings.map(({ fingerprint }) => {
      const times = known.get(fingerprint) ?? 0
      if (times > 0) known.set(fingerprint, times - 1)
      return times === 0
    })
    left.push(writeDown({ ...asset, findings: asset.findings.filter((_, i) => kept[i]), details: asset.details.filter((_, i) => kept[i]) }))
  }
  results.close()
  return left
}

function readBaseline(file: string): string[] {
  try {
    const { assets } = JSON.parse(readFileSync(file, 'utf8')) as { assets: { findings: { fingerprint: string }[] }[] }
    return assets.flatMap((asset) => asset.findings.map((finding) => finding.fingerprint))
  } catch {
    throw new UsageError(`${file} is not a JSON result of an earlier audit`)
  }
}
