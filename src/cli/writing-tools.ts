import { readFile } from 'node:fs/promises'
import type pg from 'pg'
import { listKnowledgeBases } from '../db/library/knowledge-bases.ts'
import { createWorkspace, listWorkspaces } from '../db/settings/workspaces.ts'
import type { GenerateRequest } from '../documents/order/request.ts'
import { AppError, PlainError, UsageError } from '../errors.ts'
import { ModelFailure } from '../generation/base/model.ts'
import type { Template } from '../generation/library/library.ts'
import { LANGUAGE_KEYS } from '../languages.ts'
import { workspaceShelf, writable } from '../library/library.ts'
import { openModels } from '../models/index.ts'
import { usesModel } from '../models/writing.ts'
import { RULE_SEVERITIES } from '../rules/definition/rule.ts'
import { faultLines } from '../documents/order/fault-text.ts'
import { requiredFlag, textFlag } from './command.ts'
import type { Call } from './command.ts'
import { workspaceNamed } from './database.ts'

/** What a run writes with: found once, whether for one document or for thousands. */
export interface Tools {
  workspaceId: string
  template: Template
  order: Omit<GenerateRequest, 'input'>
  /** A knowledge base may be named by its name instead of its id. */
  inputOf(input: Record<string, unknown>): string
}

export async function findTools(db: pg.Pool, call: Call): Promise<Tools> {
  const language = LANGUAGE_KEYS.find((key) => key === requiredFlag(call, 'language').toUpperCase())
  if (!language) throw new UsageError(`--language is one of ${LANGUAGE_KEYS.join(', ')}`)
  const workspaceId = await workspaceOf(db, textFlag(call, 'workspace'))
  const shelf = await workspaceShelf(db, workspaceId)
  const { tones } = shelf
  const templates = writable(shelf, await usesModel(openModels(db, call.settings), workspaceId))
  const [wanted] = call.words as [string]
  const isWanted = ({ key, id }: { key: string; id: string }) => key === wanted || id === wanted
  const entry = templates.find(isWanted)
  if (!entry && shelf.templates.some(isWanted))
    throw new PlainError(`The template ${wanted} needs a language model, and this workspace uses none (see docs/models.md)`)
  if (!entry) throw new PlainError(`There is no template ${wanted}; there are ${templates.map(({ key }) => key).join(', ')}`)
  const template = entry.languages.get(language)
  if (!template)
    throw new PlainError(`The template ${wanted} does not write in ${language}; it writes in ${[...entry.languages.keys()].join(', ')}`)
  const severity = textFlag(call, 'refuse-at')
  const refuseAt = RULE_SEVERITIES.find((known) => known === severity?.toUpperCase())
  if (severity !== undefined && !refuseAt) throw new UsageError(`--refuse-at is one of ${RULE_SEVERITIES.join(', ')}`)
  const toneKey = textFlag(call, 'tone')
  const tone = tones.find(({ key, id }) => key === toneKey || id === toneKey)
  if (toneKey !== undefined && !tone)
    throw new PlainError(`There is no tone of voice ${toneKey}; there are ${tones.map(({ key }) => key).join(', ')}`)
  const meta = tone?.metas.find((candidate) => candidate.language === language) ?? tone?.metas[0]
  const infobases = await listKnowledgeBases(db, workspaceId)
  return {
    workspaceId,
    template,
    order: { templateId: entry.id, language, toneMetaId: meta?.id ?? null, ...(refuseAt ? { refuseAt } : {}) },
    inputOf(input) {
      const named = template.infobase === null ? undefined : infobases.find(({ name }) => name === input[template.infobase!])
      return JSON.stringify(named ? { ...input, [template.infobase!]: named.id } : input)
    },
  }
}

/** The workspace that is named; without a name the only one there is, which is made where there is none yet. */
async function workspaceOf(db: pg.Pool, named: string | undefined): Promise<string> {
  if (named !== undefined) return (await workspaceNamed(db, named)).id
  const [first, second] = await listWorkspaces(db)
  if (second) throw new UsageError('There are several workspaces; say which with --workspace ID')
  return (first ?? (await createWorkspace(db, 'Default'))).id
}

export async function readText(file: string): Promise<string> {
  return readFile(file, 'utf8').catch(() => {
    throw new PlainError(`${file} cannot be read`)
  })
}

export async function readBytes(file: string): Promise<Uint8Array> {
  return readFile(file).catch(() => {
    throw new PlainError(`${file} cannot be read`)
  })
}

/** A refusal of the product in the words of the terminal: one line for each fault. */
export function plainly(error: unknown): never {
  if (!(error instanceof AppError)) throw error
  // Whoever sits at the terminal may know what the service itself said; keys have been taken out of it.
  const said = error.cause instanceof ModelFailure ? error.cause.said : null
  if (typeof error.detail === 'string') throw new PlainError(said ? `${error.detail} It said: ${said}` : error.detail)
  throw new PlainError(faultLines(error.detail).join('\n'))
}
