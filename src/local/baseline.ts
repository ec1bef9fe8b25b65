import { readFileSync } from 'node:fs'
import { UsageError } from '../errors.ts'
import type { LocalAsset } from './check.ts'

/** Leaves only what a JSON result of before does not have, by fingerprint and path; the same finding twice is new once. */
export function withoutBaseline(assets: LocalAsset[], file: string): LocalAsset[] {
  const known = new Map<string, number>()
  for (const key of readBaseline(file)) known.set(key, (known.get(key) ?? 0) + 1)
  return assets.map((asset) => {
    const kept = asset.findings.map(({ fingerprint }) => {
      const left = known.get(fingerprint) ?? 0
      if (left > 0) known.set(fingerprint, left - 1)
      return left === 0
    })
    return { ...asset, findings: asset.findings.filter((_, i) => kept[i]), details: asset.details.filter((_, i) => kept[i]) }
  })
}

function readBaseline(file: string): string[] {
  try {
    const { assets } = JSON.parse(readFileSync(file, 'utf8')) as { assets: { findings: { fingerprint: string }[] }[] }
    return assets.flatMap((asset) => asset.findings.map((finding) => finding.fingerprint))
  } catch {
    throw new UsageError(`${file} is not a JSON result of an earlier audit`)
  }
}
