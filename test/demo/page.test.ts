import assert from 'node:assert/strict'
import { test } from 'node:test'
import { DemoPage } from '../../src/demo/page.ts'
import { readDocument } from '../../src/text/read.ts'

test('a page of the demonstration has the blocks that reading it gives', async () => {
  const page = new DemoPage('products 1')
  const first = page.paragraph('Discover our eco-friendly лампы A100 in our shop.', 'eco-friendly лампы A100')
  const second = page.paragraph('Discover "free" socks in our shop.', '"free" socks')
  const { source, blocks } = page.end()
  const read = await readDocument(source, { type: 'html', name: 'page.html' })
  const facts = (list: typeof read.blocks) =>
    list.map(({ text, scope, region, start, end, map, place: { line, column } }) => ({
      text,
      scope,
      region,
      start,
      end,
      map,
      line,
      column,
    }))
  assert.deepEqual(facts(blocks), facts(read.blocks))
  assert.equal(source.slice(first.start, first.end), 'eco-friendly лампы A100')
  assert.equal(read.blocks[second.block]!.text, 'Discover "free" socks in our shop.')
})
