import { COMMAND_LINE } from '../db/trail/admin.ts'
import { ModelFailure } from '../generation/base/model.ts'
import { PlainError } from '../errors.ts'
import { openModels } from '../models/index.ts'
import { tryModel } from '../models/try.ts'
import type { Trial } from '../models/try.ts'
import { requiredFlag, textFlag, WORKSPACE } from './command.ts'
import type { Command } from './command.ts'
import { withDatabase, workspaceNamed } from './database.ts'
import { MODELS_USED } from './used-settings.ts'

const workspace = { workspace: WORKSPACE }
const NOBODY = '00000000-0000-0000-0000-000000000000'

export const test: Command = {
  usage: '[--workspace ID]',
  uses: MODELS_USED,
  summary: "Makes one short call of the model and says plainly what is wrong; with a workspace, of that workspace's.",
  options: workspace,
  words: [0, 0],
  async run(call) {
    const named = textFlag(call, 'workspace')
    const trial = await withDatabase(call.settings, async (db) =>
      tryModel(openModels(db, call.settings), named === undefined ? NOBODY : (await workspaceNamed(db, named)).id),
    )
    const message = trial.said === null ? trial.message : `${trial.message} It said: ${trial.said}`
    const shown = named === undefined ? withHint({ ...trial, message }) : message
    call.print(trial, `${trial.model ?? 'no model'}: ${shown} (${trial.milliseconds} ms)`)
    return trial.ok ? 0 : 1
  },
}

/** Where the server's model gets what it lacks. */
function withHint({ model, message }: Trial): string {
  if (/needs a key/.test(message)) return `${message} Set it as MODEL_KEY.`
  if (/needs the address|address of the model's service should/.test(message)) return `${message} It is set as MODEL_URL.`
  if (model?.startsWith('ollama:') && /cannot be reached/.test(message))
    return `${message}. Is Ollama running? \`ollama serve\` starts it; where it runs elsewhere, MODEL_URL says so.`
  return message
}

export const show: Command = {
  usage: '--workspace ID',
  uses: MODELS_USED,
  summary: 'Shows the model a workspace writes with; its key is never shown.',
  options: workspace,
  words: [0, 0],
  async run(call) {
    const shown = await withDatabase(call.settings, async (db) =>
      openModels(db, call.settings).show((await workspaceNamed(db, requiredFlag(call, 'workspace'))).id),
    )
    call.print(
      shown,
      shown.model === null
        ? 'no model: templates write drafts themselves'
        : `${shown.model} (${shown.from}${shown.has_key ? ', with a key' : ''})`,
    )
  },
}

export const set: Command = {
  usage: 'PROVIDER:MODEL --workspace ID [--url ADDRESS] [--key-file FILE]',
  uses: MODELS_USED,
  summary: "Sets a workspace's own model; the key is read from a file or standard input (-) and kept sealed.",
  options: {
    ...workspace,
    url: { type: 'string', value: 'ADDRESS', help: "Address of the model's service." },
    'key-file': { type: 'string', value: 'FILE', help: 'A file that holds its key.' },
  },
  words: [1, 1],
  async run(call) {
    const file = textFlag(call, 'key-file')
    const key = file === undefined ? null : (await readKey(file)).trim() || null
    const shown = await withDatabase(call.settings, async (db) => {
      const { id } = await workspaceNamed(db, requiredFlag(call, 'workspace'))
      return openModels(db, call.settings)
        .choose(id, { model: call.words[0]!, url: textFlag(call, 'url') ?? null, key }, { actor: COMMAND_LINE })
        .catch((error: unknown) => {
          throw error instanceof ModelFailure ? new PlainError(error.message, 2) : error
        })
    })
    call.print(shown, `${shown.model}${shown.has_key ? ', with a key' : ''}`)
  },
}

export const forget: Command = {
  usage: '--workspace ID',
  uses: MODELS_USED,
  summary: "Takes a workspace's own model away; the server's writes again.",
  options: workspace,
  words: [0, 0],
  async run(call) {
    await withDatabase(call.settings, async (db) =>
      openModels(db, call.settings).forget((await workspaceNamed(db, requiredFlag(call, 'workspace'))).id, { actor: COMMAND_LINE }),
    )
    call.print({ done: true }, 'Done.')
  },
}

async function readKey(file: string): Promise<string> {
  const { readFile } = await import('node:fs/promises')
  return readFile(file === '-' ? '/dev/stdin' : file, 'utf8').catch(() => {
    throw new PlainError(`${file} cannot be read`)
  })
}
