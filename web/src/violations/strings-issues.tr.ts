import type { issues as English } from './strings-issues.en.ts'
import { number } from '../base/format.ts'

export const issues: typeof English = {
  issue: 'Kayıt',
  create: (name: string) => `${name} içinde oluştur`,
  address: 'Kaydın bağlantısı',
  keep: 'Bağlantıyı sakla',
  paste: 'Bağlantı yapıştır',
  kept: 'Bağlantı saklandı',
  remove: 'Bağlantıyı kaldır',
  wholeGroup: (n: number) => `Tüm grup için (${number(n)})`,
  opens: 'Yeni sekmede açılır. Sonra kaydın bağlantısını buraya yapıştırın.',
  linked: 'kaydı bağladı',
  unlinked: 'kaydın bağlantısını kaldırdı',
  firstFound: (when: string) => `İlk bulunma: ${when}`,
  ready: 'Çalışma alanının gerekçeleri',
  own: 'Diğer son gerekçeleriniz',
}
