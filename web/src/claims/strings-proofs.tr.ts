import { counted, pages as pagesOf } from '../base/turkish.ts'
import type { claimProofs as English } from './strings-proofs.en.ts'

export const claimProofs: typeof English = {
  knowledge: 'Bilgi tabanı',
  file: 'Kanıtlayan dosyayı seçin veya bırakın',
  fileHelp: 'Okunur ve olduğu gibi saklanır. PDF, Word, web sayfaları ve metinler, en çok 20 MB.',
  reading: 'Okunuyor…',
  read: 'Sayfayı oku ve sakla',
  address: 'Adres',
  readFrom: (name, pages, day) => `${name}${pages === null ? '' : `, ${pagesOf(pages)}`}, okunduğu gün: ${day}`,
  takeAway: 'Kaldır',
  base: 'Bilgi tabanı',
  chooseBase: 'Birini seçin',
  searchEntries: 'Kayıtlarında ara',
  noEntry: 'Böyle bir kayıt yok.',
  foundOn: (page) => `Bulunduğu sayfa: ${page}`,
  found: 'Bulundu',
  times: (n) => `içinde ${counted(n, 'kez')}`,
  notFound: 'Bu sözler içinde geçmiyor. Orada yazdığı gibi kopyalayın.',
  missing: 'İçinde bulunamadı: orada başka türlü yazıyor',
  noSource: 'bir açıklama; bundan bir şey saklanmaz',
  changed: 'Kayıt bugün başka bir şey söylüyor; o gün söylediği geçerlidir.',
  gone: 'Kayıt artık yok; o gün söylediği geçerlidir.',
  download: 'İndir',
  hasEnded: (day) => `Sona erdi: ${day}; beyan da onunla birlikte`,
  endsSoon: (day, days) => `Bitiş: ${day} (${counted(days, 'gün')} sonra); beyan da onunla birlikte biter`,
}
