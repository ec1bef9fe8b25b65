import { number } from '../../base/format.ts'
import type { briefBox as English } from './strings.en.ts'

export const briefBox: typeof English = {
  title: 'Kendi sözlerinizle',
  help:
    'Bir iş arkadaşınıza anlatır gibi yazın: ne olduğu, fiyatlar, günler, size nasıl ulaşılacağı. Aşağıdaki form bununla ' +
    'doldurulur, hiçbir şey uydurulmaz.',
  read: 'Formu doldur',
  reading: 'Okunuyor…',
  filled: (n) => `Doldurulan alanlar: ${number(n)}`,
  byModel: (model) => `okuyan: ${model}`,
  from: 'kaynak',
  kept: 'Bunları zaten doldurmuştunuz; oldukları gibi kalır',
  asked: 'Hâlâ eksik',
  why: {
    required: 'metninizde yok',
    currency: 'hangi para biriminde?',
    year: 'hangi yıl?',
    several: 'hangisi?',
    open: 'tek bir fiyat değil',
  },
  unused: 'Hiçbir alana girmedi',
  dropped: 'Metninizde yok, bu yüzden dışarıda bırakıldı',
  nothing: 'Buradan bir şey okunamadı.',
  otherLanguage: (read, chosen) => `Metninizin dili ${read} görünüyor, belge ise ${chosen} dilinde sipariş edildi.`,
  writeIn: (language) => `${language} dilinde yaz`,
  withModel: 'Modelle: doldurduklarınızdan yeniden yazılmış bir metin.',
  withoutModel: 'Modelsiz: doldurduklarınız, kelimesi kelimesine, başlıklar altında.',
  onlyModel: 'Bir dil modeli gerekir.',
  repeats: 'Burada model yazmıyor: bu kampanyanın metinleri aynı cümleleri yineler, her şablonun istediği düzende.',
}
