import assert from 'node:assert/strict'
import { after, describe, test } from 'node:test'
import { ruleLibrary } from '../../src/packs/library.ts'
import { readPage } from '../../src/packs/page-reader.ts'
import { SUBJECTS } from '../../src/rules/index.ts'
import { SOLD_TOPICS } from '../../src/rules/subject/index.ts'
import { readText } from '../../src/text/read.ts'
import { runCommand } from '../helpers/command.ts'
import { temporaryFolder } from '../helpers/folder.ts'

const page = (lang: string, title: string, ...parts: string[]) =>
  `<!doctype html><html lang="${lang}"><head><title>${title}</title></head><body><main><h1>${title}</h1>${parts
    .map((part) => `<p>${part}</p>`)
    .join('')}</main></body></html>`

const GYM = [
  'Our gym is open every day from six in the morning, with a personal trainer on the floor until ten at night.',
  'Yoga, pilates, boxing and spinning classes are part of every membership, and the first workout is free for guests.',
  'Strength training with kettlebells builds muscle, and our coaches write a plan of exercises for each athlete.',
  'Book a class in the fitness studio, bring a towel, and leave your bag in the locker beside the swimming pool.',
  'The club has two running groups, a triathlon team and a bootcamp on Saturdays for all who train outdoors.',
]
const SUPPLEMENT = [
  'Each capsule holds magnesium, vitamin B6 and ashwagandha; one bottle has sixty capsules for two months.',
  'This dietary supplement is made in our own plant, and the powder is tested for heavy metals before it is filled.',
  'Take two capsules a day with a glass of water; the daily dose must not be exceeded, see the serving size.',
  'Our probiotics, omega 3 softgels and collagen peptides are sold in bundles, with free delivery over 40 euro.',
  'A food supplement does not replace a varied diet; keep the bottles out of reach of children.',
]
const MASSAGE = [
  'In unserer Praxis für Massage und Physiotherapie behandeln wir Sie nach einem ausführlichen Gespräch.',
  'Die klassische Massage, die Lymphdrainage und die Fußreflexzonenmassage dauern je fünfzig Minuten, Termine nach Vereinbarung.',
  'Unsere Therapeutin hat ihre Ausbildung in Freiburg gemacht und arbeitet seit zwölf Jahren mit Patienten aller Altersgruppen.',
  'Eine Behandlung kostet 59 Euro, die Krankengymnastik rechnen wir mit den Kassen ab, Massagen zahlen Sie selbst.',
  'Die Praxis liegt im Erdgeschoss; bitte bringen Sie ein großes Handtuch mit und kommen Sie zehn Minuten vor dem Termin zur Massage.',
]

const ids = (list: { rule_id: string }[]) => list.map(({ rule_id: id }) => id)

