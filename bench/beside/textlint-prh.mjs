/** `node textlint-prh.mjs TEXT TERMS`: textlint with prh and a list of terms on a text file; prints processor seconds and messages. */
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'

const require = createRequire(import.meta.url)
const { TextlintKernel } = require('@textlint/kernel')
const unwrap = (module) => module.default ?? module
const plugin = unwrap(require('@textlint/textlint-plugin-text'))
const prh = unwrap(require('textlint-rule-prh'))

const [textFile, termsFile] = process.argv.slice(2)
const text = readFileSync(textFile, 'utf8')
const ruleContents = [
  `version: 1\nrules:\n${JSON.parse(readFileSync(termsFile, 'utf8'))
    .map((term) => `  - expected: ${term}-\n    pattern: /\\b${term}\\b/i`)
    .join('\n')}\n`,
]
const kernel = new TextlintKernel()
const before = process.cpuUsage()
const result = await kernel.lintText(text, {
  ext: '.txt',
  filePath: textFile,
  plugins: [{ pluginId: 'text', plugin }],
  rules: [{ ruleId: 'prh', rule: prh, options: { ruleContents } }],
})
const used = process.cpuUsage(before)
process.stdout.write(`${JSON.stringify({ seconds: (used.user + used.system) / 1e6, messages: result.messages.length })}\n`)
