import type { NoticeRow } from '../../db/people/notices.ts'
import { ENDED_ACTION } from '../chart/chart.ts'
import { ENDS_SOON, FOLLOWED, NOT_WHOLE } from '../chart/notices.ts'
import type { NoticeKind } from '../chart/notices.ts'
import { isDiscarded } from './texts.ts'
import type { NoticeTexts } from './texts.ts'

const findings = (n: number): string => `${n.toLocaleString('tr')} bulgu`
const somebody = 'Biri'
const DELETED: Record<string, string> = { audit: 'bir denetim', site: 'bir site', person: 'bir kişinin verileri' }

function sentence({ kind, by, count, outcome, audit_name: name, rule_id: rule }: NoticeRow): string {
  const where = name === null ? '' : ` (“${name}”)`
  const who = by ?? somebody
  const key = by === null ? '' : ` (anahtar “${by}”)`
  switch (kind) {
    case 'assigned':
      return `${outcome === 'rule' ? `Atama kuralı “${by}”` : who} size ${findings(count)} atadı${where}.`
    case 'mentioned':
      return `${who} bir yorumda sizden bahsediyor${where}.`
    case 'due':
      if (outcome === ENDS_SOON) return `Sorumlu olduğunuz kararlar yakında bitiyor${where}: ${findings(count)}.`
      if (outcome === ENDED_ACTION) return `Sorumlu olduğunuz kararlar sona erdi${where}, yeniden karar verilecek: ${findings(count)}.`
      return outcome === 'overdue'
        ? `Size atanan ${findings(count)} gecikti.`
        : `Size atanan ${findings(count)} için son tarih bir gün içinde doluyor.`
    case 'approval':
      return `${who} ${findings(count)} reddetmek istiyor${where}: onayınızı bekliyor.`
    case 'answered':
      return outcome === 'lapsed'
        ? `Ret talebiniz düştü (${findings(count)})${where}: bu arada hepsine başka karar verildi.`
        : `${who} ret talebinizi ${outcome === 'approved' ? 'onayladı' : 'geri çevirdi'} (${findings(count)})${where}.`
    case 'rule_review':
      return isDiscarded(outcome)
        ? `${who} sizi bekleyen kural taslağını attı: ${rule}.`
        : `${who} sizden bir kuralı yayımlamanızı istiyor: ${rule}.`
    case 'rule_answered':
      if (isDiscarded(outcome)) return `${who} onaydaki kural taslağını attı: ${rule}.`
      return outcome === 'published' ? `${who} kuralı yayımladı: ${rule}.` : `${who} kuralı geri gönderdi: ${rule}.`
    case 'deleted':
      return `${who} sildi: ${DELETED[outcome ?? ''] ?? 'bir şey'}; silme izindeki kayıt: ${count}.`
    case 'budget':
      return outcome === 'hard'
        ? `Bu ayın model harcaması${key} durma sınırına ulaştı: artık ${by === null ? '' : 'bu anahtar için '}model çağrılmaz.`
        : `Bu ayın model harcaması${key} uyarı sınırına ulaştı.`
    case 'run_ended':
      if (outcome === FOLLOWED) return `Takip ettiğiniz bir sitenin turu bitti${where}; görmediğiniz ${findings(count)} var.`
      return `Denetim bitti${where}: ${findings(count)}${outcome === NOT_WHOLE ? '; her şey tam denetlenmedi' : ''}.`
    case 'run_failed':
      return `Denetim başarısız oldu${where}: hiçbir şey okunamadı.`
  }
}

const KINDS: Record<NoticeKind, string> = {
  assigned: 'Bana atandı',
  mentioned: 'Benden bahsedildi',
  due: 'Son tarihi yarın veya geçmiş',
  approval: 'Onayımı bekliyor',
  answered: 'Talebim yanıtlandı',
  rule_review: 'Bir kural beni bekliyor',
  rule_answered: 'Kuralım yanıtlandı',
  budget: 'Bir bütçeye ulaşıldı',
  run_ended: 'Bir tur bitti',
  run_failed: 'Bir tur başarısız oldu',
  deleted: 'Bir şey silindi',
}

export const texts: NoticeTexts = {
  kinds: KINDS,
  sentence,
  one: (kind) => `Imprimatur: ${KINDS[kind]}`,
  several: (n) => `Imprimatur: ${n} bildirim`,
  noMore: (kind) => `“${KINDS[kind]}” türünden e-posta gelmesin:`,
  test: 'Imprimatur: deneme',
  asked: 'Bir deneme istediniz: e-posta bildirimleri size ulaşıyor.',
  digest: 'Bir sonraki özetiniz, şu anki hâliyle:',
  nothing: 'Bir sonraki özetiniz için bekleyen bir şey yok.',
}
