import type { NotReadGroup } from '../local/not-read.ts'
import type { Ran } from '../local/ruleset.ts'
import { VERSION } from '../version.ts'
import { counted } from './counted.ts'

const named = (thing: string, names: string[]) => `the ${thing}${names.length === 1 ? '' : 's'} ${names.join(', ')}`

/** The first line of every audit: what it ran, and where that came from. */
export function ranLine({
  rules,
  refused,
  packs,
  folders,
  vale_ini,
  styles,
  config,
  markets,
  sectors,
  channels,
  languages,
  not_selected,
}: Ran): string {
  const asked = [
    markets && `markets ${markets.join(', ')}`,
    sectors && `sectors ${sectors.join(', ')}`,
    channels && `channels ${channels.join(', ')}`,
    languages && `languages ${languages.join(', ')}`,
  ]
  const parts = [
    ...(config === null ? [] : [config]),
    ...(packs.length > 0 ? [named('built-in pack', packs)] : []),
    ...(folders.length > 0 ? [`own rules in ${folders.join(', ')}`] : []),
    ...(styles.length > 0 ? [`${named('style', styles)} of ${vale_ini}`] : []),
    ...(vale_ini !== null && styles.length === 0 ? [`the settings of ${vale_ini}`] : []),
    ...(packs.length === 0 ? ['no built-in packs (--packs, or BasedOnStyles of a .vale.ini, names them)'] : []),
    ...asked.filter((one) => one !== null),
    ...(not_selected > 0 ? [`${counted(not_selected, 'rule')} for others left out`] : []),
  ]
  return `Imprimatur ${VERSION}: ${counted(rules, 'rule')}${refused > 0 ? `, ${refused} refused` : ''}; ${parts.join('; ')}`
}

/** What stood in the folders and was not read, by type and reason. */
export const notReadLines = (groups: NotReadGroup[]): string[] =>
  groups.map(({ type, reason, files, examples }) => {
    const more = files > examples.length ? ', …' : ''
    return `not read: ${files} × ${type} (${examples.join(', ')}${more}): ${reason}`
  })
