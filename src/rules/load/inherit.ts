import { RuleFault } from '../definition/fault.ts'

type Values = Record<string, unknown>

/**
 * A rule that extends another one (`extends: Style.Rule`): the other's keys with its own laid over them; `key+` adds to a list or
 * mapping, `key-` takes away from it.
 */
export function inherited(values: Values, known: Map<string, Values>, chain: string[] = []): Values {
  const parentId = values.extends
  if (typeof parentId !== 'string' || !parentId.includes('.')) return values
  if (chain.includes(parentId)) throw new RuleFault(`“${parentId}” extends itself`, ['extends'])
  const found = known.get(parentId)
  if (!found) throw new RuleFault(`the rule “${parentId}” it extends is not there`, ['extends'])
  const parent = inherited(found, known, [...chain, parentId])
  const result: Values = { ...parent }
  delete result.tests
  for (const [key, value] of Object.entries(values)) {
    if (key === 'extends') continue
    if (key.endsWith('+')) result[key.slice(0, -1)] = added(result[key.slice(0, -1)], value, key)
    else if (key.endsWith('-')) result[key.slice(0, -1)] = removed(result[key.slice(0, -1)], value, key)
    else result[key] = value
  }
  return result
}

const isMapping = (value: unknown): value is Values => typeof value === 'object' && value !== null && !Array.isArray(value)

function added(parent: unknown, value: unknown, key: string): unknown {
  if (Array.isArray(parent) && Array.isArray(value)) return [...parent, ...value]
  if (isMapping(parent) && isMapping(value)) return { ...parent, ...value }
  throw new RuleFault(`“${key}” does not fit what the other rule has there`, [key])
}

function removed(parent: unknown, value: unknown, key: string): unknown {
  if (!Array.isArray(value)) throw new RuleFault(`“${key}” needs a list of what to take away`, [key])
  if (Array.isArray(parent)) {
    for (const entry of value) if (!parent.includes(entry)) throw new RuleFault(`“${key}”: the other rule has no “${String(entry)}”`, [key])
    return parent.filter((entry) => !value.includes(entry))
  }
  if (isMapping(parent)) {
    for (const entry of value)
      if (!(String(entry) in parent)) throw new RuleFault(`“${key}”: the other rule has no “${String(entry)}”`, [key])
    return Object.fromEntries(Object.entries(parent).filter(([name]) => !value.includes(name)))
  }
  throw new RuleFault(`“${key}” does not fit what the other rule has there`, [key])
}
