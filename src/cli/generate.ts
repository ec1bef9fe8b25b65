import { parse } from 'yaml'
import { generateDocument } from '../documents/write/create.ts'
import { reportedFields } from '../documents/write/report.ts'
import { PlainError, UsageError } from '../errors.ts'
import { openModels } from '../models/index.ts'
import { bulk } from './bulk.ts'
import { requiredFlag, textFlag, WORKSPACE } from './command.ts'
import type { Command } from './command.ts'
import { withDatabase } from './database.ts'
import { findTools, plainly, readText } from './writing-tools.ts'
import { MODELS_USED } from './used-settings.ts'

export const generate: Command = {
  usage: 'TEMPLATE --language EN --input FILE|- [--tone KEY] [--variant 2] [--refuse-at HIGH] [--workspace ID] | --bulk FILE --out FOLDER',
  uses: MODELS_USED,
  summary: 'Writes a document from a template; with --bulk one for each row of a CSV file, a workbook or JSON lines.',
  options: {
    language: { type: 'string', value: 'EN', help: 'The language to write in.' },
    input: { type: 'string', value: 'FILE', help: "What the template's form asks for, as JSON; - is standard input." },
    tone: { type: 'string', value: 'KEY', help: 'The tone of voice.' },
    variant: { type: 'string', value: 'N', help: 'Which of three texts that differ in wording and order: 1, 2 or 3.' },
    'refuse-at': {
      type: 'string',
      value: 'SEVERITY',
      help: 'Stores nothing where a rule finds something of this severity (LOW, MEDIUM, HIGH, CRITICAL) or above.',
    },
    workspace: WORKSPACE,
    bulk: { type: 'string', value: 'FILE', help: 'Rows of a CSV file, an Excel workbook or JSON lines: one document for each.' },
    out: { type: 'string', value: 'FOLDER', help: 'Where the documents of --bulk are written.' },
  },
  words: [1, 1],
  async run(call) {
    const source = textFlag(call, 'bulk')
    if (source !== undefined && textFlag(call, 'input') !== undefined) throw new UsageError('--input and --bulk exclude each other')
    if (source !== undefined) return bulk(call, source, requiredFlag(call, 'out'))
    const input = readInput(requiredFlag(call, 'input') === '-' ? await standardInput() : await readText(requiredFlag(call, 'input')))
    const variant = Number(textFlag(call, 'variant') ?? 1)
    if (![1, 2, 3].includes(variant)) throw new UsageError('--variant is 1, 2 or 3')
    const written = await withDatabase(call.settings, async (db) => {
      const { workspaceId, order, inputOf } = await findTools(db, call)
      return generateDocument(openModels(db, call.settings), workspaceId, { ...order, variant: variant - 1, input: inputOf(input) }).catch(
        plainly,
      )
    })
    const { id, title, markdown, message, model, tokens } = written
    const { facts, findings, changes, unsupported, lost } = reportedFields(written)
    call.print({ documentId: id, title, markdown, message, facts, findings, changes, unsupported, lost, model, tokens }, markdown.trimEnd())
    if (!call.json) for (const note of notesOf(written)) process.stderr.write(`${note}\n`)
  },
}

function notesOf({ message, findings, changes, unsupported, lost }: Awaited<ReturnType<typeof generateDocument>>): string[] {
  return [
    message,
    ...changes.map(({ before, after, rule_id }) => `Changed by ${rule_id}: ${before} -> ${after}`),
    ...findings.map(({ severity, rule_name, text }) => `${severity} ${rule_name}: ${text}`),
    ...unsupported.map(({ kind, text }) => `Not in the input nor in the facts: ${text} (${kind.replace('_', ' ')})`),
    ...lost.map(({ label, value }) => `Not in the text: ${value} (${label})`),
  ]
}

function readInput(text: string): Record<string, unknown> {
  let input: unknown
  try {
    input = parse(text)
  } catch {
    throw new PlainError('The input is neither JSON nor YAML')
  }
  if (typeof input !== 'object' || input === null || Array.isArray(input))
    throw new PlainError("The input should hold the fields of the template's form by name")
  return input as Record<string, unknown>
}

async function standardInput(): Promise<string> {
  const chunks: Buffer[] = []
  for await (const chunk of process.stdin) chunks.push(chunk as Buffer)
  return Buffer.concat(chunks).toString('utf8')
}