describe('a page is read before its sentences', () => {
  const { path: folder, file, remove } = temporaryFolder('read-as')
  after(remove)
  const audited = async (name: string, ...flags: string[]) => {
    const { json } = await runCommand(['audit', name, '--json', '--fail-on', 'never', ...flags], { cwd: folder })
    return json.assets[0]
  }
  const PACKS = ['--packs', 'eu-health-claims,eu-consumer']

  test('food law says nothing to a gym, in words that it finds on the page of a supplement', async () => {
    const claim = 'Our programme helps you lose weight and boosts your metabolism.'
    file('gym.html', page('en', 'Northside Gym: fitness and personal training', ...GYM, claim))
    file('capsules.html', page('en', 'Magnesium capsules with vitamin B6', ...SUPPLEMENT, claim))
    const capsules = await audited('capsules.html', ...PACKS)
    assert.ok(ids(capsules.findings).some((id) => id.startsWith('eu-health-claims.')))
    assert.equal(capsules.read_as.sold[0].subject, 'supplement')
    assert.ok(capsules.read_as.sold[0].likelihood > 0.8 && capsules.read_as.sold[0].words.includes('capsules'))
    const gym = await audited('gym.html', ...PACKS)
    assert.equal(gym.read_as.sold[0].subject, 'sport')
    assert.deepEqual(ids(gym.findings), [])
    assert.ok(
      gym.held.some(({ why }: { why: string }) => /^Another law: this page was read as selling sport \(0\.\d\d\), not food or/.test(why)),
    )
    const { stdout } = await runCommand(['audit', 'gym.html', '--held', ...PACKS], { cwd: folder })
    assert.match(stdout, /\n {2}read as [\w ]+; sport \(0\.\d\d, .*gym/)
  })

  test('a cure stays a fault there, under the law for everything that is sold', async () => {
    file('cure.html', page('en', 'Northside Gym: fitness and personal training', ...GYM, 'Our herbal tea after class cures diabetes.'))
    const { findings } = await audited('cure.html', ...PACKS)
    assert.deepEqual(ids(findings), ['eu-consumer.cures'])
    assert.ok(['HIGH', 'MEDIUM'].includes(findings[0].severity))
    assert.match(findings[0].reason, /2005\/29\/EC, Annex I, no\. 17/)
    assert.equal(findings[0].law, 'Directive 2005/29/EC, Annex I, no. 17')
    // Where that law was not asked for, it is shown as low and says why.
    const alone = await audited('cure.html', '--packs', 'eu-health-claims')
    assert.deepEqual(
      alone.findings.map(({ severity }: any) => severity),
      ['LOW'],
    )
    assert.match(
      alone.findings[0].reason,
      /Shown as low instead of \w+: this page was read as selling sport, which this law is not about: is it\?/,
    )
  })

  test('whoever says what is sold is believed', async () => {
    const claim = 'Our programme helps you lose weight and boosts your metabolism.'
    file('said.html', page('en', 'Northside Gym: fitness and personal training', ...GYM, claim))
    const said = await audited('said.html', ...PACKS, '--sells', 'supplement')
    assert.ok(ids(said.findings).some((id) => id.startsWith('eu-health-claims.')))
    assert.deepEqual([said.read_as.said, said.read_as.sold[0].subject], [true, 'supplement'])
    const { stderr, code } = await runCommand(['audit', 'said.html', '--sells', 'bicycles'], { cwd: folder })
    assert.equal(code, 2)
    assert.match(stderr, /--sells names food, supplement/)
  })

  test('a typed sentence is no page: every law speaks', async () => {
    file('sentence.html', '<p>Our gym tea boosts your metabolism and helps you lose weight.</p>')
    const { findings, read_as: read } = await audited('sentence.html', ...PACKS)
    assert.equal(read, null)
    assert.ok(ids(findings).some((id) => id.startsWith('eu-health-claims.')))
    assert.equal(readPage(readText(GYM.join('\n\n'), 'markdown')), null)
  })

  test('pages are read in other languages by the same weights, and what a page says of itself is no proof', () => {
    const massage = page('de', 'Massage und Physiotherapie in Freiburg', ...MASSAGE)
    const disguised = massage.replace('<head>', '<head><meta property="og:type" content="article"><meta name="keywords" content="food">')
    for (const source of [massage, disguised]) {
      const read = readPage(readText(source, 'html'))!
      assert.equal(read.sold[0]!.subject, 'treatment')
      assert.ok(read.sold[0]!.likelihood > 0.75 && read.likelihoods.get('food')! < 0.1)
    }
  })

  test('every subject has words, and every rule that speaks instead of another is there', () => {
    assert.deepEqual(SOLD_TOPICS, SUBJECTS)
    const rules = new Map(ruleLibrary.rules().map((rule) => [rule.id, rule]))
    for (const { id, elsewhere = {} } of rules.values())
      for (const [subject, other] of Object.entries(elsewhere))
        if (other !== 'none') assert.ok(rules.get(other)?.about?.length === 0, `${id} elsewhere: {${subject}: ${other}}`)
    assert.deepEqual(rules.get('eu-health-claims.unlisted-effect')!.about, ['food', 'supplement', 'feed'])
    assert.equal(rules.get('unfair-terms.jurisdiction')!.protects, 'consumers')
    assert.equal(rules.get('dark-patterns.implied-consent')!.protects, 'everybody')
  })
})
