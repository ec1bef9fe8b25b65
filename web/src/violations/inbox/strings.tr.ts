import { number } from '../../base/format.ts'
import { counted, findings, partOf, sentence } from '../../base/turkish.ts'
import type { inbox as English } from './strings.en.ts'

const leftOver = (left: number): string => (left > 0 ? `; ${number(left)} tanesine bu arada başka karar verildi, olduğu gibi kalıyor` : '')

export const inbox: typeof English = {
  title: 'İşlerim',
  pageTitle: (name) => `${name} · Imprimatur`,
  note: (total, sites, overdue, week) =>
    [
      sites > 0 ? `${counted(sites, 'sitede')} ${number(total)}` : 'Bekleyen yok',
      `gecikmiş: ${number(overdue)}, bu hafta: ${number(week)}`,
    ].join(' · '),
  views: 'Görünümler',
  view: {
    everything: 'Hepsi',
    approval: 'Onayım için',
    assigned: 'Bana atanan',
    mentions: 'Bahsetmeler',
    overdue: 'Gecikmiş',
    week: 'Bu hafta',
    snoozed: 'Ertelenen',
    nobody: 'Tarihli, atanmamış',
  },
  myViews: 'Görünümlerim',
  sharedViews: 'Çalışma alanınınkiler',
  saveView: 'Görünüm olarak kaydet',
  viewName: 'Görünümün adı',
  viewShared: 'Çalışma alanındaki herkes için',
  save: 'Kaydet',
  saved: (name) => `“${name}” görünümü kaydedildi`,
  deleteView: (name) => `Görünümü sil: ${name}`,
  searchLabel: 'İşlerimde ara',
  severity: 'Önem',
  site: 'Site',
  rule: 'Kural',
  language: 'Dil',
  orderBy: 'Grupla',
  order: { due: 'Son tarihe göre', site: 'Siteye göre', reason: 'Nedene göre' },
  section: {
    approval: 'Onayımı bekleyenler',
    overdue: 'Gecikmiş',
    week: 'Bu hafta',
    later: 'Daha sonra veya tarihsiz',
    mentioned: 'Bahsetmeler',
    assigned: 'Bana atanan',
    nobody: 'Atanmamış',
  },
  openDesk: 'Masada aç',
  review: (n) => (n === 1 ? 'Bunu incele' : `Bu ${number(n)} tanesini incele`),
  pick: (rule) => `Seç: ${rule}`,
  picked: (n, rows) => `${findings(n)}${rows === n ? '' : `, ${counted(rows, 'satırda')},`} seçildi`,
  requestsPicked: (n) => `${counted(n, 'talep')}, kendi sayfasında yanıtlanır`,
  pickShown: (loaded, total) => (loaded < total ? `Gösterilenleri al (${number(loaded)})` : `Hepsini al (${number(total)})`),
  partly: (done, why) => `${counted(done, 'denetimde')} yapıldı, sonra kabul edilmedi: ${why}`,
  atDesk: {
    here: (rows, total) => `İşlerimdeki satırlardan bu denetime ait olanlar: ${partOf(rows, total)}`,
    none: 'Bu denetimde ondan bir şey kalmadı',
    next: (name, rows) => `Sonraki: ${name}, ${number(rows)}`,
    back: 'İşlerime dön',
  },
  empty: 'Sizi bekleyen bir şey yok',
  emptyHelp: 'Size atanan, sizden bahseden veya onayınızı bekleyen ne varsa, hangi denetimden olursa olsun burada görünür.',
  noMatch: 'İşlerinizden eşleşen yok',
  onAssets: (n) => counted(n, 'içerik'),
  noRule: 'Kuralsız',
  asksToDismiss: (who) => `${who} reddetmek istiyor`,
  mentionsMe: (who) => `${who} benden bahsediyor`,
  assignedToMe: 'Bana atandı',
  byWhom: (who, when) => `${who}, ${when}`,
  byRule: (rule) => `kural: “${rule}”`,
  dueNobody: 'Tarihli, atanmamış',
  asked: (when) => `talep: ${when}`,
  somebody: 'Biri',
  decide: 'Karar ver',
  more: (n) => `${number(n)} tane daha göster`,
  overBy: (days) => `${counted(days, 'gün')} gecikti`,
  overToday: 'bugün gecikti',
  wasDue: (when) => `son tarihi geçti: ${when}`,
  due: (when) => `son tarih: ${when}`,
  noDate: 'tarih yok',
  today: 'bugün',
  tomorrow: 'yarın',
  snooze: 'Ertele',
  snoozeUntil: 'Ne zamana ertelensin',
  laterToday: 'Bugün sonra',
  fromTomorrow: 'Yarın',
  nextWeek: 'Gelecek hafta',
  afterNextRun: 'Sonraki turdan sonra',
  pickDate: 'Tarih seç…',
  date: 'Tarih',
  snoozeNote: (due) =>
    due === null ? 'Yalnızca sizin için.' : sentence(`Yalnızca sizin için. Gecikince hemen geri gelir; son tarih değişmez: ${due}`),
  snoozedUntil: (when) => `Ertelendi: ${when}`,
  snoozedUntilRun: 'Sonraki tur bitene kadar ertelendi',
  wake: 'Şimdi yeniden göster',
  mentionDone: 'Tamam, bahsetmeyi kaldır',
  keys: {
    move: 'gezin',
    open: 'aç',
    review: 'bunları incele',
    pick: 'seç',
    snooze: 'ertele',
    assign: 'seçileni ata',
    approve: 'onayla veya geri çevir',
    all: 'Tüm tuşlar',
    undo: 'geri al',
  },
  approve: {
    crumb: 'Onayım için',
    where: 'Konumunuz',
    heading: (n) => `${findings(n)} reddedilsin mi?`,
    askedBy: (who, when) => `İsteyen: ${who}, ${when}`,
    why: 'önemi ikinci bir çift göz gerektiriyor',
    requested: 'talep edildi',
    request: 'Talep',
    gives: 'gerekçesi:',
    morePages: (n) => `ve birlikte ${counted(n, 'içerik')} daha`,
    evidence: 'Dayanak',
    comments: (n) => `Bulgunun yazışması, ${counted(n, 'yorum')}`,
    page: 'Okunduğu hâliyle sayfa',
    earlier: 'Önceki kararlar',
    none: 'yok',
    whyFound: 'Bulunma nedeni',
    law: 'Yasa',
    yourReason: 'Gerekçeniz',
    optional: 'geri çevirmek için gerekli, onaylarken de iyi olur',
    reasonHelp: (who) => `Alıcı: ${who}; denetim izinde adınızla durur`,
    reasonNeeded: 'Nedenini yazın: geri çevirmek gerekçe ister.',
    canUndo: 'İkisi de denetim izinde geri alınabilir',
    deny: 'Geri çevir',
    doApprove: (n) => `Onayla, ${number(n)} tanesini reddet`,
    approved: (n, left) => `${findings(n)} reddedildi${leftOver(left)}`,
    denied: (n, left) => `Geri çevrildi: ${findings(n)} olduğu gibi kalıyor${leftOver(left)}`,
    whatHappens: 'Ne olur',
    until: 'Siz karar verene kadar',
    untilText: (n, state) =>
      `${n === 1 ? 'Durumu değişmez' : `Hiçbirinin durumu değişmez (${number(n)})`}: ${state}, burada ve API’de. ` +
      'Mühürde de öyle sayılır, son tarihler işler.',
    ifApprove: 'Onaylarsanız',
    ifApproveText: (n) =>
      `${findings(n)} iki ad ve iki gerekçeyle reddedilmiş olur. Cümle ve kural değişmedikçe sonraki turlar bunu aktarır. ` +
      'Bu arada birinin başka karar verdiği olduğu gibi kalır.',
    ifDeny: 'Geri çevirirseniz',
    ifDenyText: (n, who) => `${findings(n)} önceki gibi kalır ve ${who} gerekçenizi okur. Yeniden istenebilir; ret denetim izinde kalır.`,
    who: 'Kim yapabilir',
    whoText: (who) =>
      `Her sahip veya editör; isteyen (${who}) hariç, o talebi geri çekebilir. ` +
      'Sonraki turda cümle değişirse talep düşer ve bu bildirilir.',
    meanwhile: (n) => `Talepteki ${counted(n, 'bulguya')} bu arada başka karar verildi; ona dokunulmaz.`,
    withdraw: 'Talebi geri çek',
    withdrawHelp: (n) => `${n === 1 ? 'Olduğu gibi kalır' : `Hepsi (${number(n)}) olduğu gibi kalır`} ve artık kimseye sorulmaz.`,
    withdrawn: (n) => `Geri çekildi: ${findings(n)} önceki gibi kalıyor`,
    over: {
      withdrawn: (who, when) => `${who} geri çekti (${when}).`,
      approved: (who, when) => `${who} onayladı (${when}).`,
      denied: (who, when) => `${who} geri çevirdi (${when}).`,
      lapsed: 'İstediği her şeye bu arada başka karar verildi: yanıtlanacak bir şey yok.',
    },
  },
  bell: {
    title: 'Bildirimler',
    unread: (n) => (n === 0 ? 'Bildirimler' : `Bildirimler, ${number(n)} okunmamış`),
    none: 'Henüz bir şey yok',
    readAll: 'Hepsini okundu işaretle',
    settings: 'Bildirim ayarları',
    said: ({ kind, by, count, outcome, audit_name: audit, rule_id: rule }) => {
      const who = by ?? 'Biri'
      const where = audit ? `, ${audit}` : ''
      const isDiscarded = outcome === 'discarded' || outcome === 'deleted'
      const what: Record<string, string> = {
        assigned: outcome === 'rule' ? `Atama kuralı “${who}” bana ${findings(count)} atadı` : `${who} bana ${findings(count)} atadı`,
        mentioned: `${who} benden bahsediyor`,
        due: outcome === 'overdue' ? `${counted(count, 'bulgum')} gecikti` : `${counted(count, 'bulgumun')} son tarihi bir gün içinde`,
        approval: `${who} ${findings(count)} reddetmek istiyor`,
        answered:
          outcome === 'lapsed'
            ? `Talebim düştü (${findings(count)})`
            : `${who} talebimi ${outcome === 'approved' ? 'onayladı' : 'geri çevirdi'} (${findings(count)})`,
        rule_review: isDiscarded
          ? `${who} beni bekleyen kural taslağını attı: ${rule}`
          : `${who} benden kuralı yayımlamamı istiyor: ${rule}`,
        rule_answered: isDiscarded
          ? `${who} onaydaki kural taslağını attı: ${rule}`
          : outcome === 'published'
            ? `${who} kuralı yayımladı: ${rule}`
            : `${who} kuralı geri gönderdi: ${rule}`,
        run_ended:
          outcome === 'followed'
            ? `Bir tur görmediğim ${findings(count)} ile bitti`
            : `Bir denetim ${findings(count)} ile bitti${outcome === 'not-whole' ? ', her şey tam denetlenmedi' : ''}`,
        deleted: `${who} sildi: ${{ audit: 'bir denetim', site: 'bir site', person: 'bir kişinin verileri' }[outcome ?? ''] ?? 'bir şey'}`,
        budget:
          `Model harcaması${by === null ? '' : ` (anahtar “${by}”)`} ` +
          (outcome === 'hard' ? 'durma sınırına ulaştı' : 'uyarı sınırına ulaştı'),
        run_failed: 'Bir denetim başarısız oldu',
      }
      return `${what[kind] ?? kind}${where}`
    },
  },
  pending: (who, when) => `${who} bunu reddetmek istiyor, ${when}; ikinci bir kişiyi bekliyor.`,
  toRequest: 'Onayla veya geri çevir',
  waiting: (n) => `${findings(n)} ikinci bir kişiyi bekliyor; o zamana kadar durum değişmez`,
}
