import type { portfolio as English } from './strings-portfolio.en.ts'
import { number } from '../base/format.ts'

export const portfolio: typeof English = {
  title: 'Portföy',
  note: (n: number) => `Siteler: ${number(n)}. Açık, biten son çalıştırmada ne reddedilmiş ne düzeltilmiş demektir.`,
  site: 'Site',
  trend: 'Çalıştırmalara göre bulgular',
  open: 'Açık',
  new: 'Yeni ve eski',
  overdue: 'Gecikmiş',
  waiting: 'Beklenen',
  newOld: (n: number, o: number) => `${number(n)} yeni, ${number(o)} eski`,
  firstRun: 'İlk çalıştırma',
  noRun: 'Henüz biten çalıştırma yok',
  person: (name: string, n: number) => `${name}: ${number(n)}`,
  second: (name: string, n: number) => `İkinci bir kişi, isteyen ${name}: ${number(n)}`,
  since: (when: string) => `en eskisi ${when}`,
  more: (n: number) => `Ve diğerleri: ${number(n)}`,
  nobody: 'Kimse',
  empty: 'Eşleşen site yok',
  emptyHelp: 'Siteler tekrar tekrar denetlenir; bir tane olduğunda burada görünür.',
}
