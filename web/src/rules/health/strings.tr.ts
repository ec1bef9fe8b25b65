import { number } from '../../base/format.ts'
import { counted, pages as pagesOf, partOf, rules as rulesOf, runs as runsOf } from '../../base/turkish.ts'
import type { duration as Duration, health as English } from './strings.en.ts'

export const health: typeof English = {
  place: 'Konumunuz',
  packLead: (n) => `${rulesOf(n)} içeren paket. Herhangi birinde hep reddedilenler birlikte öğrenilir.`,
  noPack: 'Böyle bir paket yok',
  pageTitle: (name) => `Başarım: ${name} · Imprimatur`,
  rules: 'Kurallar',
  pages: 'Bu kuralın sayfaları',
  tab: 'Başarım',
  span: 'Süre',
  spans: { five: '5 tur', quarter: '90 gün', all: 'Tümü' },
  pointedOut: (dismissed, decided) => partOf(dismissed, decided),
  people: 'Karara bağlanan bulgulardan reddedilenler: ',
  findingsDecided: '. En az 20 kararın yarısından fazlası reddedilen kurallar işaretlenir.',
  hits: 'Eşleşme',
  inRuns: (runs) => `${runsOf(runs)} içinde`,
  lastRuns: (hits) => `Son ${runsOf(hits.length)} içindeki eşleşmeler: ${hits.join(', ')}`,
  noRuns: 'Henüz hiçbir denetimde çalışmadı.',
  dismissed: 'Reddedilen',
  ofDecided: (dismissed, decided) => `${partOf(dismissed, decided)} karar`,
  nobody: 'Bulguları için henüz kimse karar vermedi.',
  time: 'Karara kadar geçen süre',
  sooner: 'yarısı daha erken karara bağlanır',
  allRules: (time) => `buradaki tüm kurallar: ${time}`,
  notKnown: 'henüz bilinmiyor',
  confidence: 'Güven',
  labelled: (faults, labelled) =>
    labelled === 0
      ? 'paketinden alındı: kendi cümlelerinin hiçbiri etiketli değil'
      : `etiketli cümlelerde hata: ${partOf(faults, labelled)}` +
        `${labelled < 10 ? '; o kadar az ki değerin çoğu paketinden geliyor' : ''}`,
  notMeasured: 'Henüz ölçülmedi',
  notMeasuredOwn: 'Etiketli sayfalarda yalnızca ürünle gelen kurallar ölçülür. Sizinki kararlarınızla ölçülür.',
  why: 'Neden reddedildi',
  reasons: 'Gerekçeler',
  noReason: 'Kimse bulgularından birini reddetmedi.',
  where: 'Nerede',
  shareBy: 'Siteye ve dile göre reddedilenlerin payı',
  of: (part, whole) => partOf(part, whole),
  falses: 'En sık yanlış cümleler',
  times: (n) => `${n} ×`,
  sample: 'En yeni kararlara göre: en çok 2.000, 20.000 bulgu arasında arandı.',
  openFinding: 'Bulguyu aç',
  tighten: {
    title: 'Daralt',
    sub: (decided) =>
      'reddedilen cümlelerden öneriler, ' +
      `${decided === 1 ? 'karara bağlanan tek bulgu' : `karara bağlanan ${counted(decided, 'bulgunun')} hepsi`} üzerinde sayıldı`,
    subNewest: (decided) => `reddedilen cümlelerden öneriler, karara bağlanan en yeni ${counted(decided, 'bulgu')} üzerinde sayıldı`,
    unjudged: (n) => `${number(n)} tanesi sayılmadı: kural onu yalnızca sayfanın tamamıyla bulur ya da artık bulmaz.`,
    none: 'Reddedilen cümleleri ötekilerden ayıran bir sözcük yok; bu yüzden önerilecek bir şey de yok.',
    leave: 'Hariç tut',
    gone: 'Yanlış, gider',
    lost: 'Doğru, kaybolur',
    ticked: (n) => (n === 1 ? 'İşaretlenen' : `İşaretlenen ${number(n)}`),
    kept: (kept, right) => partOf(kept, right),
    keptWords: 'doğru olan kalır',
    remain: (left, all) => partOf(left, all),
    remainWords: 'yanlış olan kalır',
    share: (after, before) => `Reddedilenlerin payı %${before} yerine %${after} olurdu.`,
    wouldBeLost: 'Kaybolacaklar:',
    by: (state, name, day) => `${state}, ${name}, ${day}`,
    make: 'Bundan taslak oluştur',
    draftNote: 'Kuralın bir sonraki taslağı; henüz bir şey çalışmaz.',
    copyNote: 'Paket kuralının kopyası; henüz bir şey çalışmaz. Siz kapatana kadar paketinki yanında çalışmayı sürdürür.',
    made: 'Taslak hazır. Deneyin, sonra yayımlayın.',
  },
  learned: {
    title: 'Kararlarınızdan öğrenilenler',
    sub: 'bu çalışma alanının hep reddettikleri; başka çalışma alanlarının kararları kullanılmaz',
    tooFew: (decided, needed) => `Gereken kararlar: ${partOf(decided, needed)}.`,
    train: (decided) => `${counted(decided, 'karardan')} öğren`,
    again: (decided) => `${counted(decided, 'karardan')} yeniden öğren`,
    training: 'Öğreniyor; birkaç dakika sürebilir.',
    measured: (filtered, right) => `Süzeceği bulgular: ${filtered}; bunlardan insanların reddettikleri: ${right}:`,
    precision: (share) => `kesinlik %${Math.floor(share * 100)}`,
    recall: (share) => `duyarlılık %${Math.floor(share * 100)}`,
    how: (decided, pages) =>
      `Eğitilmediği kararlarla ölçüldü: ${pagesOf(pages)} üzerinde ${counted(decided, 'karar')}, hiçbir sayfa iki tarafta birden değil.`,
    trained: (day) => `Eğitildi: ${day}.`,
    notUsable: 'Açılamayacak kadar seyrek doğru çıktı veya çok az bulguyla ölçüldü. Daha çok bulguya karar verin, sonra yeniden öğretin.',
    what: 'Hep reddedilen bulgulara ne yapılsın',
    action: { off: 'Hiçbir şey', lower: 'Düşük göster', hide: 'Atla' },
    does: {
      off: 'Bulgular kuralın verdiği önemle gösterilir.',
      lower: 'Bir sonraki denetimden itibaren düşüktür ve nedenini söyler. Kontrol için onda biri olduğu gibi kalır.',
      hide: 'Bir sonraki denetimden itibaren atlanır ve sayfa kaç tane olduğunu söyler. Kontrol için onda biri kalır.',
    },
    reason: 'Gerekçe',
    save: 'Uygula',
    switched: 'Bir sonraki denetimden itibaren geçerli.',
  },
}

/** A length of time in two units: 1 g 4 sa, 9 sa, 12 dk. */
export const duration: typeof Duration = (seconds) => {
  const minutes = Math.round(seconds / 60)
  if (minutes < 1) return '1 dk’dan az'
  if (minutes < 60) return `${minutes} dk`
  const hours = Math.floor(minutes / 60)
  if (hours < 24) return minutes % 60 === 0 ? `${hours} sa` : `${hours} sa ${minutes % 60} dk`
  return hours % 24 === 0 ? `${Math.floor(hours / 24)} g` : `${Math.floor(hours / 24)} g ${hours % 24} sa`
}
