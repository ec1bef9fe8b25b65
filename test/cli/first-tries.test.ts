import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { runCommand } from '../helpers/command.ts'
import { temporaryFolder } from '../helpers/folder.ts'

/** What people type first to see whether it works, each alone; beside it what may be said. */
const TRIES: [fault: string, twin: string][] = [
  ['Our rye bread cures hangovers.', 'Our rye bread has a dark crust.'],
  ['This bread lowers cholesterol by 23%.', 'This bread has 23% less salt than our white bread.'],
  ['Unser Brot heilt Magenprobleme.', 'Unser Brot wird im Holzofen gebacken.'],
  ['Guaranteed 10% monthly profit, no risk.', 'Nobody can guarantee a monthly profit of 10%.'],
  ['Garantiert 10 % Gewinn im Monat, kein Risiko.', 'Unser Gewinn stieg im letzten Jahr um 10 %.'],
  ['10 % de profit mensuel garanti, sans risque.', 'Notre bénéfice a augmenté de 10 % l’an dernier.'],
  ['Ganancia mensual del 10 % garantizada, sin riesgo.', 'Nuestro beneficio creció un 10 % el año pasado.'],
  ['Was 199€, now 49€!', 'The lamp costs 49€.'],
  ['Clínicamente probado: elimina las arrugas en 3 días', 'La crema hidrata la piel seca.'],
  ['Crédit immédiat sans justificatif ni enquête', 'Un crédit vous engage et doit être remboursé.'],
  [
    'Start your free trial today. Cancel anytime. Then $29.99 per month.',
    'Start your free trial. It ends by itself after 14 days, without payment details.',
  ],
  ["coupe l'envie d'alcool", 'Notre cidre est sans alcool.'],
  ['Anti-tumoral', 'Anti-calcaire'],
  ['Haarausfall stoppen', 'Haare schneiden'],
  ['Stoppt Haarausfall', 'Entfernt Haarspray'],
]

const { path: folder, file, remove } = temporaryFolder('first-tries')
after(remove)

test('what people type first is found with default settings, and its lawful twin is not', async () => {
  for (const [index, [fault, twin]] of TRIES.entries()) {
    file(`fault-${index}.txt`, `${fault}\n`)
    file(`twin-${index}.txt`, `${twin}\n`)
  }
  const { json } = await runCommand(['audit', '.', '--json'], { cwd: folder })
  const withFindings = new Set<string>(json.assets.filter(({ findings }: any) => findings.length > 0).map(({ path }: any) => path))
  const missed = TRIES.flatMap(([fault], index) => (withFindings.has(`fault-${index}.txt`) ? [] : [fault]))
  const wrong = TRIES.flatMap(([, twin], index) => (withFindings.has(`twin-${index}.txt`) ? [twin] : []))
  assert.deepEqual({ missed, wrong }, { missed: [], wrong: [] })
})
