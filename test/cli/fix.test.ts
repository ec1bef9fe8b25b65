import assert from 'node:assert/strict'
import { chmodSync, lstatSync, readdirSync, readFileSync, statSync, symlinkSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { after, before, describe, test } from 'node:test'
import { runCommand } from '../helpers/command.ts'
import { temporaryFolder } from '../helpers/folder.ts'

describe('imprimatur audit --fix', () => {
  const { path: folder, file, remove } = temporaryFolder('fix')
  before(() => {
    file(
      'own/Team/Utilize.yml',
      'extends: substitution\nmessage: "%s %s"\nignorecase: true\nswap:\n  utilize: use\naction:\n  name: replace\n',
    )
    file('own/Team/Soon.yml', 'extends: substitution\nmessage: "%s %s"\nseverity: LOW\nreplace:\n  soon: on [date]\n')
    file('own/Team/Really.yml', 'extends: existence\nmessage: "%s"\nseverity: LOW\nsuggestion: removal\nterms: [really]\nremove: true\n')
  })
  after(remove)
  const fix = (at: string, ...more: string[]) =>
    runCommand(['audit', at, '--rules', path.join(folder, 'own/Team'), '--fail-on', 'never', '--json', ...more])
  const read = (at: string) => readFileSync(at, 'utf8')

  test('applies wording alone, and says per file what was changed by which rule and what is left', async () => {
    const at = file('a.md', 'We utilize a really good oven. It opens soon.\n')
    const { stderr, json } = await fix(at, '--fix')
    assert.equal(read(at), 'We use a really good oven. It opens soon.\n')
    assert.ok(stderr.includes(`${at}\n  1:4 Team.Utilize: "utilize" -> "use"\n1 suggestion applied in 1 file\n`), stderr)
    assert.match(stderr, /left to you: 1 \(it is a removal\), 1 \(it is advice\)/)
    assert.deepEqual(
      json.assets[0].findings.map((one: any) => [one.rule_id, one.suggestion_class]),
      [
        ['Team.Really', 'removal'],
        ['Team.Soon', 'advice'],
      ],
    )
  })

  test('--fix=removals also leaves out what the sentence can do without', async () => {
    const at = file('b.md', 'We utilize a really good oven. It is really.\n')
    await fix(at, '--fix=removals')
    assert.equal(read(at), 'We use a good oven. It is really.\n')
  })

  test('--dry-run prints a unified diff and writes nothing', async () => {
    const at = file('c.md', 'One.\n\nWe utilize it.\n')
    const { stdout, stderr, code } = await runCommand(['audit', at, '--rules', path.join(folder, 'own/Team'), '--fix', '--dry-run'])
    assert.equal(code, 0)
    assert.match(stdout, /^--- .*c\.md\n\+\+\+ .*c\.md\n@@ -1,3 \+1,3 @@\n One\.\n \n-We utilize it\.\n\+We use it\.\n/m)
    assert.match(stderr, /1 suggestion would be applied in 1 file/)
    assert.equal(read(at), 'One.\n\nWe utilize it.\n')
  })

  test('names of one’s own are left alone: names.txt beside the rules, and --names', async () => {
    file('named/names.txt', '# our names\nutilize studios\n')
    for (const rule of ['Utilize.yml']) file(`named/${rule}`, read(path.join(folder, 'own/Team', rule)))
    const at = file('d.md', 'Ask utilize studios, who utilize it.\n')
    await runCommand(['audit', at, '--rules', path.join(folder, 'named'), '--fix', '--fail-on', 'never'])
    assert.equal(read(at), 'Ask utilize studios, who use it.\n')
    const names = file('names-elsewhere.txt', 'utilize\n')
    const other = file('e.md', 'They utilize it.\n')
    await fix(other, '--fix', '--names', names)
    assert.equal(read(other), 'They utilize it.\n')
  })

  test('every byte that is not changed stays: line ends, a byte order mark, rights, a link to the file', async () => {
    const at = file('real/f.md', '\ufeffOne.\r\n\r\nWe utilize it.\r\n\tEnd')
    chmodSync(at, 0o640)
    const link = path.join(folder, 'link.md')
    symlinkSync(at, link)
    await fix(link, '--fix')
    assert.equal(read(at), '\ufeffOne.\r\n\r\nWe use it.\r\n\tEnd')
    assert.equal(statSync(at).mode & 0o777, 0o640)
    assert.ok(lstatSync(link).isSymbolicLink())
    assert.deepEqual(readdirSync(path.dirname(at)), ['f.md'])
  })

  test('what it cannot write exactly is left as it is', async () => {
    const latin = path.join(folder, 'latin.txt')
    const bytes = Buffer.from('We utilize caf\xe9s and more of them.\n', 'latin1')
    writeFileSync(latin, bytes)
    const html = file('g.html', '<p>We utilize it.</p>')
    await fix(latin, '--fix')
    await fix(html, '--fix')
    assert.ok(readFileSync(latin).equals(bytes))
    assert.equal(read(html), '<p>We utilize it.</p>')
  })

  test('what a comment excuses is not changed', async () => {
    const text = 'We utilize it. <!-- imprimatur-ignore Team.Utilize: a quotation -->\n\nThey utilize it.\n'
    const at = file('i.md', text)
    await fix(at, '--fix')
    assert.equal(read(at), text.replace('They utilize', 'They use'))
  })

  test('a file that has the name of standard input is not changed', async () => {
    const at = file('j.md', 'We utilize it.\n')
    await runCommand(['audit', '-', '--name', at, '--rules', path.join(folder, 'own/Team'), '--fix'], { input: 'We utilize it.\n' })
    assert.equal(read(at), 'We utilize it.\n')
  })

  test('a dry run that could not read everything does not end as a clean one', async () => {
    const at = file('k/a.md', 'We utilize it.\n')
    file('k/b.docx', 'not a document')
    const rules = path.join(folder, 'own/Team')
    const { code, stdout, stderr } = await runCommand(['audit', path.dirname(at), '--rules', rules, '--fix', '--dry-run'])
    assert.equal(code, 2)
    assert.match(stdout, /\+We use it\./)
    assert.match(stderr, /1 source could not be read/)
  })

  test('what --fix does not know is wrong use', async () => {
    const at = file('h.md', 'Fine.\n')
    assert.equal((await fix(at, '--fix=everything')).code, 2)
    assert.equal((await fix(at, '--dry-run')).code, 2)
    const { code, stderr } = await fix(at, '--fix', '--dry-run', '--output', 'json:x', '--baseline', 'y')
    assert.equal(code, 2)
    assert.match(stderr, /--output, --baseline cannot be used with --dry-run/)
  })

  describe('with a style made for Vale', () => {
    const action = 'action:\n  name: replace\n'
    before(() => {
      const swaps: Record<string, string> = {
        agent: 'personal digital assistant',
        'disabled|disable': 'turn off',
        'in addition': 'also',
        docs: 'documentation',
        behaviour: 'behavior',
        acknowledgement: 'acknowledgment',
        utilize: 'use',
        'are not': "aren't",
        cancelled: 'canceled',
        'file name': 'filename',
        'lower case': 'lowercase',
        timezone: 'time zone',
        'multi-tenant': 'multitenant',
        'log in': 'login',
        'e-mail': 'email',
        'on demand': 'on-demand',
        'does not': "doesn't",
        'is not': "isn't",
        'it is': "it's",
        'that is': "that's",
        "don’t|don't": 'do not',
        "doesn't": 'does not',
        'prior to': 'before',
        since: "because' or 'after",
      }
      file(
        'vale/Team/Words.yml',
        `extends: substitution\nmessage: "%s %s"\nignorecase: true\n${action}swap:\n` +
          Object.entries(swaps)
            .map(([from, to]) => `  ${JSON.stringify(from)}: ${JSON.stringify(to)}\n`)
            .join(''),
      )
      file('vale/Team/Latin.yml', `extends: substitution\nmessage: "%s %s"\nnonword: true\n${action}swap:\n  'e\\.g\\.': for example\n`)
      file(
        'vale/Team/Marks.yml',
        'extends: existence\nmessage: "%s"\nnonword: true\nscope: [heading, text]\ntokens: [\'\\w+[?!]\']\n' +
          'action:\n  name: edit\n  params: [trim_right, "?!"]\n',
      )
      file(
        'vale/Team/Twice.yml',
        'extends: repetition\nmessage: "%s"\nalpha: true\nignorecase: true\ntokens: [\'[^\\s]+\']\n' +
          'action:\n  name: edit\n  params: [truncate, " "]\n',
      )
    })
    const fixedBy = async (text: string) => {
      const at = file('vale.md', text)
      await runCommand(['audit', at, '--rules', path.join(folder, 'vale/Team'), '--fix', '--fail-on', 'never'])
      return read(at)
    }

    test('other spellings, short forms and doubled words are applied', async () => {
      const pairs = [
        ['The behaviour of a cancelled job is known.', 'The behavior of a canceled job is known.'],
        ['Write the file name below.', 'Write the filename below.'],
        ['One timezone of the server and one timezone of yours.', 'One time zone of the server and one time zone of yours.'],
        ['It runs in the timezone of the server.', 'It runs in the time zone of the server.'],
        ['Timezone of the server, as a text.', 'Time zone of the server, as a text.'],
        ['Send us an e-mail today.', 'Send us an email today.'],
        ['The runner does not start.', "The runner doesn't start."],
        ['It is possible to stop it.', "It's possible to stop it."],
        ['That is a good way to stop it.', "That's a good way to stop it."],
        ["You don't need it at all.", 'You do not need it at all.'],
        ['Don’t stop the server now.', 'Do not stop the server now.'],
        ['Stop it prior to the upgrade.', 'Stop it before the upgrade.'],
        ['Use a service (e.g., a queue) for it.', 'Use a service (for example, a queue) for it.'],
        ['Set the the limit of the job.', 'Set the limit of the job.'],
      ]
      assert.deepEqual(
        (await fixedBy(`${pairs.map(([was]) => was).join('\n\n')}\n`)).trim().split('\n\n'),
        pairs.map(([, is]) => is),
      )
    })

    test('what may mean something else, or break its sentence, is only shown', async () => {
      const left = [
        // Synonyms: what they mean, where they stand and which forms they have depends on the sentence.
        'Install the GitLab agent for Kubernetes.',
        'The cache is disabled by default.',
        'In addition to the runner you need a token.',
        'The docs are in another place.',
        'Since the last release it is faster.',
        // Neighbours: compounds, pairs, dashes, names, labels.
        'A behaviour-driven test has two cancelled/failed states.',
        'Use upper and lower case letters in it.',
        'It has a timezone setting for jobs.',
        'Use a single-tenant and multi-tenant runner.',
        'You can file name changes with the office.',
        'The default behaviour - see above - holds.',
        'behaviour: the setting that decides it',
        'See the Organisation Behaviour Index of it.',
        'He said “the behaviour is odd” to us all.',
        'Set behaviour=strict and `behaviour` to on.',
        'The word behaviour is British, and the e-mail spelling old.',
        // Two words or one: a verb with its particle, or a noun.
        'You log in to the server first.',
        'It starts jobs on demand, and quickly.',
        // Another form of the word would stay in the old spelling beside it.
        'Send an acknowledgement until all acknowledgements came.',
        'The behaviour of the job is one of its behaviours.',
        'A file name is one of many file names.',
        'It keeps a timezone set by hand. It shows the timezone and the date.',
        // The sentence is about the words.
        'If you can, replace "use" and its variants (utilize, make use of) by a verb.',
        // Short forms that their place does not take.
        'Bundlers include, but are not limited to, these three.',
        'Leave the setting as it is today.',
        'That is if you have access to it.',
        'The default is not to ask anybody.',
        "Why doesn't it start at once?",
        'Do this **does not** work at all.',
        // Doubled on purpose.
        'All that that means is known.',
        'He had had enough of it all.',
        // Links and headings are known by their words; a question is one by its mark.
        'See [the default behaviour](a.md) for more.',
        '## Change the default behaviour of a job',
        '## Does not start?',
        'Is it fast enough?',
        '- behaviour',
      ]
      assert.deepEqual((await fixedBy(`${left.join('\n\n')}\n`)).trim().split('\n\n'), left)
    })

    test('with --fix=removals fillers are left out, and no word that says something', async () => {
      file('adverbs/Team/Adverbs.yml', 'extends: existence\nmessage: "%s"\ntokens: [very, rarely, silently]\naction:\n  name: remove\n')
      const text = (very: string) =>
        `It fails silently, and rarely at ${very}short notice. It is not very fast.\n\n` +
        'Leave out duplicate or very similar pages. A nice fix, but very detailed.\n'
      const at = file('adverbs.md', text('very '))
      await runCommand(['audit', at, '--rules', path.join(folder, 'adverbs/Team'), '--fix=removals', '--fail-on', 'never'])
      assert.equal(read(at), text(''))
    })

    test('two rules that ask for the opposite do not take turns', async () => {
      assert.equal(await fixedBy('Sadly it does not start here.\n'), "Sadly it doesn't start here.\n")
    })
  })
})
