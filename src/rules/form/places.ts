import { isMap } from 'yaml'
import type { Pair, YAMLMap } from 'yaml'
import type { LanguageKey } from '../../languages.ts'
import { RULE_FIELD_NAMES } from './fields.ts'
import type { FieldName } from './fields.ts'
import { keyOf, parsed } from './read.ts'

/** A field at the top of a file (`language` null) or in the section of a language, and its lines, the last included. */
export interface FieldPlace {
  language: LanguageKey | null
  name: FieldName | 'extends'
  from: number
  to: number
}

/** Which lines of a file belong to which field; nothing while the file is no YAML. */
export function placesOf(content: string): FieldPlace[] {
  const file = parsed(content)
  if ('why' in file) return []
  const places: FieldPlace[] = []
  const lineOf = (offset: number) => file.lines.linePos(offset).line
  const look = (map: YAMLMap, language: LanguageKey | null, group: string) => {
    for (const pair of map.items as Pair[]) {
      const key = group + keyOf(pair).toLowerCase()
      const start = (pair.key as { range?: [number, number, number] }).range
      if (!start) continue
      const value = pair.value as { range?: [number, number, number] } | null
      let end = Math.max(start[1], value?.range?.[1] ?? 0)
      while (end > start[1] && /\s/.test(content[end - 1]!)) end--
      const name = key === 'extends' ? key : RULE_FIELD_NAMES.find((field) => field === key)
      if (name !== undefined) places.push({ language, name, from: lineOf(start[0]), to: lineOf(Math.max(start[0], end - 1)) })
      if (!isMap(pair.value)) continue
      if (key === 'languages' && language === null)
        for (const section of pair.value.items as Pair[])
          if (isMap(section.value)) look(section.value as YAMLMap, keyOf(section).toUpperCase() as LanguageKey, '')
      if (group === '' && RULE_FIELD_NAMES.some((field) => field.startsWith(`${key}.`))) look(pair.value as YAMLMap, language, `${key}.`)
    }
  }
  look(file.root, null, '')
  return places
}
