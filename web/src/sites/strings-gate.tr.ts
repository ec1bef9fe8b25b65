import type { gates as English } from './strings-gate.en.ts'
import { number } from '../base/format.ts'

export const gates: typeof English = {
  title: 'Kalite kapısı',
  short: 'Kapı',
  passed: 'Geçti',
  failed: (n: number) => `Geçmedi: ${number(n)}`,
  notRun: 'Henüz çalışmadı',
  none: 'Kapı yok',
  help: 'Reddedilen ve düzeltilen bulgular sayılmaz. Sonuç API’de, olaylarda ve “imprimatur site gate” komutunun çıkış kodunda da vardır.',
  explain: 'Her çalıştırmada, olmaması gerekenin bulunup bulunmadığını söyler.',
  must: 'Olmaması gereken',
  counts: 'Ne sayılır',
  onlyNew: 'Yalnızca önceki çalıştırmada olmayanlar',
  onlyUndecided: 'Yalnızca kimsenin karar vermedikleri (yoksa riskler ve aciller de sayılır)',
  packs: 'Paketler',
  anyPack: 'Herhangi bir paket',
  set: 'Kapı koy',
  edit: 'Kapıyı değiştir',
  remove: 'Kapıyı kaldır',
  saved: 'Kapı kaydedildi',
  removed: 'Kapı kaldırıldı',
  unread: (n: number) => `Okunamayan sayfalar: ${number(n)}. İçlerinde ne olduğu bilinmiyor.`,
  ofRun: (n: number) => `${number(n)}. çalıştırma`,
  needsOne: 'En az bir önem derecesi seçin.',
  portfolio: 'Portföy',
  needsPack: 'En az bir paket seçin.',
}
