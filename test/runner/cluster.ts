import { spawn } from 'node:child_process'
import { once } from 'node:events'

/**
 * What `npm run test:release` does about a cluster: runs `npm run test:cluster` on the one whose coordinator CLUSTER_URL names, and where
 * it names none says that nothing was run. Whether it passed; null: not run.
 */
export async function testCluster(root: string, url: string | undefined): Promise<boolean | null> {
  if (!url) {
    process.stdout.write('The tests of a cluster did not run: CLUSTER_URL names no Citus coordinator.\n')
    return null
  }
  const env = { ...process.env, DATABASE_URL: url }
  const child = spawn(process.execPath, [...process.execArgv, 'test/cluster/main.ts'], { cwd: root, env, stdio: 'inherit' })
  return (await once(child, 'exit'))[0] === 0
}
