import path from 'node:path'
import type { LocalAsset } from '../local/check.ts'
import { projectFaults } from '../local/project/faults.ts'
import type { Results } from '../local/results.ts'
import type { Ruleset, RulesetChoice } from '../local/ruleset.ts'
import { today } from '../local/today.ts'
import type { AuditConfig } from './audit-config.ts'

/**
 * What is wrong with the suppressions of the project file. That one excuses nothing can be said where all it may be about was checked: the
 * whole project, or the very files it names.
 */
export function suppressionFaults(
  config: AuditConfig,
  choice: RulesetChoice,
  ruleset: Ruleset,
  results: Results,
  isPart: boolean,
): LocalAsset | null {
  const { project } = choice
  if (!project || project.suppressions.length === 0) return null
  const used = new Set<number>()
  const checked = new Set<string>()
  for (const asset of results) {
    checked.add(path.resolve(asset.path))
    for (const { file, line } of asset.suppressed) if (file !== null) used.add(line)
  }
  const { root } = config.project!
  const isWhole =
    !isPart &&
    (config.sources.from !== 'the command line' ||
      config.sources.value.some((word) => path.resolve(word) === root || root.startsWith(path.resolve(word) + path.sep)))
  const known = { hasRun: (id: string) => ruleset.byId.has(id), isKnown: ruleset.isKnown, meant: ruleset.meant }
  return projectFaults(
    project,
    today(),
    known,
    used,
    ({ paths }) => isWhole || (paths !== null && paths.every((one) => checked.has(path.resolve(root, one)))),
  )
}

/** Keys of the project file that act on an audit that is stored; what the others say is the workspace's to decide. */
const ACTING = ['sources', 'exclude', 'packs', 'markets', 'sectors', 'channels', 'fail_on', 'baseline']

export function sayWithoutEffect({ project }: AuditConfig): void {
  const others = Object.keys(project?.values ?? {}).filter((key) => !ACTING.includes(key))
  if (others.length > 0)
    process.stderr.write(`${project!.placeOf()}: ${others.join(', ')} say nothing here: the workspace's own rules and settings run\n`)
}
