import type { CounterChanges } from '../db/violations/counters.ts'
import { newId } from '../db/base/ids.ts'
import { packText } from '../db/audits/packing.ts'
import { placeOf, SEVERITIES } from '../reviews/chart/chart.ts'
import type { DemoAsset } from './assets.ts'
import { DEMO_RULES } from './material.ts'
import type { DemoRule } from './material.ts'
import { DemoPage } from './page.ts'
import type { DemoPlan } from './plan.ts'

/** The number of a rule in every audit of the demonstration. */
export const ruleNumber = (rule: DemoRule) => DEMO_RULES.indexOf(rule) + 1

/** Snapshots of pages are stored for this many assets; later pages are shown as not stored. */
const MAX_PAGES = 2000

/** Rows for violations and reviews, and for the page after the last of its findings, in COPY's text format, with their counters. */
export function* demoRows(
  context: { workspaceId: string; auditId: string; assets: DemoAsset[]; ruleVersions: Map<DemoRule, string> },
  plan: DemoPlan,
  created: string,
  counters: CounterChanges,
): Generator<{ id: string; violation: string; review: string; page: string | null }> {
  const { workspaceId, auditId, assets, ruleVersions } = context
  let position = 0
  for (const [index, found] of plan.pages.entries()) {
    const asset = assets[index]!
    const page = index < MAX_PAGES ? new DemoPage(asset.name, asset.language) : null
    for (const [turn, number] of found.entries()) {
      const group = plan.groups[number]!
      const { id: groupId, rule, text, suggested, sentence } = group
      const id = newId()
      const place = placeOf(rule.severity, position)
      const decision = group.decision?.whole || group.found === 0 ? group.decision : null
      const state = decision?.state ?? 0
      group.found++
      group.first ??= id
      const severity = rule.severity === null ? '\\N' : String(SEVERITIES.indexOf(rule.severity))
      const at = page?.paragraph(sentence, text) ?? { block: 0, start: 40 + turn * 80, end: 40 + turn * 80 + text.length }
      const whole = turn === found.length - 1 ? page?.end() : undefined
      counters.add({ place, rule: ruleNumber(rule) }, state)
      yield {
        id,
        violation: [
          workspaceId,
          id,
          auditId,
          asset.id,
          ruleVersions.get(rule),
          groupId,
          severity,
          place,
          rule.id,
          rule.name,
          asset.name,
          asset.url,
          text,
          `“${text}” ${rule.reason}`,
          rule.solution,
          suggested ?? '\\N',
          sentence,
          at.block,
          at.start,
          at.end,
          `${groupId.slice(0, 8)}${position}`,
          created,
          asset.language,
        ].join('\t'),
        review: [
          workspaceId,
          id,
          auditId,
          groupId,
          place,
          ruleNumber(rule),
          state,
          decision?.reason ?? '\\N',
          decision?.at ?? '\\N',
          decision?.by ?? '\\N',
        ].join('\t'),
        page: whole ? [workspaceId, asset.id, `\\\\x${packText(whole).toString('hex')}`].join('\t') : null,
      }
      position++
    }
  }
}
