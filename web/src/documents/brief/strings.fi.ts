import { number } from '../../base/format.ts'
import type { briefBox as English } from './strings.en.ts'

export const briefBox: typeof English = {
  title: 'Omin sanoin',
  help:
    'Kirjoita kuin kertoisit kollegalle: mikä se on, hinnat, päivät, miten teihin saa yhteyden. Alla oleva lomake täyttyy ' +
    'siitä, eikä mitään keksitä.',
  read: 'Täytä lomake',
  reading: 'Luetaan…',
  filled: (n) => `Täytetty: ${number(n)}`,
  byModel: (model) => `lukija: ${model}`,
  from: 'kohdasta',
  kept: 'Olit jo täyttänyt nämä; ne jäävät ennalleen',
  asked: 'Puuttuu vielä',
  why: {
    required: 'tekstisi ei kerro sitä',
    currency: 'missä valuutassa?',
    year: 'minä vuonna?',
    several: 'mikä niistä?',
    open: 'ei yhtä hintaa',
  },
  unused: 'Ei päätynyt mihinkään kenttään',
  dropped: 'Ei ole tekstissäsi, joten jätettiin pois',
  nothing: 'Tästä ei saatu luettua mitään.',
  otherLanguage: (read, chosen) => `Tekstisi näyttää olevan kieltä ${read}, ja asiakirja on tilattu kielellä ${chosen}.`,
  writeIn: (language) => `Kirjoita kielellä ${language}`,
  withModel: 'Mallilla: uusi teksti siitä, mitä täytät.',
  withoutModel: 'Ilman mallia: täyttämäsi sanasta sanaan otsikoiden alla.',
  onlyModel: 'Tarvitsee kielimallin.',
  repeats: 'Täällä ei kirjoita malli: kampanjan tekstit toistavat samat lauseet, kukin mallipohjansa mukaan aseteltuna.',
}
