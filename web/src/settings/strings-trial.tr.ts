import type { modelTrial as English } from './strings-trial.en.ts'

export const modelTrial: typeof English = {
  here: 'Bu makinedeki model sunucuları',
  use: 'Kullan',
  closed: 'Sunucuyu işleten, belki Ollama, vLLM veya llama.cpp çalışan kendi makinesini açabilir: ' + 'ALLOW_HOSTS=127.0.0.1.',
  start: 'On sayfada dene',
  help:
    'Yedi dilde on sayfamız; sözcüklerin tek başına ele vermediği hatalar içerir. Model bunları ' +
    'denetimdeki gibi okur; belirteçleri harcamalara sayılır.',
  stop: 'Durdur',
  reading: (n, of) => `${of} sayfadan ${n}. okunuyor…`,
  page: 'Sayfa',
  byRules: 'Yalnız kurallar',
  found: 'Bulunan',
  wrong: 'Yanlış',
  tokens: 'Belirteç',
  cost: 'Maliyet',
  seconds: 'Saniye',
  together: 'Toplam',
  sum: (found, faults, byRules, wrong) =>
    `${faults} hatadan ${found} bulundu, ${byRules} tanesi yalnız kurallarla. Haksız yere bildirilen cümleler: ${wrong}.`,
  stopped: 'Son sayfadan önce durduruldu.',
  notJudged: 'Değerlendirilmedi',
  switchOn: 'İkinci okumayı aç',
}
