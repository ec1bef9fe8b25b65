import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { keepRuleSet, keptRuleSet, SentRuleSets } from '../../src/packs/kept-rule-sets.ts'

const file = (path: string, content: string) => ({ path, content, values: {} })
const MEGABYTES = 1024 * 1024
const isKept = (hash: string) => {
  try {
    return keptRuleSet(hash).length > 0
  } catch {
    return false
  }
}

describe('the sets of rules that a process keeps', () => {
  test('a file of several sets is held once, and lives as long as one of them', () => {
    keepRuleSet('one', [file('own/a.yml', 'a'), file('own/b.yml', 'b')])
    keepRuleSet('two', [file('own/a.yml', 'a'), file('own/b.yml', 'changed'), file('own/c.yml', 'a')])
    const [one, two] = [keptRuleSet('one'), keptRuleSet('two')]
    assert.equal(two[0], one[0])
    assert.notEqual(two[1], one[1])
    assert.equal(two[2]!.path, 'own/c.yml', 'the same text in another file is another rule')
  })

  test('beyond so many characters what was not used for longest is forgotten, never what was just asked for', () => {
    const large = (name: string, megabytes: number) => [file(`own/${name}.yml`, name + 'x'.repeat(megabytes * MEGABYTES))]
    keepRuleSet('large-1', large('1', 25))
    keepRuleSet('large-2', large('2', 25))
    assert.ok(isKept('large-1'), 'used last')
    for (let at = 0; at < 10; at++) keepRuleSet(`same-${at}`, [...large('1', 25), file('own/small.yml', `${at}`)])
    assert.ok(isKept('large-2'), 'copies of the same file count once')
    keepRuleSet('large-3', large('3', 25))
    assert.deepEqual(['large-1', 'same-0', 'same-9', 'large-2', 'large-3'].map(isKept), [false, false, false, true, true])
    keepRuleSet('huge', large('4', 70))
    assert.deepEqual(['large-2', 'large-3', 'huge'].map(isKept), [false, false, true])
  })

  test('another process is sent again what it may have forgotten', () => {
    const sent = new SentRuleSets()
    keepRuleSet('a', [file('own/a.yml', 'a'.repeat(20 * MEGABYTES))])
    keepRuleSet('b', [file('own/b.yml', 'b'.repeat(20 * MEGABYTES))])
    assert.equal(sent.missing('a')?.files.length, 1)
    assert.equal(sent.missing('a'), null)
    assert.ok(sent.missing('b'))
    assert.ok(sent.missing('a'), 'both are more than it is trusted to keep')
  })
})
