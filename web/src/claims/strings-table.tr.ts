import { number } from '../base/format.ts'
import { counted } from '../base/turkish.ts'
import type { claimTable as English } from './strings-table.en.ts'

export const claimTable: typeof English = {
  import: 'Tablo içe aktar…',
  export: 'CSV olarak dışa aktar',
  title: 'Tablodan beyanlar',
  help:
    'CSV veya Excel; ilk satır sütunları dışa aktarmanın yazdığı gibi adlandırır: wording EN, wording DE, products, markets, must stand, ' +
    'valid until, proof, proof page, proof passage, proof until. Numarası olan bir satır o beyanı değiştirir. Hiçbir şey onaylanmaz.',
  choose: 'Tablo',
  summary: (fresh, changed, same, refused) =>
    `${counted(fresh, 'yeni beyan')}, değişen: ${number(changed)}, aynı kalan: ${number(same)}, alınmayan: ${number(refused)}.`,
  aside: (names) => `Atlanan sütunlar: ${names}.`,
  columns: { row: 'Satır', claim: 'Beyan', outcome: 'Sonuç' },
  outcome: { new: 'yeni', changed: 'değişti', same: 'aynı', refused: 'alınmadı' },
  more: (n) => `ve ${counted(n, 'satır')} daha`,
  now: (n) => `${counted(n, 'beyan')} içe aktar`,
  done: (n) => `${counted(n, 'beyan')} içe aktarıldı. Onaylanmaları gerekiyor.`,
}
