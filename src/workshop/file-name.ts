import { invalid } from '../errors.ts'
import { ruleLibrary } from '../packs/library.ts'
import { TERMINOLOGY } from './terminology/rule-files.ts'

const FILE = /^(?<folder>[A-Za-z0-9][\w-]{0,79})\/(?<name>[A-Za-z0-9][\w-]{0,119})\.ya?ml$/

/** The id of the rule in a file, or why a rule cannot be in a file of this name. */
export function ruleIdOfFile(file: string): { id: string } | { why: string } {
  const { folder, name } = FILE.exec(file)?.groups ?? {}
  if (folder === undefined || name === undefined)
    return {
      why: 'a file is named folder/name.yml: letters, digits, hyphens and underscores, first a letter or digit, one folder and no more',
    }
  if (ruleLibrary.packs().some(({ key }) => key === folder))
    return { why: `“${folder}” is a pack of the product; a rule of your own needs another folder, such as own/${name}.yml` }
  if (['classes', 'styles'].includes(folder))
    return { why: `a folder “${folder}” has a meaning of its own; choose another, such as own/${name}.yml` }
  if (folder === TERMINOLOGY) return { why: `the rules in “${folder}” are made from the terminology; change that in the library` }
  return { id: `${folder}.${name}` }
}

export function checkedRuleId(file: string): string {
  const result = ruleIdOfFile(file)
  if ('why' in result) throw invalid({ loc: ['body', 'file'], msg: `Value error, ${result.why}`, type: 'value_error' })
  return result.id
}
