/** Where a rule file of a package is kept: `<folder>/<name>.yml`, as its id is `<folder>.<name>`. */
export type Place =
  | { target: string; folder: string; style: string | null; renamed: boolean }
  | { aside: string }
  | { why: string; helps: string }

const SLUG = /^[A-Za-z0-9][A-Za-z0-9_-]{0,79}$/
/** Folders below `styles` that hold settings of Vale's. */
const SETTINGS_OF_VALE = ['config', 'Vocab']

export const DEFAULT_FOLDER = 'own'

/** `packs`: the keys of the built-in packs, whose names are taken. */
export function placeOf(path: string, packs: readonly string[]): Place {
  const parts = path.split('/')
  const name = parts.at(-1)!
  if (/^pack\.ya?ml$/i.test(name)) return { aside: 'The description of a pack: a workspace’s rules have none.' }
  if (/[._]test\.ya?ml$/i.test(name)) return { aside: 'Test cases of Vale’s: write what a rule must find under “hits” in its file.' }
  if (name.startsWith('.')) return { aside: 'A hidden file.' }
  const styles = parts.lastIndexOf('styles')
  const inside = styles >= 0 && styles < parts.length - 2 ? parts.slice(styles + 1) : parts.slice(-2)
  if (inside.slice(0, -1).some((folder) => /^[._]/.test(folder))) return { aside: 'It lies in a folder that is set aside.' }
  if (inside.length > 1 && SETTINGS_OF_VALE.includes(inside[0]!)) return { aside: 'Settings of Vale’s, which are not carried out here.' }
  if (inside.at(-2) === 'classes')
    return {
      why: 'A list of word classes cannot be kept in a workspace: there a rule is one file that says everything.',
      helps: 'Write the words into the terms of the rules that name the class.',
    }
  const folder = inside.length > 1 ? inside[0]! : DEFAULT_FOLDER
  const stem = [...inside.slice(inside.length > 1 ? 1 : 0, -1), name.replace(/\.ya?ml$/i, '')].join('-')
  const wrong = [folder, stem].find((part) => !SLUG.test(part))
  if (wrong !== undefined)
    return {
      why: `“${wrong.slice(0, 80)}” cannot be part of a rule’s id.`,
      helps: 'Rename it: letters, digits, - and _, first a letter or digit, at most 80 characters.',
    }
  if (packs.includes(folder)) return { why: `“${folder}” is the name of a built-in pack.`, helps: 'Give the folder another name.' }
  return {
    target: `${folder}/${stem}.yml`,
    folder,
    style: styles >= 0 ? `styles/${folder}` : null,
    renamed: inside.length > 2 || !name.endsWith('.yml'),
  }
}

export const ruleIdOf = (target: string): string => target.replace(/\.yml$/, '').replace('/', '.')
