import { readFileSync } from 'node:fs'
import path from 'node:path'
import pg from 'pg'
import type { DatabaseProxy } from '../../helpers/database-proxy.ts'
import type { Service } from './service.ts'

export interface Scene {
  service: Service
  proxy: DatabaseProxy
  /** Not by way of the proxy. */
  databaseUrl: string
  /** The folder of the cluster's own files. */
  cluster: string
}

export const sleep = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds))

/** Every kind of fault; each ends what it began. */
export const FAULTS: Record<string, (scene: Scene) => Promise<unknown>> = {
  'kill the server': async ({ service }) => service.signal('SIGKILL'),
  'restart the server': async ({ service }) => service.signal('SIGTERM'),
  'kill the worker': async ({ service }) => service.killHelper('process-main.ts'),
  'kill the checker': async ({ service }) => service.killHelper('check-apart-main.ts'),
  'kill the postmaster': async ({ cluster }) =>
    process.kill(Number(readFileSync(path.join(cluster, 'data', 'postmaster.pid'), 'utf8').split('\n')[0]), 'SIGKILL'),
  'stop the server for a while': async ({ service }) => {
    service.signal('SIGSTOP')
    await sleep(1500)
    service.signal('SIGCONT')
  },
  'terminate the connections': ({ databaseUrl }) =>
    asAdministrator(databaseUrl, async (admin) => {
      const others = 'datname = current_database() and pid <> pg_backend_pid()'
      await admin.query(`select pg_terminate_backend(pid) from pg_stat_activity where ${others}`).catch(() => undefined)
    }),
  'fill the disk': ({ databaseUrl }) =>
    asAdministrator(databaseUrl, async (admin) => {
      // As PostgreSQL says it, from the table that grows with every change; a file system of our own would need root.
      await admin.query(`create or replace function disk_is_full() returns trigger language plpgsql as
        $$ begin raise 'could not extend file: No space left on device' using errcode = 'disk_full'; end $$`)
      await admin.query('create trigger disk_is_full before insert on trail execute function disk_is_full()')
      await sleep(1500)
      await admin.query('drop trigger disk_is_full on trail')
    }),
  'restart on a newer schema': ({ databaseUrl, service }) =>
    asAdministrator(databaseUrl, async (admin) => {
      await admin.query(`insert into migrations (name) values ('999-from-the-future.sql')`)
      service.signal('SIGTERM')
      await sleep(2500)
      await admin.query(`delete from migrations where name = '999-from-the-future.sql'`)
    }),
  'cut the connections': async ({ proxy }) => proxy.cut(),
  'cut before commits': async ({ proxy }) => proxy.cutCommits(3, 'before'),
  'cut after commits': async ({ proxy }) => proxy.cutCommits(3, 'after'),
  'swallow bytes': async ({ proxy }) => {
    proxy.weather('swallow')
    await sleep(2000)
    proxy.weather('pass')
  },
  'hold bytes back': async ({ proxy }) => {
    proxy.weather('hold')
    await sleep(2000)
    proxy.weather('pass')
  },
  'refuse connections': async ({ proxy }) => {
    proxy.weather('refuse')
    proxy.cut()
    await sleep(1000)
    proxy.weather('pass')
  },
  latency: async ({ proxy }) => {
    proxy.latency(50)
    await sleep(1500)
    proxy.latency(0)
  },
}

async function asAdministrator(databaseUrl: string, work: (admin: pg.Client) => Promise<unknown>): Promise<void> {
  const admin = new pg.Client({ connectionString: databaseUrl })
  admin.on('error', () => undefined)
  await admin.connect()
  try {
    await work(admin)
  } finally {
    await admin.end().catch(() => undefined)
  }
}
