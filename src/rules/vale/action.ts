import type { Expensive } from '../expression/cost.ts'
import { Expression } from '../expression/expression.ts'
import { RuleFault } from '../definition/fault.ts'
import { subject } from '../expression/plain-text.ts'
import { textOf, textsOf } from '../definition/values.ts'
import { asking, expressionFrom } from './expression.ts'

/** What Vale's `action` makes of a matched text; null where it cannot say or would change nothing. */
export function actionFix(action: Record<string, unknown>, path: (string | number)[]): ((text: string) => string | null) & Expensive {
  const none = asking((_text: string) => null, null)
  if (Object.keys(action).length === 0) return none
  const name = textOf(action.name ?? '', [...path, 'name'])
  const params = textsOf(action.params, [...path, 'params'])
  const changed = (edit: (text: string) => string, expression: Expression | null = null) =>
    asking((text: string) => {
      const result = edit(text)
      return result === text ? null : result
    }, expression)
  if (name === 'remove') return changed(() => '')
  if (name === 'replace') return params.length > 0 ? changed(() => params[0]!) : none
  if (name === 'edit' && params[0] === 'regex') {
    const expression = expressionFrom(params[1] ?? ' ', [...path, 'params', 1])
    return changed((text) => replaced(expression, text, params[2] ?? ''), expression)
  }
  if (name === 'edit') return changed(editOf(params, [...path, 'params']))
  // Vale's own suggestions and conversions are made by its editor, not by the rule.
  if (name === 'suggest' || name === 'convert' || name === '') return none
  throw new RuleFault(`the action “${name}” is not known`, [...path, 'name'])
}

function editOf(params: string[], path: (string | number)[]): (text: string) => string {
  const [operation, first = ' ', second = ''] = params
  switch (operation) {
    case 'trim':
      return (text) => trimmed(text, first, true, true)
    case 'trim_left':
      return (text) => trimmed(text, first, true, false)
    case 'trim_right':
      return (text) => trimmed(text, first, false, true)
    case 'truncate':
      return (text) => text.split(first)[0] ?? text
    case 'split':
      return (text) => text.split(first)[Number(second)] ?? text
    case 'remove':
      return (text) => text.replaceAll(first, '')
    case 'replace':
      return (text) => text.replaceAll(first, second)
    case 'title':
      return (text) => text.replaceAll(/\b\p{Ll}/gu, (letter) => letter.toUpperCase())
    case 'lower':
      return (text) => text.toLowerCase()
    case 'upper':
      return (text) => text.toUpperCase()
    default:
      throw new RuleFault(`the edit “${operation ?? ''}” is not known`, path)
  }
}

function trimmed(text: string, characters: string, left: boolean, right: boolean): string {
  let start = 0
  let end = text.length
  while (left && start < end && characters.includes(text[start]!)) start++
  while (right && end > start && characters.includes(text[end - 1]!)) end--
  return text.slice(start, end)
}

/** Each match replaced, `$1` and `${name}` standing for its groups. */
export function replaced(expression: Expression, text: string, replacement: string): string {
  let result = ''
  let end = 0
  for (const match of expression.all(subject(text))) {
    result += text.slice(end, match.start)
    result += replacement.replaceAll(/\$(?:(\d+)|\{(\w+)\})/g, (_whole, number: string | undefined, name: string | undefined) => {
      if (number === '0') return match.text
      if (number !== undefined) return match.groups[Number(number) - 1] ?? ''
      return match.names[name!] ?? match.groups[Number(name) - 1] ?? ''
    })
    end = match.end
  }
  return result + text.slice(end)
}
