import type { Report } from './index.ts'

/** The contract other programs rely on. */
export function json({ assets }: Report): string {
  const body = {
    assets: assets.map(({ path, type, language, characters, checked, error, findings, left_out, rule_failures }) => (
      { path, type, language, characters, checked, error, findings, left_out, rule_failures })),
    summary: {
      assets: assets.length, failed: assets.filter((asset) => asset.error !== null).length,
      findings: assets.reduce((sum, asset) => sum + asset.findings.length, 0),
    },
  }
  return `${JSON.stringify(body)}\n`
}
