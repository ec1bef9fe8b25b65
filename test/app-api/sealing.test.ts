import assert from 'node:assert/strict'
import { after, describe, test } from 'node:test'
import { Sealing } from '../../src/http/app-api/sealing.ts'

const pageOf = (html: string) => async () => ({ html, findings: [], here: null })
const still = () => true

describe('pages made harmless in a thread', () => {
  const opened: Sealing[] = []
  const open = (...args: ConstructorParameters<typeof Sealing>) => {
    const sealing = new Sealing(...args)
    opened.push(sealing)
    return sealing
  }
  after(() => Promise.all(opened.map((sealing) => sealing.close())))

  test('a thread that is slow to start does not make a page one that took too long', async () => {
    const sealing = open(new URL('./slow-seal-thread.ts', import.meta.url), 1000)
    assert.match(await sealing.sealed('page', 'rosa', still, pageOf('<p>Green soap')), /Green soap/)
  })

  test('a page that takes too long is given up', async () => {
    const sealing = open(new URL('./silent-seal-thread.ts', import.meta.url), 1)
    await assert.rejects(sealing.sealed('long', 'rosa', still, pageOf('<p>a</p>')), /it took too long/)
  })

  test('who leaves before a page is ready takes nothing from another who waits for the same one', async () => {
    const sealing = open()
    const first = sealing.sealed('first', 'rosa', still, pageOf('<p>first</p>'))
    let isThere = true
    const [leaving, staying] = [() => isThere, still].map((isWaiting) => sealing.sealed('same', 'rosa', isWaiting, pageOf('<p>same</p>')))
    isThere = false
    assert.match(await first, /first/)
    assert.match(await staying!, /same/)
    assert.match(await leaving!, /same/)
    const forNobody = sealing.sealed('gone', 'rosa', () => false, pageOf('<p>gone</p>'))
    await assert.rejects(forNobody, /nobody waits/)
    assert.match(await sealing.sealed('gone', 'rosa', still, pageOf('<p>again</p>')), /again/)
  })
})
