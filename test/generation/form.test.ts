import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { checkInput, FIELD_TYPES } from '../../src/generation/form/form.ts'
import type { FieldType, FormEntry } from '../../src/generation/form/form.ts'

const entry = (name: string, type: FieldType, more: Partial<FormEntry> = {}): FormEntry => ({
  name,
  type,
  label: name,
  help: null,
  required: false,
  placeholder: null,
  options: null,
  maxLength: null,
  default: null,
  ...more,
})

const options = [
  { value: 'a', label: 'A' },
  { value: 'b', label: 'B' },
  { value: 'c', label: 'C' },
]
const form = [
  entry('title', 'text', { required: true, maxLength: 5 }),
  entry('body', 'textarea', { maxLength: 20 }),
  entry('price', 'number'),
  entry('hot', 'boolean'),
  entry('kind', 'select', { options, default: 'a' }),
  entry('kinds', 'multiselect', { options }),
  entry('points', 'list', { required: true, maxLength: 4 }),
  entry('site', 'url', { maxLength: 2048 }),
  entry('base', 'infobase'),
]
const check = (input: unknown) => checkInput(typeof input === 'string' ? input : JSON.stringify(input), form, (id) => id === 'known')
const faultsOf = (input: unknown) => (check(input).faults ?? []).map((fault) => [fault.loc.slice(2).join('.'), fault.type])

test('a filled form passes, unknown fields are ignored, defaults are filled in', () => {
  assert.deepEqual(
    check({ title: 'äöü🙂x', points: ['a', ' '], price: 1.5, hot: false, base: 'known', site: ' https://example.com/x ', extra: 1 }).values,
    { title: 'äöü🙂x', points: ['a'], price: 1.5, hot: false, kind: 'a', base: 'known', site: 'https://example.com/x' },
  )
  assert.deepEqual(check({ title: 'x', points: ['a'], kind: null, body: '  ' }).values, { title: 'x', points: ['a'], kind: 'a' })
})

test('every fault is listed, each at its own field', () => {
  assert.deepEqual(faultsOf({}), [
    ['title', 'missing'],
    ['points', 'missing'],
  ])
  assert.deepEqual(
    faultsOf({ title: 7, body: [], price: '5', hot: 1, kind: 'z', kinds: ['a', 'z'], points: 'a', site: 'example.com', base: 'x' }),
    [
      ['title', 'string_type'],
      ['body', 'string_type'],
      ['price', 'float_type'],
      ['hot', 'bool_type'],
      ['kind', 'literal_error'],
      ['kinds.1', 'literal_error'],
      ['points', 'list_type'],
      ['site', 'value_error'],
      ['base', 'value_error'],
    ],
  )
  assert.deepEqual(faultsOf({ title: '123456', body: 'x'.repeat(21), points: ['ok', '12345', 3] }), [
    ['title', 'string_too_long'],
    ['body', 'string_too_long'],
    ['points.1', 'string_too_long'],
    ['points.2', 'string_type'],
  ])
  assert.deepEqual(faultsOf({ title: ' \u200b', points: [] }), [
    ['title', 'string_too_short'],
    ['points', 'too_short'],
  ])
  assert.deepEqual(faultsOf({ title: 'x', points: Array.from({ length: 31 }, () => 'a') }), [['points', 'too_long']])
  assert.deepEqual(faultsOf('{"title":"x","points":["a"],"price":1e999}'), [['price', 'finite_number']])
  for (const site of ['javascript:alert(1)', 'ftp://a.b', 'https://', 'https://a b.c', '//x.y'])
    assert.deepEqual(faultsOf({ title: 'x', points: ['a'], site }), [['site', 'value_error']], site)
})

test('what is no JSON object, too large, or holds NUL or half a character is refused', () => {
  assert.deepEqual(faultsOf('{'), [['', 'json_invalid']])
  assert.deepEqual(faultsOf('[]'), [['', 'model_attributes_type']])
  assert.deepEqual(faultsOf('null'), [['', 'model_attributes_type']])
  assert.deepEqual(faultsOf(`{"title":"${'ä'.repeat(32_768)}"}`), [['', 'string_too_long']])
  assert.deepEqual(faultsOf('{"title":"a\\u0000","points":["\\ud800"]}'), [
    ['title', 'value_error'],
    ['points.0', 'value_error'],
  ])
  assert.deepEqual(faultsOf('{"__proto__":{"title":"x"},"points":["a"]}'), [['title', 'missing']])
})

test('no input makes it throw, and what passes has the types the form asks for', () => {
  fc.assert(
    fc.property(
      fc.oneof(
        fc.json(),
        fc.string(),
        fc
          .record({ title: fc.jsonValue(), points: fc.jsonValue(), kinds: fc.jsonValue(), price: fc.jsonValue() })
          .map((value) => JSON.stringify(value)),
      ),
      (input) => {
        const { values, faults } = check(input)
        assert.ok((values === null) !== (faults === null))
        for (const fault of faults ?? []) assert.deepEqual(fault.loc.slice(0, 2), ['body', 'input'])
      },
    ),
    { numRuns: 500 },
  )
  assert.equal(FIELD_TYPES.length, 9)
})
