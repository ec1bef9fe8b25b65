import { number } from '../base/format.ts'
import { plural } from '../base/finnish.ts'
import type { claimTable as English } from './strings-table.en.ts'

const claimsOf = (n: number) => plural(n, 'väite', 'väitettä')

export const claimTable: typeof English = {
  import: 'Tuo taulukko…',
  export: 'Vie CSV:nä',
  title: 'Väitteet taulukosta',
  help:
    'CSV tai Excel; ensimmäisellä rivillä ovat sarakkeiden nimet, kuten viennissä: wording EN, wording DE, products, markets, must ' +
    'stand, valid until, proof, proof page, proof passage, proof until. Jos rivillä on väitteen numero, rivi muuttaa sitä. Mitään ei ' +
    'hyväksytä.',
  choose: 'Taulukko',
  summary: (fresh, changed, same, refused) =>
    `${plural(fresh, 'uusi väite', 'uutta väitettä')}, ${number(changed)} muuttuu, ${number(same)} ennallaan, ${number(refused)} torjuttu.`,
  aside: (names) => `Ohitetut sarakkeet: ${names}.`,
  columns: { row: 'Rivi', claim: 'Väite', outcome: 'Mitä siitä tulee' },
  outcome: { new: 'uusi', changed: 'muuttuu', same: 'ennallaan', refused: 'torjuttu' },
  more: (n) => `ja ${plural(n, 'rivi', 'riviä')} lisää`,
  now: (n) => `Tuo ${claimsOf(n)}`,
  done: (n) => `${claimsOf(n)} tuotu. Ne on vielä hyväksyttävä.`,
}
