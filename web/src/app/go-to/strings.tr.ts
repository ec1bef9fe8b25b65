import type { goTo as English } from './strings.en.ts'

export const goTo: typeof English = {
  title: 'Git',
  label: 'Ekranlar, siteler, denetimler, belgeler, beyanlar, kurallar, kişiler, bulgular',
  kinds: {
    screen: 'Ekran',
    action: 'İşlem',
    setting: 'Ayar',
    site: 'Site',
    audit: 'Denetim',
    document: 'Belge',
    claim: 'Beyan',
    rule: 'Kural',
    person: 'Kişi',
    finding: 'Bulgular',
  },
  newAudit: 'Yeni denetim',
  newSite: 'Yeni site',
  newDocument: 'Yeni belge',
  newRule: 'Yeni kural',
  newClaim: 'Yeni beyan',
  theme: 'Açık veya koyu',
  keys: 'Klavye yardımı',
  findings: (text) => `“${text}” geçen bulgularım`,
  none: 'Bu adla bir şey yok.',
  searching: 'Aranıyor…',
  foot: 'Masa dışında: önce G, sonra M, A, S, D, T, L, C, R veya E.',
}
