import { number } from '../base/format.ts'
import type { stamps as English } from './strings-stamps.en.ts'

export const stamps: typeof English = {
  title: 'Zaman damgaları',
  note:
    'Bir makam denetim izlerinin uçlarını zamanla damgalar (RFC 3161). Yalnızca bir özet gönderilir. Damga, izin o anda ' +
    'var olduğunu kanıtlar; sayfanın gerçek olduğunu değil.',
  none: 'Hiçbir makam belirtilmedi. Özet zinciri onsuz da çalışır.',
  url: 'Makamın adresi',
  policy: 'İlke',
  policyHelp: '1.2.3.4.1 gibi bir nesne tanımlayıcısı. Boş: makamın kendi ilkesi.',
  user: 'Kullanıcı',
  password: 'Parola',
  passwordKept: 'Bir parola saklanıyor. Korumak için boş bırakın.',
  certificates: 'Sertifikalar (PEM)',
  certificatesHelp: 'Makamın sertifikası bunlardan birine dayanmalıdır. Boş: bu denetlenmez.',
  daily: 'Değişenleri her gün damgala',
  save: 'Kaydet',
  saved: 'Makam kaydedildi.',
  now: 'Şimdi damgala',
  state: 'Makamın durumu',
  last: (when, serial) => `Son damga: ${when}, seri ${serial}.`,
  never: 'Henüz damga yok.',
  unstamped: (n) => `Son damgasından sonra kaydı olan denetim izleri: ${number(n)}.`,
  waiting: (tries, why) => `Makam damga vermedi (deneme: ${number(tries)}): ${why}`,
  again: (when) => `Yeniden sorulacağı zaman: ${when}.`,
  stamped: 'Damgalandı.',
  nothing: 'Son damgadan bu yana hiçbir şey değişmedi.',
  list: 'Damgalar',
  columns: { when: 'Ne zaman', authority: 'Makam', heads: 'Uçlar', serial: 'Seri', files: 'Dosyalar' },
  waits: 'bekliyor',
  more: 'Daha fazla damga göster',
}
