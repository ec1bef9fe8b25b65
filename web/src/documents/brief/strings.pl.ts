import { number } from '../../base/format.ts'
import type { briefBox as English } from './strings.en.ts'

export const briefBox: typeof English = {
  title: 'Własnymi słowami',
  help:
    'Napisz tak, jak powiedziałbyś to koledze: co to jest, ceny, terminy, jak się skontaktować. Na tej podstawie wypełni się ' +
    'formularz poniżej, niczego nie dodajemy od siebie.',
  read: 'Wypełnij formularz',
  reading: 'Czytanie…',
  filled: (n) => `Wypełnione pola: ${number(n)}`,
  byModel: (model) => `odczytał ${model}`,
  from: 'z',
  kept: 'Te pola były już wypełnione i pozostają bez zmian',
  asked: 'Jeszcze brakuje',
  why: {
    required: 'w tekście tego nie ma',
    currency: 'w jakiej walucie?',
    year: 'w którym roku?',
    several: 'które z nich?',
    open: 'nie ma jednej ceny',
  },
  unused: 'Nie trafiło do żadnego pola',
  dropped: 'Nie ma tego w tekście, więc pominięto',
  nothing: 'Nie udało się nic odczytać.',
  otherLanguage: (read, chosen) => `Tekst wygląda na ${read}, a dokument zamówiono w języku: ${chosen}.`,
  writeIn: (language) => `Napisz w języku: ${language}`,
  withModel: 'Z modelem: tekst napisany na nowo z tego, co wpiszesz.',
  withoutModel: 'Bez modelu: to, co wpiszesz, słowo w słowo, pod nagłówkami.',
  onlyModel: 'Wymaga modelu językowego.',
  repeats: 'Nie pisze tu żaden model: teksty tej kampanii powtarzają te same zdania, ułożone według każdego szablonu.',
}
