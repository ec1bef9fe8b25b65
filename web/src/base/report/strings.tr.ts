import type { reports as English } from './strings.en.ts'

export const reports: typeof English = {
  title: (name) => `Rapor: ${name}`,
  period: 'Dönem',
  from: 'Başlangıç',
  until: 'Bitiş',
  periodHelp: 'Gün yazılmazsa bütün turlar.',
  format: 'Biçim',
  formats: {
    pdf: 'PDF/A-2b, etiketli',
    docx: 'üzerine yazmak için',
    xlsx: 'bulgular satır satır',
    html: 'tek dosya, ağ gerekmez',
  },
  language: 'Dil',
  evidence: 'Bulunan metinler kendi dilinde kalır.',
  contents: 'İçindekiler',
  has: {
    audit:
      'Neyin denetlendiği, neyin denetlenmediği ve nedeni; yasa, karar, gerekçe ve yazışmasıyla bulgular; karara ' +
      'kadar geçen süre; önceki turdan beri değişenler; onaylı beyanlar; sürümleriyle kurallar ve yasalar; hepsinin ' +
      'biz olmadan nasıl doğrulanacağı.',
    site:
      'Dönemin her turu; ilkinden sonuncusuna değişenler; karara kadar geçen süre; son turun okumadıkları ve nedeni; ' +
      'yasa, karar ve yazışmasıyla bulguları; sürümleriyle kurallar ve yasalar; hepsinin biz olmadan nasıl ' +
      'doğrulanacağı.',
    document:
      'Metin, sürümleri ve onayları, bulgular, malzemesinin ötesinde ileri sürdükleri, yorumlar ve biz olmadan nasıl doğrulanacağı.',
    claim: 'İfadeler ve koşullar, kanıtlar, sürümler ve onaylar, karşıladığı bulgular ve biz olmadan nasıl doğrulanacağı.',
  },
  findings: (n) => `Bulgular: ${n}`,
  notRead: (n) => `Okunmayan sayfalar: ${n}. Nedenleriyle listelenir.`,
  make: (format) => `${format} oluştur`,
  making: (size) => `Oluşturuluyor: şimdiye kadar ${size}`,
  stop: 'Durdur',
  done: 'Rapor hazır',
  brokeOff: 'Rapor sonuna gelmeden kesildi; dosya saklanmadı. Yeniden deneyin.',
  command: 'Aynısı komutla:',
  findingLinkHelp:
    'Bağlantıya sahip olan, bittiği güne kadar yalnızca bu bulguyu hesapsız okur: cümle, neden, yasa, ne ' +
    'yapılacağı, durum. Yorum yok, ad yok, başka bir şey yok.',
}
