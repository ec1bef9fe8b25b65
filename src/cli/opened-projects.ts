import path from 'node:path'
import { pathMatcher } from '../local/project/decisions.ts'
import { PROJECT_FILES } from '../local/project/names.ts'
import { openRuleset, type Ruleset, type RulesetChoice } from '../local/ruleset.ts'
import { today } from '../local/today.ts'
import { auditConfig, choiceOf, type AuditConfig } from './audit-config.ts'
import { askedFor, AUDIT_FLAGS } from './audit-flags.ts'
import { settingsFiles, stampsOf } from './checked-with.ts'
import type { Call, Flags } from './command.ts'

/** What the files of a folder are checked with. */
export interface OpenedProject {
  config: AuditConfig
  choice: RulesetChoice
  ruleset: Ruleset
}

/** Of the flags of an audit those that say with which rules texts are checked. */
const CHOOSING = [
  'packs',
  'config',
  'no-config',
  'markets',
  'sectors',
  'channels',
  'languages',
  'explain-in',
  'also',
  'page-kind',
  'sells',
  'rules',
  'no-vale',
]
export const RULE_FLAGS: Flags = Object.fromEntries(CHOOSING.map((name) => [name, AUDIT_FLAGS[name]!]))

/** Milliseconds for which a project file is not looked at again. */
const TRUSTED = 1000
/** Sets of compiled rules that are kept. */
const MOST_KEPT = 4

/**
 * The rules and settings that `imprimatur audit FILE` would use, kept between checks in a process that runs for long. Files that say how
 * texts are checked are looked at again by and by, so that a change of theirs counts without a restart.
 */
export class OpenedProjects {
  readonly #call: Call
  readonly #configs = new Map<string, { config: AuditConfig; choice: RulesetChoice; key: string; until: number }>()
  readonly #rulesets = new Map<string, Promise<Ruleset>>()
  readonly #onOpen: (ruleset: Ruleset) => void

  constructor(call: Call, onOpen: (ruleset: Ruleset) => void) {
    this.#call = call
    this.#onOpen = onOpen
  }

  /** A mistake in a project file is a UsageError, with its line. */
  async of(folder: string): Promise<OpenedProject> {
    const { config, choice, key } = this.#configOf(folder)
    let ruleset = this.#rulesets.get(key)
    if (ruleset === undefined) {
      ruleset = openRuleset(choice)
      this.#rulesets.set(key, ruleset)
      for (const old of [...this.#rulesets.keys()].slice(0, -MOST_KEPT)) this.#rulesets.delete(old)
      try {
        this.#onOpen(await ruleset)
      } catch (error) {
        this.#rulesets.delete(key)
        throw error
      }
    }
    return { config, choice, ruleset: await ruleset }
  }

  /** Looks at all files anew. */
  forget(): void {
    this.#configs.clear()
  }

  #configOf(folder: string) {
    const known = this.#configs.get(folder)
    if (known && performance.now() < known.until) return known
    const config = auditConfig(this.#call, [folder])
    const choice = { ...choiceOf(config), ...askedFor(this.#call) }
    const key = JSON.stringify([choice, [...stampsOf(settingsFiles({ config, choice }))], today()])
    const read = { config, choice, key, until: performance.now() + TRUSTED }
    this.#configs.set(folder, read)
    return read
  }
}

/** Whether a file is one of the project's settings, a rule of its own, or left out by its `exclude`. */
export function isLeftOut(file: string, { config, choice }: OpenedProject): boolean {
  if (PROJECT_FILES.includes(path.basename(file))) return true
  const isBelow = (folder: string) => !path.relative(folder, path.resolve(file)).startsWith('..')
  if (/\.ya?ml$/i.test(file) && choice.folders.some((folder) => isBelow(path.resolve(folder)))) return true
  return config.project !== null && config.exclude.value.length > 0 && pathMatcher(config.project.root, config.exclude.value)(file)
}
