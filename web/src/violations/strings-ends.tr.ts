import { number } from '../base/format.ts'
import type { ends as English } from './strings-ends.en.ts'

export const ends: typeof English = {
  held: (state, day, owner) => `${state}, son gün ${day}${owner === null ? '' : `, ${owner}`}`,
  back: (was) => `Geri geldi: ${was}`,
  set: 'Bitiş belirle',
  change: 'Bitişi değiştir',
  soonNotice: (n) => `Sorumlu olduğum, yakında biten kararlar: ${number(n)}`,
  backNotice: (n) => `Sorumlu olduğum kararlar bitti, yeniden karar verilecek: ${number(n)}`,
  soonHere: (n) => `Yakında biten kararlar: ${number(n)}`,
  backHere: (n) => `Bitişten sonra geri gelenler: ${number(n)}`,
  event: 'geri getirdi: karar sona erdi',
  action: 'Karar sona erdi, yeniden karar verilecek',
  filter: 'Bitiş',
  endsBy: (day) => `En geç ${day}`,
  hasEnded: 'Sona erdi',
  title: 'Süreli kararlar',
  days: 'Bitişten önceki gün sayısı',
  daysHelp: 'Bir karardan sorumlu kişiye, kararın biteceği bu kadar gün önce bildirilir. Boş: kimseye önceden bildirilmez.',
  saved: 'Kaydedildi',
}
