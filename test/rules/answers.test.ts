import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { check, compileRules } from '../../src/rules/index.ts'
import { loadRules } from '../../src/rules/load/load.ts'
import { readText } from '../../src/text/read.ts'

const RULE = `extends: existence
message: "'%s'"
severity: HIGH
negations: true
terms: [loan without a check, Kredit ohne Prüfung, crédit sans contrôle, live off betting, vivir de las apuestas, zonder werken rijk]
`
const { rules } = loadRules([{ path: 'own/denied.yml', content: RULE }])
const compiled = compileRules(rules)
const found = (html: string) => check(readText(html, 'html'), compiled).findings.map(({ text }) => text)

describe('a claim that is asked and then denied', () => {
  for (const [name, html] of [
    ['in the next sentence', '<p>Can I have a loan without a check? No, we check everybody.</p>'],
    ['below the heading that asks', '<h3>Gibt es den Kredit ohne Prüfung bei Ihnen?</h3><p>Nein. Wir prüfen jeden Antrag.</p>'],
    ['with regret', '<p>Proposez-vous un crédit sans contrôle ? Malheureusement non, la loi nous oblige à vérifier.</p>'],
    ['as something few manage', '<p>Can one really live off betting? Hardly anybody does.</p>'],
    ['as something most lose by', '<p lang="es">¿Es posible vivir de las apuestas? La inmensa mayoría pierde dinero.</p>'],
    ['as a trap', '<p lang="nl">Belooft iemand je dat je zonder werken rijk wordt? Dan is het bijna zeker oplichting.</p>'],
  ] as const)
    test(`is left alone: ${name}`, () => assert.deepEqual(found(html), []))

  for (const [name, html, text] of [
    ['no problem', '<p>Looking for a loan without a check? No problem, we lend to all.</p>', 'loan without a check'],
    ['an answer that is no denial', '<p>Can I have a loan without a check? Of course, apply today.</p>', 'loan without a check'],
    ['most who win', '<p>Can one really live off betting? Most of our members do.</p>', 'live off betting'],
    ['a word that is no question', '<p>Loan without a check? No, thanks is what banks say. We say yes.</p>', 'Loan without a check'],
    ['no question at all', '<p>Get your loan without a check. No, this is no joke.</p>', 'loan without a check'],
    ['a further question', '<p>Do you want a loan without a check? No, really, what are you waiting for?</p>', 'loan without a check'],
    ['a heading over another heading', '<h2>Who gives a loan without a check?</h2><h3>No, not the banks</h3>', 'loan without a check'],
  ] as const)
    test(`is found: ${name}`, () => assert.deepEqual(found(html), [text]))
})
