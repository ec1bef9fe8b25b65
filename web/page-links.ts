import path from 'node:path'
import type { Plugin, Rolldown } from 'vite'

const HERE = import.meta.dirname
const SCREENS = path.join(HERE, 'src/app/start.tsx')
const TEXTS = /\/src\/languages\/([a-z]{2})\.ts$/

/**
 * Has the page load what main.tsx imports later, at once: the application, and the texts of each language. The server leaves the texts of one
 * language in the page (src/http/base/web.ts).
 */
export const linkChunks = (): Plugin => ({
  name: 'link-chunks',
  enforce: 'post',
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    handler(_html, { bundle }) {
      const chunks = Object.values(bundle ?? {}).filter((file) => file.type === 'chunk')
      const of = (wanted: (id: string) => boolean) =>
        chunks.find(({ facadeModuleId: id }) => id !== null && wanted(id.replaceAll('\\', '/')))
      const screens = of((id) => path.resolve(id) === SCREENS)
      if (!screens) throw new Error('The build has no chunk of src/app/start.tsx.')
      const entry = chunks.find(({ isEntry }) => isEntry)
      const always = new Set([...withImports(entry!, chunks), ...withImports(screens, chunks)])
      const texts = chunks.flatMap((chunk) => {
        const language = TEXTS.exec((chunk.facadeModuleId ?? '').replaceAll('\\', '/'))?.[1]
        const files = language ? [...withImports(chunk, chunks)].filter((file) => !always.has(file)) : []
        return files.map((file) => link(file, { 'data-language': language! }))
      })
      return [...[...always].filter((file) => file !== entry!.fileName).map((file) => link(file)), ...texts]
    },
  },
})

function withImports(chunk: Rolldown.OutputChunk, chunks: Rolldown.OutputChunk[], found = new Set<string>()): Set<string> {
  if (found.has(chunk.fileName)) return found
  found.add(chunk.fileName)
  for (const name of chunk.imports) {
    const imported = chunks.find(({ fileName }) => fileName === name)
    if (imported) withImports(imported, chunks, found)
  }
  return found
}

const link = (file: string, more: Record<string, string> = {}) => ({
  tag: 'link',
  attrs: { ...more, rel: 'modulepreload', crossorigin: true, href: `/${file}` },
  injectTo: 'head' as const,
})
