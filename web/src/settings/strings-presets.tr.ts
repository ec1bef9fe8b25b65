import type { presets as English } from './strings-presets.en.ts'

export const presets: typeof English = {
  title: 'Gerekçeler ve kayıtlar',
  note: 'İnceleyenlerin masada hazır bulduğu şeyler.',
  reasons: 'Reddetme gerekçeleri',
  reasonsHelp: 'Her satırda bir tane, sunulma sırasıyla; 1–9 rakamları seçer. Başka her gerekçe yine yazılabilir.',
  trackers: 'Kayıt oluştur',
  trackersHelp: 'Adres yeni sekmede açılır; {title}, {body} ve {url} bulgununkilerdir.',
  name: 'Ad',
  address: 'Yeni kaydın adresi',
  add: (name: string) => `${name} ekle`,
  other: 'başka',
  remove: (name: string) => `${name} kaldır`,
  fault: 'Bu adres kayıt açamaz: https:// ve bir sunucuyla başlar, {title}, {body} veya {url} içerir.',
  saved: 'Kaydedildi',
}
