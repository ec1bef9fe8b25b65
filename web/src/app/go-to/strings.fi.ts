import type { goTo as English } from './strings.en.ts'

export const goTo: typeof English = {
  title: 'Siirry',
  label: 'Näkymät, sivustot, auditoinnit, asiakirjat, väitteet, säännöt, henkilöt, havainnot',
  kinds: {
    screen: 'Näkymä',
    action: 'Toiminto',
    setting: 'Asetus',
    site: 'Sivusto',
    audit: 'Auditointi',
    document: 'Asiakirja',
    claim: 'Väite',
    rule: 'Sääntö',
    person: 'Henkilö',
    finding: 'Havainnot',
  },
  newAudit: 'Uusi auditointi',
  newSite: 'Uusi sivusto',
  newDocument: 'Uusi asiakirja',
  newRule: 'Uusi sääntö',
  newClaim: 'Uusi väite',
  theme: 'Vaalea tai tumma',
  keys: 'Pikanäppäimet',
  findings: (text) => `Omat havainnot, joissa on ”${text}”`,
  none: 'Mitään tämännimistä ei löytynyt.',
  searching: 'Haetaan…',
  foot: 'Muualla kuin käsittelyssä: ensin G, sitten M, A, S, D, T, L, C, R tai E.',
}
