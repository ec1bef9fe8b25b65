import type { AtHand } from '../../agents/at-hand.ts'
import { noSuchRule } from '../../agents/rule-words.ts'
import { typeOf, type CheckedText, type MendedText, type TextGiven } from '../../agents/text-tools.ts'
import type { Work } from '../../agents/tool.ts'
import { MOST_FINDINGS } from '../../contract/limits.ts'
import { UsageError } from '../../errors.ts'
import { checkBytes } from '../../local/check.ts'
import { FIX_CLASSES, fixedText } from '../../local/fix.ts'
import { namesIn } from '../../local/ruleset.ts'
import { ruleById } from '../../packs/library.ts'
import type { Rule } from '../../rules/index.ts'
import type { Call } from '../command.ts'
import { OpenedProjects, type OpenedProject } from '../opened-projects.ts'

/** What an agent may choose for one call, in place of what the project file and the flags say. */
interface Choice {
  packs?: string[]
  markets?: string[]
  sectors?: string[]
}

/** Sets of choices whose rules are kept. */
const MOST_CHOICES = 8

/** The rules of the folder this runs in: those that `imprimatur audit` would use there. */
export class RulesHere implements AtHand {
  readonly whose = 'the rules of this folder (its imprimatur.yml)'
  readonly sameAs = 'imprimatur audit'
  readonly #call: Call
  readonly #projects = new Map<string, OpenedProjects>()

  constructor(call: Call) {
    this.#call = call
  }

  open({ packs, markets, sectors }: Choice = {}): Promise<OpenedProject> {
    const chosen = Object.entries({ packs, markets, sectors }).filter(([, list]) => list !== undefined && list.length > 0)
    const key = JSON.stringify(chosen)
    let projects = this.#projects.get(key)
    if (!projects) {
      const flags = { ...this.#call.flags, ...Object.fromEntries(chosen.map(([name, list]) => [name, list!.join(',')])) }
      projects = new OpenedProjects({ ...this.#call, flags }, () => undefined)
      this.#projects.set(key, projects)
      for (const old of [...this.#projects.keys()].slice(0, -MOST_CHOICES)) this.#projects.delete(old)
    }
    return projects.of('.')
  }

  async check(given: TextGiven, { progress }: Work): Promise<CheckedText> {
    await progress(0, 2, 'reading the rules')
    const project = await this.open(given)
    await progress(1, 2, `checking with ${project.ruleset.rules.length} rules`)
    const answer = await checked(given.text, given, project)
    await progress(2, 2, 'checked')
    return answer
  }

  async mend(given: TextGiven, { progress }: Work): Promise<MendedText> {
    await progress(0, 3, 'reading the rules')
    const project = await this.open(given)
    await progress(1, 3, 'mending')
    const options = { classes: FIX_CLASSES['wording']!, names: namesIn(project.choice.folders) }
    const { after, changes, left } = await fixedText(nameOf(given), given.text, project.ruleset, options, saidOf(given))
    await progress(2, 3, `${changes.length} changed; checking what is left`)
    return {
      text: after,
      changes: changes.map(({ ruleId, place, before, after: now }) => ({ rule_id: ruleId, start: place, before, after: now })),
      left: [...left].map(([reason, count]) => ({ reason, count })),
      ...(await checked(after, given, project)),
    }
  }

  async rules(): Promise<Rule[]> {
    return (await this.open()).ruleset.rules
  }

  async rule(id: string): Promise<Rule> {
    const { ruleset } = await this.open()
    const rule = ruleset.byId.get(id) ?? ruleById(id)
    if (!rule) throw noSuchRule(id, [...ruleset.byId.keys()])
    return rule
  }
}

const nameOf = ({ name = '-' }: TextGiven) => name

const saidOf = (given: TextGiven) => ({ type: typeOf(given), ...(given.language === undefined ? {} : { language: given.language }) })

async function checked(text: string, given: TextGiven, { ruleset }: OpenedProject): Promise<CheckedText> {
  const asset = await checkBytes(nameOf(given), Buffer.from(text), ruleset, saidOf(given), false)
  if (asset.error !== null) throw new UsageError(asset.error)
  return {
    language: asset.language,
    rules: ruleset.rules.length,
    findings: asset.findings
      .slice(0, MOST_FINDINGS)
      .map(({ also: _also, fingerprint: _fingerprint, context: _context, language: _language, ...finding }) => finding),
    suppressed: asset.suppressed.reduce((sum, { findings }) => sum + findings, 0),
    more_findings: Math.max(0, asset.findings.length - MOST_FINDINGS),
    complete: !asset.rule_failures.some(({ incomplete }) => incomplete),
    not_run: asset.rule_failures.map(({ rule_id, message }) => ({ rule_id, message })),
  }
}
