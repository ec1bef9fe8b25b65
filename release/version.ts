/** A version as a heading of the changelog says it: `## 1.2.0 - 2026-11-16`. */
const RELEASED = /^## \[?(\d+)\.(\d+)\.(\d+)\]?(?: - \d{4}-\d{2}-\d{2})?$/m
const UNRELEASED = /^## \[?Unreleased\]?\n([\s\S]*?)(?=^## |$(?![\s\S]))/m

/**
 * The version of a release, from the changelog: that of its newest heading, or, where changes stand under "Unreleased", the next minor one
 * marked as a version before it.
 */
export function versionOf(changelog: string): string {
  const released = RELEASED.exec(changelog)
  const isAhead = /^- /m.test(UNRELEASED.exec(changelog)?.[1] ?? '')
  if (!released) return '0.1.0-unreleased'
  const [major, minor, patch] = released.slice(1)
  return isAhead ? `${major}.${Number(minor) + 1}.0-unreleased` : `${major}.${minor}.${patch}`
}
