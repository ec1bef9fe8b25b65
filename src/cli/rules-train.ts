import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { UsageError } from '../errors.ts'
import { trainFromLines } from '../rules/learned/index.ts'
import { requiredFlag } from './command.ts'
import type { Command } from './command.ts'
import { progress, progressDone } from './progress.ts'

export const train: Command = {
  usage: 'DATA --out DIR', summary: 'Trains a learned rule on labelled lines (JSON lines with text and labels): weights, threshold and how it measured.',
  options: { out: { type: 'string' } }, words: [1, 1],
  async run(call) {
    const [data] = call.words as [string]
    const out = requiredFlag(call, 'out')
    if (!existsSync(data)) throw new UsageError(`${data} is not there`)
    progress(`training on ${data}`)
    const { model, ...measured } = trainFromLines(readFileSync(data, 'utf8').split('\n'))
    mkdirSync(out, { recursive: true })
    const file = path.join(out, `${path.basename(data).replace(/\.\w+$/, '')}.bin`)
    writeFileSync(file, model)
    progressDone()
    call.print({ model: file, bytes: model.length, ...measured }, `${file}: ${model.length} bytes\n${JSON.stringify(measured, null, 2)}`)
  },
}
