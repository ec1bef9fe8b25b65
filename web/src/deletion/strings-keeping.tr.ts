import { date } from '../base/format.ts'
import { counted } from '../base/turkish.ts'
import type { keeping as English } from './strings-keeping.en.ts'

export const keeping: typeof English = {
  holds: {
    title: 'Silme engelleri',
    note: 'Engel konan şeyi kimse silmez, yaşı da sildirmez. Bir denetimin veya sitenin sayfasında ya da komut satırından konur.',
    none: 'Engel yok.',
    kind: { audit: 'denetim', site: 'site', document: 'belge', person: 'kişi' },
    since: (when, name, matter) => `Başlangıç: ${date(when)}, ${name}, konu: ${matter}`,
    waits: (when) => `Silinmesi istendi: ${date(when)}; veriler bloke ve bu engelin kaldırılmasını bekliyor.`,
    liftedBy: (when, name) => `Kaldırıldı: ${date(when)}, ${name}`,
    lift: 'Kaldır',
    liftWhat: (name) => `Engeli kaldır: ${name}`,
    liftHelp: 'Başka bir engel veya asgari süre tutmuyorsa yeniden silinebilir. Kimin neden kaldırdığı yönetim günlüğünde durur.',
    done: 'Engel kaldırıldı',
    doneErased: 'Engel kaldırıldı, onu bekleyen veriler silindi',
  },
  minimum: {
    title: 'Asgari saklama',
    note:
      'Denetimlerin ve onaylı belgelerin, kim silmek isterse istesin, en az ne kadar saklanacağı. Birden çok kuraldan en uzunu ' +
      'geçerlidir; sona erdirilen bir kural, bitişinden eski olanları yine saklar.',
    none: 'Kural yok: her şey silinebilir.',
    covers: 'Kapsam',
    coversWhat: { audits: 'Denetimler', documents: 'Onaylı belgeler' },
    market: 'Pazar',
    anyMarket: 'tüm pazarlar',
    yearsLabel: 'Saklama, yıl',
    keep: 'Sakla',
    kept: (years) => (years === null ? 'süresiz' : counted(years, 'yıl')),
    from: { audits: 'denetimin bitişinden itibaren', documents: 'son değişiklikten itibaren' },
    because: 'Dayanak',
    becauseHelp: 'Bunu gerektiren yasa, sözleşme veya iç kural.',
    ended: (when) => `Sona erdi: ${date(when)}`,
    endedKeeps: (until) => (until ? `daha eskileri saklar, bitiş: ${date(until)}` : 'daha eskileri süresiz saklar'),
    add: 'Kural ekle',
    added: 'Kural eklendi',
    end: 'Sona erdir',
    endWhat: (because) => `Kuralı sona erdir: ${because}`,
    endHelp: 'Şimdiden önce bitmiş veya son değişikliğini görmüş olanları yine saklar, çünkü söz verilmişti. Daha yenileri saklamaz.',
    endedNow: 'Kural sona erdirildi',
  },
}
