import { createHash } from 'node:crypto'
import type { Component } from './components.ts'
import { licenceOf } from './licences.ts'

const purl = (name: string, version: string) => `pkg:npm/${name.replace('@', '%40')}@${version}`

/** What the release is made of, as CycloneDX 1.6. It says no time and no random number: the same sources give the same file. */
export function sbomOf(name: string, version: string, components: Component[]): object {
  const product = {
    type: 'application',
    'bom-ref': purl(name, version),
    name,
    version,
    purl: purl(name, version),
    licenses: [{ expression: 'MIT' }],
  }
  const listed = uniqueBy(components, (one) => purl(one.name, one.version))
  const parts = listed.map((component) => ({
    type: 'library',
    'bom-ref': purl(component.name, component.version),
    ...named(component.name),
    version: component.version,
    scope: component.brought ? 'optional' : 'required',
    hashes: [hashOf(component.integrity)],
    licenses: [{ expression: licenceOf(component).replace(/^\((.*)\)$/, '$1') }],
    purl: purl(component.name, component.version),
  }))
  const dependencies = [{ ref: product['bom-ref'], dependsOn: parts.map((part) => part['bom-ref']) }]
  const content = { metadata: { component: product }, components: parts, dependencies }
  return {
    $schema: 'http://cyclonedx.org/schema/bom-1.6.schema.json',
    bomFormat: 'CycloneDX',
    specVersion: '1.6',
    serialNumber: `urn:uuid:${uuidOf(JSON.stringify(content))}`,
    version: 1,
    ...content,
  }
}

/** A scope is its own field. */
function named(name: string): { group?: string; name: string } {
  const [, group, rest] = /^(@[^/]+)\/(.+)$/.exec(name) ?? []
  return group ? { group, name: rest! } : { name }
}

function hashOf(integrity: string): { alg: string; content: string } {
  const [algorithm, base64] = integrity.split(' ')[0]!.split(/-(.*)/s) as [string, string]
  return { alg: algorithm.replace(/^sha/, 'SHA-'), content: Buffer.from(base64, 'base64').toString('hex') }
}

/** Of version 8: what an application makes of its own content. */
function uuidOf(content: string): string {
  const hex = createHash('sha256').update(content).digest('hex')
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20, 32)}`
}

const uniqueBy = <T>(list: T[], key: (one: T) => string): T[] => [...new Map(list.map((one) => [key(one), one])).values()]
