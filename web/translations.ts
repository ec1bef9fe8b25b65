import { createHash } from 'node:crypto'
import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import ts from 'typescript'

/** Which texts a language lacks, and which say what English said before: what `npm run translate`, `npm run translated` and a test go by. */

const SRC = path.join(import.meta.dirname, 'src')
const ENGLISH = /\.en\.ts$/
/** Puts the English together; another language has its own. */
const HELPERS = new Set(['plural'])

/** The texts of a file by their keys, `columns.claim`, each as it is written, without comments and line breaks. */
export function textsOf(source: string): Map<string, string> {
  const file = ts.createSourceFile('strings.ts', source, ts.ScriptTarget.Latest, true)
  const printer = ts.createPrinter({ removeComments: true, omitTrailingSemicolon: true })
  const texts = new Map<string, string>()
  const add = (key: string, node: ts.Node): void => {
    const bare = ts.isAsExpression(node) || ts.isSatisfiesExpression(node) || ts.isParenthesizedExpression(node) ? node.expression : node
    if (!ts.isObjectLiteralExpression(bare))
      return void texts.set(key, printer.printNode(ts.EmitHint.Unspecified, bare, file).replaceAll(/\s+/g, ' '))
    for (const property of bare.properties) {
      const name = property.name ? (ts.isStringLiteral(property.name) ? property.name.text : property.name.getText()) : property.getText()
      add(`${key}.${name}`, ts.isPropertyAssignment(property) ? property.initializer : property)
    }
  }
  for (const statement of file.statements) {
    if (!ts.canHaveModifiers(statement) || !ts.getModifiers(statement)?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword)) continue
    if (ts.isFunctionDeclaration(statement)) add(statement.name!.text, statement)
    if (!ts.isVariableStatement(statement)) continue
    for (const { name, initializer } of statement.declarationList.declarations) {
      if (initializer && !HELPERS.has(name.getText())) add(name.getText(), initializer)
    }
  }
  return texts
}

/** A text as it was when somebody last looked at its translation: few characters, which two versions of a text hardly share. */
const markOf = (key: string, text: string) => createHash('sha256').update(`${key}\n${text}`).digest('base64url').slice(0, 5)

export const marksOf = (source: string): string => [...textsOf(source)].map(([key, text]) => markOf(key, text)).join(' ')

/** The keys of the texts of a file that `marks` does not know as they are. */
export function changedSince(marks: string | undefined, source: string): string[] {
  const known = new Set(marks?.split(' '))
  return [...textsOf(source)].filter(([key, text]) => !known.has(markOf(key, text))).map(([key]) => key)
}

/** The files of English texts, from web/src. */
export const englishFiles = (): string[] =>
  globSync('**/strings*.en.ts', { cwd: SRC })
    .map((file) => file.replaceAll(path.sep, '/'))
    .toSorted()

/** The languages that the application offers beside English. */
export function otherLanguages(): string[] {
  const list = /LANGUAGES = \[([^\]]*)\]/.exec(readFileSync(path.join(SRC, 'base/language.ts'), 'utf8'))![1]!
  return [...list.matchAll(/'(\w+)'/g)].map(([, tag]) => tag!).filter((tag) => tag !== 'en')
}

export const inLanguage = (english: string, tag: string): string => english.replace(ENGLISH, `.${tag}.ts`)
export const readTexts = (file: string): string => readFileSync(path.join(SRC, file), 'utf8')
export const hasTexts = (file: string): boolean => existsSync(path.join(SRC, file))

const marksFile = (tag: string) => path.join(SRC, 'languages/translated', `${tag}.json`)

/** By file of English texts, what was last looked at. */
export const readMarks = (tag: string): Record<string, string> =>
  existsSync(marksFile(tag)) ? (JSON.parse(readFileSync(marksFile(tag), 'utf8')) as Record<string, string>) : {}

export function writeMarks(tag: string): void {
  const marks = Object.fromEntries(englishFiles().map((file) => [file, marksOf(readTexts(file))]))
  writeFileSync(marksFile(tag), `${JSON.stringify(marks, null, 2)}\n`)
}

/** A text that somebody has to look at. */
export interface Waiting {
  file: string
  key: string
  english: string
  /** What the language says now; null: nothing. */
  now: string | null
}

export function waitingIn(tag: string): Waiting[] {
  const marks = readMarks(tag)
  return englishFiles().flatMap((english) => {
    const source = readTexts(english)
    const texts = textsOf(source)
    const file = inLanguage(english, tag)
    const translated = hasTexts(file) ? textsOf(readTexts(file)) : new Map<string, string>()
    const changed = new Set(changedSince(marks[english], source))
    return [...texts]
      .filter(([key]) => changed.has(key) || !translated.has(key))
      .map(([key, text]) => ({ file, key, english: text, now: translated.get(key) ?? null }))
  })
}
