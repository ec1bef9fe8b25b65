import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { UsageError } from '../errors.ts'
import { trainFromLines } from '../rules/learned/index.ts'
import { requiredFlag } from './command.ts'
import type { Command } from './command.ts'
import { progress, progressDone } from './progress.ts'

function linesOf(file: string): string[] {
  if (!existsSync(file)) throw new UsageError(`${file} is not there`)
  return readFileSync(file, 'utf8').split('\n')
}

export const train: Command = {
  usage: 'DATA [--plain FILE] --out DIR',
  uses: [],
  summary:
    'Trains a learned rule on labelled lines (JSON lines with text and labels): weights, threshold and how it measured. ' +
    'The clean lines of --plain are learnt as ordinary text.',
  options: {
    out: { type: 'string', value: 'DIR', help: 'Where the weights are written.' },
    plain: { type: 'string', value: 'FILE', help: 'Sentences without the fault, one on each line.' },
  },
  words: [1, 1],
  foreignFolders: true,
  async run(call) {
    const [data] = call.words as [string]
    const out = requiredFlag(call, 'out')
    const plain = typeof call.flags.plain === 'string' ? linesOf(call.flags.plain) : []
    const lines = linesOf(data)
    progress(`training on ${data}`)
    const { model, unseen: _unseen, ...measured } = trainFromLines(lines, { plain })
    mkdirSync(out, { recursive: true })
    const file = path.join(out, `${path.basename(data).replace(/\.\w+$/, '')}.bin`)
    writeFileSync(file, model)
    progressDone()
    call.print({ model: file, bytes: model.length, ...measured }, `${file}: ${model.length} bytes\n${JSON.stringify(measured, null, 2)}`)
  },
}
