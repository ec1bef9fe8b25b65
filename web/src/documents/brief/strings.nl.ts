import { number } from '../../base/format.ts'
import type { briefBox as English } from './strings.en.ts'

export const briefBox: typeof English = {
  title: 'In uw eigen woorden',
  help:
    'Schrijf het zoals u het een collega zou vertellen: wat het is, prijzen, dagen, hoe u te bereiken bent. Daarmee wordt ' +
    'het formulier hieronder ingevuld; er wordt niets verzonnen.',
  read: 'Formulier invullen',
  reading: 'Wordt gelezen…',
  filled: (n) => `Ingevuld: ${number(n)}`,
  byModel: (model) => `gelezen door ${model}`,
  from: 'uit',
  kept: 'Had u al ingevuld, blijft zo',
  asked: 'Ontbreekt nog',
  why: {
    required: 'uw tekst zegt het niet',
    currency: 'in welke valuta?',
    year: 'in welk jaar?',
    several: 'welke daarvan?',
    open: 'geen vaste prijs',
  },
  unused: 'Kwam in geen enkel veld',
  dropped: 'Staat niet in uw tekst en is weggelaten',
  nothing: 'Hieruit viel niets te lezen.',
  otherLanguage: (read, chosen) => `Uw tekst lijkt ${read}, en het document is besteld in het ${chosen}.`,
  writeIn: (language) => `Schrijf het in het ${language}`,
  withModel: 'Met een model: een nieuw geschreven tekst op basis van wat u invult.',
  withoutModel: 'Zonder model: wat u invult, woord voor woord, onder kopjes.',
  onlyModel: 'Heeft een taalmodel nodig.',
  repeats: 'Hier schrijft geen model: de teksten van deze campagne herhalen dezelfde zinnen, geplaatst zoals elk sjabloon vraagt.',
}
