import { number } from '../base/format.ts'
import type { keyLimits as English } from './strings.en.ts'

export const keyLimits: typeof English = {
  scopes: 'Ne yapabilir?',
  scope: {
    read: ['Okuma', 'denetimler, bulgular, belgeler, şablonlar; olayları izleme'],
    review: ['İnceleme', 'kararlar ve yorumlar'],
    write: ['Yazma', 'denetim başlatma, dosya yükleme, belge yazma, kural değiştirme'],
    check: ['Denetleme', 'metin denetleme; hiçbir şey saklanmaz'],
    administer: ['Yönetim', 'çalışma alanının webhook adresleri; denetim ve site silme'],
    keys: ['Anahtarlar', 'anahtar oluşturma, yenileme ve iptal etme; hiçbiri bundan fazlasını yapamaz'],
  },
  expires: 'Son gün',
  expiresHelp: 'Bu gün boyunca çalışır. Boş: iptal edilene kadar.',
  rate: 'Saniyedeki istek',
  rateHelp: 'Boş: sunucunun sınırı.',
  endedAt: (day) => `süresi doldu: ${day}`,
  endsAt: (day) => `bitiş: ${day}`,
  perSecond: (n) => `${number(n)}/sn`,
  replaced: 'yenilendi',
  from: (address) => `adres: ${address}`,
  rotate: 'Yenile',
  rotateAsk: (name) => `“${name}” yenilensin mi?`,
  rotateHelp:
    'Aynı yetkilerle yeni bir anahtar oluşturulur ve bir kez gösterilir. Eskisi seçtiğiniz süre boyunca çalışır, sonra kabul edilmez.',
  overlap: 'Eski anahtarın süresi',
  overlaps: { 0: 'hemen biter', 1: 'bir saat daha', 24: 'bir gün daha', 168: 'bir hafta daha', 720: 'otuz gün daha' },
  pickOne: 'En az birini seçin.',
}
