import { ruleIdOfFile } from '../file-name.ts'

/** Where a rule file of a package is kept: `<folder>/<name>.yml`, as its id is `<folder>.<name>`. */
type Place =
  | { target: string; id: string; folder: string; style: string | null; renamed: boolean }
  | { aside: string }
  | { why: string; helps: string }

/** Folders below `styles` that hold settings of Vale's. */
const SETTINGS_OF_VALE = ['config', 'Vocab']

export const DEFAULT_FOLDER = 'own'

export function placeOf(path: string): Place {
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
  const target = `${folder}/${[...inside.slice(inside.length > 1 ? 1 : 0, -1), name].join('-')}`
  const checked = ruleIdOfFile(target)
  if ('why' in checked) {
    const [why, ...helps] = checked.why.split('; ')
    return {
      why: sentence(`“${target.slice(0, 210)}” cannot be the file of a rule: ${why}`),
      helps: sentence(helps.join('; ') || 'rename the file or its folder'),
    }
  }
  return {
    target,
    id: checked.id,
    folder,
    style: styles >= 0 ? `styles/${folder}` : null,
    renamed: inside.length > 2,
  }
}

const sentence = (words: string) => `${words.charAt(0).toUpperCase()}${words.slice(1)}.`
