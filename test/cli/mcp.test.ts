import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { startAgent, type Agent } from '../helpers/agent.ts'
import { runCommand } from '../helpers/command.ts'
import { temporaryFolder } from '../helpers/folder.ts'

describe('imprimatur mcp', () => {
  const { path: folder, file, remove } = temporaryFolder('mcp')
  let agent: Agent
  before(async () => {
    file(
      'rules/Team/Utilize.yml',
      'extends: substitution\nmessage: "Use %s, not %s"\nseverity: HIGH\nsuggestion: wording\nreplace:\n  utilize: use\n',
    )
    const removal = 'suggestion: removal\nterms: [really]\nremove: true\n'
    file('rules/Team/Really.yml', `extends: existence\nmessage: "%s"\nseverity: LOW\n${removal}`)
    const packs = 'packs: [eu-green-claims]\nrule_folders: [rules]\n'
    file('imprimatur.yml', packs + 'overrides:\n  - paths: [quiet/]\n    rules: { Team.Utilize: off }\n')
    agent = await startAgent(folder)
  })
  after(async () => {
    await agent.close()
    remove()
  })

  test('lists tools with schemas of what they take and answer, and none of a server it does not have', async () => {
    const { tools } = await agent.client.listTools()
    assert.deepEqual(tools.map(({ name }) => name).toSorted(), ['check_text', 'list_rules', 'mend_text', 'read_rule'])
    for (const { inputSchema, outputSchema, description } of tools)
      assert.ok(inputSchema.properties && outputSchema?.properties && description)
    assert.match(agent.client.getInstructions() ?? '', /Check what you write/)
  })

  test('finds in a text what the command line finds in the file, and mends what a program may', async () => {
    const text = 'We utilize a really eco-friendly bottle.\n'
    file('page.md', text)
    const { json } = await runCommand(['audit', 'page.md', '--json'], { cwd: folder })
    const plain = (findings: any[]) => findings.map((one) => [one.rule_id, one.severity, one.start, one.text, one.reason, one.law])
    let answer: any
    const steps = await agent.stepsOf(async (options) => {
      answer = await agent.call('check_text', { text, name: 'page.md' }, options)
    })
    assert.deepEqual(plain(answer.findings), plain(json.assets[0].findings))
    assert.equal(answer.findings.length, 3)
    assert.deepEqual(steps, [0, 1, 2])
    assert.deepEqual(
      (await agent.call('check_text', { text, name: 'quiet/page.md' })).findings.map((one: any) => one.rule_id),
      ['Team.Really', 'eu-green-claims.eco-friendly'],
    )
    assert.equal((await agent.call('check_text', { text, markets: ['US'] })).findings.length, 2)
    const mended = await agent.call('mend_text', { text, format: 'markdown' })
    assert.equal(mended.text, 'We use a really eco-friendly bottle.\n')
    assert.deepEqual(mended.changes, [{ rule_id: 'Team.Utilize', start: { line: 1, column: 4 }, before: 'utilize', after: 'use' }])
    assert.deepEqual(
      mended.findings.map((one: any) => one.rule_id),
      ['Team.Really', 'eu-green-claims.eco-friendly'],
    )
    assert.ok(mended.left.some(({ reason }: { reason: string }) => reason === 'it is a removal'))
  })

  test('says in words what it cannot do', async () => {
    const html = { text: '<p>We utilize it', format: 'html' }
    await assert.rejects(agent.call('mend_text', html), /only Markdown and plain text, not a web page/)
    await assert.rejects(agent.call('check_text', { text: 'x', packs: ['eu-green'] }), /no pack "eu-green"/)
    await assert.rejects(agent.call('read_rule', { id: 'Team.Utilise' }), /There is no rule Team\.Utilise; did you mean/)
    await assert.rejects(agent.call('check_text', { format: 'html' }), /text/)
  })

  test('ends a call that is cancelled', async () => {
    const stop = new AbortController()
    const asked = agent.call('check_text', { text: 'We utilize it. '.repeat(100_000) }, { signal: stop.signal })
    stop.abort(new Error('enough'))
    await assert.rejects(asked, /enough/)
    assert.equal((await agent.call('check_text', { text: 'We utilize it.' })).findings.length, 1)
  })

  test('reads rules with their law, as tools and as resources', async () => {
    const { rules, total, next } = await agent.call('list_rules', { pack: 'eu-green-claims', limit: 2 })
    assert.deepEqual([rules.length, next], [2, 2])
    assert.ok(total > 10)
    assert.equal((await agent.call('list_rules', { search: 'eco-friendly' })).rules[0].id, 'eu-green-claims.eco-friendly')
    const rule = await agent.call('read_rule', { id: 'eu-green-claims.eco-friendly' })
    assert.match(rule.law, /Directive 2005\/29\/EC/)
    assert.match(rule.law_url, /^https:\/\/eur-lex/)
    assert.ok(rule.finds.length > 0 && rule.leaves_alone.length > 0 && rule.file.includes('extends:'))
    const { resources } = await agent.client.listResources()
    const uri = 'imprimatur://rules/eu-green-claims.eco-friendly'
    assert.ok(resources.some((one) => one.uri === uri))
    const { contents } = await agent.client.readResource({ uri })
    assert.deepEqual(JSON.parse((contents[0] as { text: string }).text), rule)
  })

  test('has prompts', async () => {
    const { prompts } = await agent.client.listPrompts()
    assert.deepEqual(
      prompts.map(({ name }) => name),
      ['review_text', 'write_within_rules'],
    )
    const { messages } = await agent.client.getPrompt({ name: 'review_text', arguments: { text: 'Our lamp.', market: 'DE' } })
    assert.match((messages[0]!.content as { text: string }).text, /markets \["DE"\][^]*Our lamp\./)
  })

  test('refuses wrong use before it begins', async () => {
    for (const [args, words] of [
      [['--server', 'http://127.0.0.1:9'], /--server needs --key-file FILE or the environment variable IMPRIMATUR_API_KEY/],
      [['--key-file', 'x'], /--key-file goes with --server/],
      [['--packs', 'none'], /no pack "none"/],
    ] as const) {
      const { code, stderr, stdout } = await runCommand(['mcp', ...args], { cwd: folder })
      assert.deepEqual([code, stdout], [2, ''])
      assert.match(stderr, words)
    }
  })
})
