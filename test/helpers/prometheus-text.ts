import assert from 'node:assert/strict'

interface Sample {
  name: string
  labels: Record<string, string>
  value: number
}

export interface Scraped {
  /** Type of each metric, by its name. */
  types: Map<string, string>
  samples: Sample[]
  /** The value of the one sample with these labels (others may stand beside them), or undefined. */
  value(name: string, labels?: Record<string, string>): number | undefined
}

const NAME = /^[a-zA-Z_:][a-zA-Z0-9_:]*$/
const LABEL = /([a-zA-Z_][a-zA-Z0-9_]*)="((?:[^"\\\n]|\\["\\n])*)"(,|$)/y
const SAMPLE = /^([a-zA-Z_:][a-zA-Z0-9_:]*)(?:\{(.*)\})? (NaN|[+-]Inf|[+-]?[0-9.]+(?:e[+-]?[0-9]+)?)$/

/** Prometheus' text format, read strictly: whatever the format does not allow fails. */
export function parseMetrics(text: string): Scraped {
  assert.ok(text.endsWith('\n'), 'the last line has no end')
  const types = new Map<string, string>()
  const samples: Sample[] = []
  const seen = new Set<string>()
  const closed = new Set<string>()
  let family = ''
  for (const line of text.split('\n')) {
    if (line === '') continue
    const comment = /^# (HELP|TYPE) (\S+) (.+)$/.exec(line)
    if (comment) {
      const [, what, name, rest] = comment as unknown as [string, string, string, string]
      assert.match(name, NAME)
      if (name !== family) {
        assert.ok(!closed.has(name), `${name} stands in two places`)
        closed.add(family)
        family = name
      }
      if (what !== 'TYPE') continue
      assert.ok(!types.has(name), `${name} has two types`)
      assert.match(rest, /^(counter|gauge|histogram|summary|untyped)$/)
      types.set(name, rest)
      continue
    }
    const sample = sampleOf(line)
    assert.equal(familyOf(sample.name, types), family, `${line} stands below ${family}`)
    const key = JSON.stringify([sample.name, Object.entries(sample.labels).sort()])
    assert.ok(!seen.has(key), `twice: ${line}`)
    seen.add(key)
    samples.push(sample)
  }
  for (const [name, type] of types) if (type === 'histogram') assertHistogram(name, samples)
  return {
    types,
    samples,
    value: (name, labels = {}) =>
      samples.find((each) => each.name === name && Object.entries(labels).every(([label, value]) => each.labels[label] === value))?.value,
  }
}

function sampleOf(line: string): Sample {
  const found = SAMPLE.exec(line)
  assert.ok(found, `no sample: ${line}`)
  const [, name, inBraces = '', value] = found as unknown as [string, string, string | undefined, string]
  const labels: Record<string, string> = {}
  LABEL.lastIndex = 0
  while (LABEL.lastIndex < inBraces.length) {
    const label = LABEL.exec(inBraces)
    assert.ok(label, `no labels: ${line}`)
    assert.ok(!(label[1]! in labels), `label twice: ${line}`)
    labels[label[1]!] = label[2]!
  }
  return { name, labels, value: Number(value.replace('Inf', 'Infinity')) }
}

function familyOf(name: string, types: Map<string, string>): string {
  const parent = name.replace(/_(bucket|sum|count)$/, '')
  return ['histogram', 'summary'].includes(types.get(parent) ?? '') ? parent : name
}

/** Buckets grow, and the last one is the count. */
function assertHistogram(name: string, samples: Sample[]): void {
  const series = Map.groupBy(
    samples.filter((each) => each.name === `${name}_bucket`),
    ({ labels: { le: _le, ...rest } }) => JSON.stringify(Object.entries(rest).sort()),
  )
  for (const [labels, buckets] of series) {
    const values = buckets.map(({ value }) => value)
    assert.deepEqual(
      values,
      values.toSorted((one, other) => one - other),
      `${name} ${labels}`,
    )
    assert.equal(buckets.at(-1)!.labels.le, '+Inf')
    const count = samples.find((each) => each.name === `${name}_count` && JSON.stringify(Object.entries(each.labels).sort()) === labels)
    assert.equal(count?.value, values.at(-1), `${name} ${labels}`)
  }
}
