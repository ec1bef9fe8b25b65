import { once } from 'node:events'
import { createServer as createHttpServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join, sep } from 'node:path'
import { createServer, type Plugin } from 'vite'
import type { Settings } from '../src/config.ts'
import { PlainError } from '../src/errors.ts'
import { API_PATHS } from '../src/http/base/web.ts'
import type { RestartingServer } from './restarting-server.ts'

/** What the server reads when it starts: a change there restarts it. */
const SERVER_FOLDERS = ['src', 'rules', 'library', 'migrations']

export interface Front {
  url: string
  close(): Promise<void>
}

/**
 * The web application with hot reload at the address of the settings, and the APIs passed on to the server. Vite is given our
 * HTTP server: with one of its own it would end this process at SIGTERM, before the database is closed.
 */
export async function startFront(root: string, settings: Settings, server: RestartingServer): Promise<Front> {
  const http = createHttpServer()
  const vite = await createServer({
    configFile: join(root, 'web', 'vite.config.ts'),
    plugins: [waitForServer(server)],
    clearScreen: false,
    logLevel: 'warn',
    server: {
      middlewareMode: { server: http },
      hmr: { server: http },
      fs: { allow: [root] },
      proxy: { [API_PATHS.source]: server.url },
    },
  })
  http.on('request', vite.middlewares)
  const folders = SERVER_FOLDERS.map((name) => join(root, name))
  vite.watcher.add(folders)
  vite.watcher.on('all', (_event, file) => {
    if (folders.some((folder) => file.startsWith(folder + sep)) && !file.endsWith('.test.ts')) server.changed(file)
  })
  const close = async () => {
    await vite.close()
    http.closeAllConnections()
    http.close()
  }
  try {
    http.listen(Number(settings.PORT), settings.HOST)
    await once(http, 'listening')
  } catch (error) {
    await close()
    const { code } = error as { code?: string }
    throw new PlainError(`Port ${settings.PORT} on ${settings.HOST} cannot be used (${code}); choose another with --port`, 2)
  }
  return { url: `http://${settings.HOST}:${(http.address() as AddressInfo).port}`, close }
}

/** While the server restarts, requests to it wait; while it cannot start, they are told so. */
function waitForServer(server: RestartingServer): Plugin {
  return {
    name: 'wait-for-server',
    configureServer({ middlewares }) {
      middlewares.use((request, response, next) => {
        if (!API_PATHS.test(request.url ?? '')) return next()
        void server.answers().then((answers) => {
          if (answers) return next()
          response.writeHead(503, { 'content-type': 'application/json' })
          response.end(JSON.stringify({ detail: 'The server did not start; the terminal of npm run dev says why.' }))
        })
      })
    },
  }
}
