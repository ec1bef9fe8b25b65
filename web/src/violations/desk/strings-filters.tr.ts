import type { deskFilters as English } from './strings-filters.en.ts'
import { number } from '../../base/format.ts'

export const deskFilters: typeof English = {
  title: 'Filtreler',
  all: 'Tüm filtreler',
  find: 'Filtre veya değer bulun',
  apply: 'Uygula',
  foot: 'Oklar hareket ettirir, boşluk işaretler.',
  enterTakes: (label) => `Enter şunu alır: ${label}`,
  more: (n) => `${number(n)} tane daha: bir sözcük yazın`,
  keys: {
    elevatedWithEnd: 'Yüksek risk, bitiş tarihiyle',
    screens: 'Başka bir ekran (masa dışında): G, sonra harfi',
    findings: 'Kaydın bulguları',
    inEditor: 'Kural düzenleyicide',
    save: 'Taslağı kaydet',
    mustHit: 'Cümleyi isabet örneği olarak sakla',
    leaveAlone: 'Dokunulmayacak örnek olarak sakla',
    changeClaim: 'Beyanı değiştir',
    replace: 'Bul ve değiştir',
    takeSuggestion: 'Öneriyi al',
    tallies: 'Bir sayım filtre olur',
  },
}
