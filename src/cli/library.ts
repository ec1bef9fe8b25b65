import { mkdir, readdir, stat, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type pg from 'pg'
import { listEntries } from '../db/library/knowledge-entries.ts'
import { listKnowledgeBaseHeads } from '../db/library/knowledge-bases.ts'
import { listOwnTemplates, listOwnTones } from '../db/library/library.ts'
import { PlainError } from '../errors.ts'
import { knowledgeBaseFiles, readKnowledgeBaseFile } from '../library/knowledge-files.ts'
import { storeKnowledgeBase } from '../library/knowledge.ts'
import { libraryFiles, workspaceShelf } from '../library/library.ts'
import { importTemplates, importTones, toneFiles } from '../library/exchange.ts'
import { requiredFlag, WORKSPACE } from './command.ts'
import type { Call, Command } from './command.ts'
import { withDatabase, workspaceNamed } from './database.ts'

interface Row {
  id: string
  /** What it is called on the command line. */
  key: string
  name: string
  version: string
  own: boolean
  languages?: string[]
  needs_model?: true
  entries?: number
}

interface Family {
  one: string
  many: string
  list(db: pg.Pool, workspaceId: string): Promise<Row[]>
  take(db: pg.Pool, workspaceId: string, place: string): Promise<object[]>
  /** The files it is made of, by relative path. */
  files(db: pg.Pool, workspaceId: string, row: Row): Promise<Map<string, string>>
}

const slugOf = (name: string) =>
  name
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, '-')
    .replaceAll(/^-+|-+$/g, '') || 'infobase'

async function builtInFiles(kind: 'templates' | 'tones', key: string): Promise<Map<string, string>> {
  const files = (await libraryFiles()).filter((file) => file.path.startsWith(`${kind}/${key}/`))
  return new Map(files.map((file) => [file.path.slice(kind.length + 1), file.content]))
}

const FAMILIES: Record<'templates' | 'tones' | 'infobases', Family> = {
  templates: {
    one: 'template',
    many: 'templates',
    async list(db, workspaceId) {
      const own = new Set((await listOwnTemplates(db, workspaceId)).map((template) => template.id))
      return (await workspaceShelf(db, workspaceId)).templates.map(({ id, key, version, languages }) => ({
        id,
        key,
        name: (languages.get('EN') ?? [...languages.values()][0])!.name,
        version,
        own: own.has(id),
        languages: [...languages.keys()],
        ...([...languages.values()].some(({ needsModel }) => needsModel) ? { needs_model: true as const } : {}),
      }))
    },
    take: importTemplates,
    async files(db, workspaceId, row) {
      if (!row.own) return builtInFiles('templates', row.key)
      const { definition } = (await listOwnTemplates(db, workspaceId)).find((template) => template.id === row.id)!
      return new Map(Object.entries(definition.files).map(([name, content]) => [`${row.key}/${name}`, content]))
    },
  },
  tones: {
    one: 'tone of voice',
    many: 'tones of voice',
    async list(db, workspaceId) {
      const own = new Set((await listOwnTones(db, workspaceId)).map((tone) => tone.id))
      return (await workspaceShelf(db, workspaceId)).tones.map(({ id, key, version, metas }) => ({
        id,
        key,
        name: (metas.find((meta) => meta.language === 'EN') ?? metas[0])?.name ?? key,
        version,
        own: own.has(id),
        languages: metas.map((meta) => meta.language),
      }))
    },
    take: importTones,
    async files(db, workspaceId, row) {
      if (!row.own) return builtInFiles('tones', row.key)
      return toneFiles(row.key, (await listOwnTones(db, workspaceId)).find((tone) => tone.id === row.id)!.definition)
    },
  },
  infobases: {
    one: 'knowledge base',
    many: 'knowledge bases',
    async list(db, workspaceId) {
      const heads = await listKnowledgeBaseHeads(db, workspaceId)
      return Promise.all(
        heads.map(async ({ id, name, version }) => ({
          id,
          key: slugOf(name),
          name,
          version: String(version),
          own: true,
          entries: (await listEntries(db, workspaceId, id)).length,
        })),
      )
    },
    async take(db, workspaceId, place) {
      const files = (await stat(place).catch(() => null))?.isDirectory()
        ? (await readdir(place))
            .filter((name) => /\.ya?ml$/.test(name))
            .sort()
            .map((name) => path.join(place, name))
        : [place]
      if (files.length === 0) throw new PlainError(`${place} holds no knowledge base: a YAML file with a name and facts`)
      const read = await Promise.all(
        files.map(async (file) =>
          readKnowledgeBaseFile(file).catch((error: NodeJS.ErrnoException) => {
            throw error.code === 'ENOENT' ? new PlainError(`${file} is not there`) : error
          }),
        ),
      )
      const saved: object[] = []
      for (const infobase of read) saved.push({ key: slugOf(infobase.name), ...(await storeKnowledgeBase(db, workspaceId, infobase)) })
      return saved
    },
    async files(db, workspaceId, row) {
      const head = (await listKnowledgeBaseHeads(db, workspaceId)).find((infobase) => infobase.id === row.id)!
      return knowledgeBaseFiles(row.key, head, await listEntries(db, workspaceId, row.id))
    },
  },
}

