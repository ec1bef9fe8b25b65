import assert from 'node:assert/strict'
import { execFileSync } from 'node:child_process'
import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { after, before, describe, test } from 'node:test'
import { runCommand as imprimatur } from '../helpers/command.ts'
import { temporaryFolder } from '../helpers/folder.ts'

const ROOT = path.join(import.meta.dirname, '../..')
const { scripts } = JSON.parse(readFileSync(path.join(ROOT, 'package.json'), 'utf8')) as { scripts: Record<string, string> }

/** Command lines that are not run, each with why; their flags are parsed all the same where they can be. */
const NOT_RUN: [pattern: RegExp, why: string, parsed: boolean][] = [
  [/…|\|/, 'the form of a command, not one', false],
  [/^imprimatur (?:serve|worker|backup|restore|upgrade|demo|trail|models|infobases|templates|tones|workspace)\b/, 'needs a database', true],
  [/^imprimatur (?:user|key|secret|migrate|distribute|generate|delete|retention|evidence|report|register)\b/, 'needs a database', true],
  [/^imprimatur (?:audit (?:list|show|cancel|retry)|site)\b/, 'needs a database', true],
  [/--workspace/, 'needs a database', true],
  [/--server/, 'needs a server: test/cli/audit-server.test.ts', true],
  [/https?:/, 'goes outside', true],
  [/--watch/, 'has no end: test/cli/watch.test.ts', true],
  [/^imprimatur (?:lsp|mcp)\b/, 'waits for an editor or agent: test/cli/lsp.test.ts, mcp.test.ts', true],
  [/^imprimatur init$/, 'asks on a terminal: test/cli/project-file.test.ts', true],
]

interface Line {
  place: string
  words: string[]
  text: string
}

/** Every line of a code block that begins with a command; remarks after it are set off by blanks or a number sign. */
function commandLines(file: string): Line[] {
  const lines: Line[] = []
  let fenced = false
  for (const [at, line] of readFileSync(path.join(ROOT, file), 'utf8').split('\n').entries()) {
    if (line.startsWith('```')) fenced = !fenced
    if (!fenced && !/^ {4}/.test(line)) continue
    const found = /^(?: {4})?(?:\$ )?((?:imprimatur|npm) .*)$/.exec(line)
    if (!found) continue
    const [command] = found[1]!.split(/ {2,}|\s#\s/)
    for (const [index, part] of command!.split(' · ').entries()) {
      const text = index === 0 ? part : `imprimatur ${part}`
      const words = [...text.matchAll(/"([^"]*)"|(\S+)/g)].map((match) => match[1] ?? match[2]!)
      lines.push({ place: `${file}:${at + 1}`, words, text })
    }
  }
  return lines
}

describe('every command of the documentation', () => {
  const { path: folder, file, remove } = temporaryFolder('doc-commands')
  const lines = ['README.md', 'CONTRIBUTING.md', ...globSync('docs/*.md', { cwd: ROOT })].flatMap(commandLines)
  before(() => {
    const git = (...args: string[]) =>
      execFileSync('git', ['-c', 'user.name=A', '-c', 'user.email=a@example.com', ...args], { cwd: folder, stdio: 'ignore' })
    const ruleFormat = readFileSync(path.join(ROOT, 'docs/rule-format.md'), 'utf8')
    file('docs/page.md', 'A page with nothing in it to find.\n')
    file('page.md', 'A page.\n')
    file('mine/own.yml', 'extends: existence\nmessage: "%s"\nname: Own\nterms: [utilize]\nhits: [We utilize it.]\npasses: [We use it.]\n')
    file('urgency.jsonl', `${/<<'END'\n([^]*?)\nEND/.exec(ruleFormat)![1]!}\n`)
    git('init', '-q', '-b', 'main')
    git('add', '.')
    git('commit', '-qm', 'First')
    git('update-ref', 'refs/remotes/origin/main', 'HEAD')
  })
  after(remove)

  test('there are some to run', () => assert.ok(lines.length > 25, String(lines.length)))

  test('npm runs scripts there are', () => {
    for (const { place, words } of lines.filter(({ words: [program] }) => program === 'npm')) {
      const [, verb, name] = words
      assert.ok(['start', 'test', 'install', 'ci'].includes(verb!) || (verb === 'run' && name! in scripts), `${place}: ${words.join(' ')}`)
    }
  })

  test('imprimatur does what is written there', async () => {
    for (const { place, text, words } of lines.filter(({ words: [program] }) => program === 'imprimatur')) {
      const spared = NOT_RUN.find(([pattern]) => pattern.test(text))
      if (spared && !spared[2]) continue
      const { code, stderr } = await imprimatur([...words.slice(1), ...(spared ? ['--help'] : [])], { cwd: folder })
      assert.ok(code === 0 || (!spared && code === 1), `${place}: ${text}: exit ${code}: ${stderr}`)
    }
  })
})
