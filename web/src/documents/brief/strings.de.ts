import { number } from '../../base/format.ts'
import type { briefBox as English } from './strings.en.ts'

export const briefBox: typeof English = {
  title: 'In eigenen Worten',
  help:
    'Schreiben Sie, wie Sie es einem Kollegen erzählen würden: was es ist, Preise, Tage, wie man Sie erreicht. Daraus wird ' +
    'das Formular unten ausgefüllt; erfunden wird nichts.',
  read: 'Formular ausfüllen',
  reading: 'Wird gelesen …',
  filled: (n) => `Ausgefüllt: ${number(n)}`,
  byModel: (model) => `gelesen von ${model}`,
  from: 'aus',
  kept: 'Hatten Sie schon ausgefüllt, bleibt so',
  asked: 'Fehlt noch',
  why: {
    required: 'steht nicht in Ihrem Text',
    currency: 'in welcher Währung?',
    year: 'in welchem Jahr?',
    several: 'welches davon?',
    open: 'kein einzelner Preis',
  },
  unused: 'Kam in kein Feld',
  dropped: 'Steht nicht in Ihrem Text und wurde weggelassen',
  nothing: 'Daraus ließ sich nichts lesen.',
  otherLanguage: (read, chosen) => `Ihr Text ist offenbar auf ${read}, das Dokument ist auf ${chosen} bestellt.`,
  writeIn: (language) => `Auf ${language} schreiben`,
  withModel: 'Mit Modell: ein neu geschriebener Text aus Ihren Angaben.',
  withoutModel: 'Ohne Modell: Ihre Angaben, Wort für Wort, unter Überschriften.',
  onlyModel: 'Braucht ein Sprachmodell.',
  repeats: 'Hier schreibt kein Modell: Die Texte dieser Kampagne sagen dieselben Sätze, jeweils so gesetzt, wie die Vorlage es verlangt.',
}
