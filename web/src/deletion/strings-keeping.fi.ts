import { date } from '../base/format.ts'
import { plural } from '../base/finnish.ts'
import type { keeping as English } from './strings-keeping.en.ts'

export const keeping: typeof English = {
  holds: {
    title: 'Poistokiellot',
    note: 'Kiellettyä ei poista kukaan, eikä se poistu vanhetessaan. Asetetaan auditoinnin tai sivuston sivulla tai komentorivillä.',
    none: 'Poistokieltoja ei ole.',
    kind: { audit: 'auditointi', site: 'sivusto', document: 'asiakirja', person: 'henkilö' },
    since: (when, name, matter) => `Alkaen ${date(when)}, asettanut ${name}, asia: ${matter}`,
    waits: (when) => `Poistettava alkaen ${date(when)}: tiedot on lukittu, ja ne odottavat tämän kiellon purkamista.`,
    liftedBy: (when, name) => `Purettu ${date(when)}, ${name}`,
    lift: 'Pura',
    liftWhat: (name) => `Pura poistokielto: ${name}`,
    liftHelp:
      'Sen jälkeen poisto on taas mahdollinen, ellei toinen kielto tai vähimmäisaika estä. Kuka purki ja miksi, jää hallintalokiin.',
    done: 'Poistokielto on purettu',
    doneErased: 'Poistokielto on purettu, ja sitä odottaneet tiedot on poistettu',
  },
  minimum: {
    title: 'Vähimmäissäilytys',
    note:
      'Kuinka kauan auditoinnit ja hyväksytyt asiakirjat vähintään säilytetään, pyysi poistoa kuka tahansa. Useasta säännöstä ' +
      'pisin ratkaisee; päätetty sääntö koskee yhä sitä, mikä on sen päättymistä vanhempaa.',
    none: 'Ei sääntöjä: kaiken voi poistaa.',
    covers: 'Koskee',
    coversWhat: { audits: 'Auditoinnit', documents: 'Hyväksytyt asiakirjat' },
    market: 'Markkina',
    anyMarket: 'kaikki markkinat',
    yearsLabel: 'Säilytä, vuotta',
    keep: 'Säilytys',
    kept: (years) => (years === null ? 'pysyvästi' : plural(years, 'vuosi', 'vuotta')),
    from: { audits: 'auditoinnin päättymisestä', documents: 'viimeisestä muutoksesta' },
    because: 'Peruste',
    becauseHelp: 'Laki, sopimus tai oma sääntö, joka sitä vaatii.',
    ended: (when) => `Päättynyt ${date(when)}`,
    endedKeeps: (until) => (until ? `vanhempaa säilytetään ${date(until)} asti` : 'vanhempi säilytetään pysyvästi'),
    add: 'Lisää sääntö',
    added: 'Sääntö on lisätty',
    end: 'Päätä',
    endWhat: (because) => `Päätä sääntö: ${because}`,
    endHelp: 'Se koskee yhä sitä, mikä päättyi tai muuttui viimeksi ennen tätä hetkeä, koska niin on luvattu. Uudempaa se ei koske.',
    endedNow: 'Sääntö on päätetty',
  },
}
