import { existsSync, statSync } from 'node:fs'
import type { RulesetChoice } from '../local/ruleset.ts'
import { stylesFoldersOf } from '../local/vale-setup.ts'
import { readRuleFiles } from '../packs/library.ts'
import type { AuditConfig } from './audit-config.ts'

/** Files, each with a stamp that changes with its content; empty where it is not there. */
export const stampsOf = (files: readonly string[]): Map<string, string> =>
  new Map(
    files.map((file) => {
      const stats = statSync(file, { throwIfNoEntry: false, bigint: true })
      return [file, stats ? `${stats.mtimeNs} ${stats.size} ${stats.ino}` : '']
    }),
  )

/** The files that say how things are checked. */
export function settingsFiles({ config, choice }: { config: AuditConfig; choice: RulesetChoice }): string[] {
  const rules = [...choice.folders, ...(choice.valeIni === null ? [] : stylesFoldersOf(choice.valeIni))].filter(existsSync)
  return [
    ...(config.project === null ? [] : [config.project.file]),
    ...(choice.valeIni === null ? [] : [choice.valeIni]),
    ...rules.flatMap((folder) => readRuleFiles(folder).map((file) => file.path)),
  ]
}