const options = { workspace: WORKSPACE }

const inWorkspace = <T>(call: Call, work: (db: pg.Pool, workspaceId: string) => Promise<T>): Promise<T> =>
  withDatabase(call.settings, async (db) => work(db, (await workspaceNamed(db, requiredFlag(call, 'workspace'))).id))

/** list, show, import and export of one family. */
function commandsOf(family: Family): Record<'list' | 'show' | 'import' | 'export', Command> {
  const pick = async (db: pg.Pool, workspaceId: string, wanted: string): Promise<Row> => {
    const row = (await family.list(db, workspaceId)).find(({ key, id, name }) => [key, id, name].includes(wanted))
    if (!row) throw new PlainError(`There is no ${family.one} "${wanted}" in this workspace`)
    return row
  }
  return {
    list: {
      usage: '--workspace ID',
      summary: `Lists the ${family.many} of a workspace.`,
      options,
      words: [0, 0],
      async run(call) {
        const rows = await inWorkspace(call, family.list)
        call.print(
          rows,
          rows
            .map(
              ({ id, key, version, own, name, needs_model: needsModel }) =>
                `${id}  ${key.padEnd(28)} ${(own ? 'own' : 'built in').padEnd(9)} ${version.padEnd(12)} ${name}` +
                (needsModel ? ' (needs a language model)' : ''),
            )
            .join('\n'),
        )
      },
    },
    show: {
      usage: 'KEY --workspace ID',
      summary: `Shows the files a ${family.one} is made of.`,
      options,
      words: [1, 1],
      async run(call) {
        const { row, files } = await inWorkspace(call, async (db, workspaceId) => {
          const found = await pick(db, workspaceId, call.words[0]!)
          return { row: found, files: await family.files(db, workspaceId, found) }
        })
        call.print({ ...row, files: Object.fromEntries(files) }, [...files].map(([name, content]) => `# ${name}\n${content}`).join('\n'))
      },
    },
    import: {
      usage: 'PATH --workspace ID',
      summary: `Takes in ${family.many} from files; what is there already becomes a new version.`,
      options,
      words: [1, 1],
      async run(call) {
        const saved = await inWorkspace(call, (db, workspaceId) => family.take(db, workspaceId, call.words[0]!))
        call.print(
          saved,
          saved
            .map((entry) =>
              Object.entries(entry)
                .map(([name, value]) => `${name} ${value}`)
                .join('  '),
            )
            .join('\n'),
        )
      },
    },
    export: {
      usage: 'FOLDER [KEY…] --workspace ID',
      summary: `Writes a workspace's own ${family.many} (or those named, built in too) as files for git.`,
      options,
      words: [1, 1000],
      async run(call) {
        const [folder, ...keys] = call.words as [string, ...string[]]
        const written = await inWorkspace(call, async (db, workspaceId) => {
          const rows =
            keys.length > 0
              ? await Promise.all(keys.map((key) => pick(db, workspaceId, key)))
              : (await family.list(db, workspaceId)).filter((row) => row.own)
          const names: string[] = []
          for (const row of rows) {
            for (const [name, content] of await family.files(db, workspaceId, row)) {
              const file = path.join(folder, name)
              await mkdir(path.dirname(file), { recursive: true })
              await writeFile(file, content)
              names.push(name)
            }
          }
          return names
        })
        call.print(
          { folder, files: written },
          written.length === 0 ? `This workspace has no ${family.many} of its own.` : written.join('\n'),
        )
      },
    },
  }
}

export const templates = commandsOf(FAMILIES.templates)
export const tones = commandsOf(FAMILIES.tones)
export const infobases = commandsOf(FAMILIES.infobases)
