import { stringify } from 'yaml'
import { readWordLines } from '../../rules/index.ts'

const VOCABULARY = /(?:^|\/)(?:config\/vocabularies|Vocab)\/([^/]+)\/(accept|reject)\.txt$/

/** The words of a Vale vocabulary as a rule: those rejected are found, those accepted are written as they are there. Null: it is none. */
export function vocabularyRule(path: string, content: string): { folder: string; name: string; content: string; words: number } | null {
  const found = VOCABULARY.exec(path)
  if (!found) return null
  const [, folder, list] = found as unknown as [string, string, 'accept' | 'reject']
  const words = readWordLines(content.replace(/^\uFEFF/, ''))
  const rule =
    list === 'reject'
      ? { extends: 'existence', message: "Avoid using '%s'.", level: 'error', ignorecase: true, tokens: words }
      : {
          extends: 'substitution',
          message: "Use '%s' instead of '%s'.",
          level: 'error',
          ignorecase: true,
          swap: Object.fromEntries(words.map((word) => [word.toLowerCase(), word])),
        }
  return { folder, name: list, content: stringify(rule, { lineWidth: 0 }), words: words.length }
}
