import { plain } from '../../answered/fold.ts'
import type { FormEntry } from '../../generation/form/form.ts'
import type { Span } from './parts.ts'
import type { Reading } from './reading.ts'

/** What people write for the options of the library's selects, besides their names and labels. */
const OTHERS: Record<string, string> = {
  full:
    'full[- ]?time|vollzeit|(?:à )?temps plein|jornada completa|tempo pieno|full ?time|fulltime|voltijds?|tempo inteiro|' +
    'pełny etat|heltid|kokoaika\\p{L}*|πλήρης απασχόληση|tam zamanlı|полная занятость',
  part:
    'part[- ]?time|teilzeit|(?:à )?temps partiel|media jornada|jornada parcial|parcial|deeltijd|parttime|tempo parcial|pół ' +
    'etatu|deltid|osa-aika\\p{L}*|μερική απασχόληση|yarı zamanlı|неполная занятость',
  permanent:
    'permanent|unbefristet\\p{L}*|cdi|contrato indefinido|indefinido|tempo indeterminato|vast contract|umowa na czas ' +
    'nieokreślony|tillsvidare\\p{L}*|fast(?:ansættelse| stilling)|vakituinen|αορίστου χρόνου|бессрочный',
  temporary:
    'fixed[- ]term|temporary|befristet\\p{L}*|cdd|temporal|tempo determinato|tijdelijk\\p{L}*|umowa na czas określony|' +
    'visstid\\p{L}*|midlertidig|määräaikai\\p{L}*',
  freelance: 'freelance\\p{L}*|freiberuflich|autónom[oa]|zzp',
  training: 'apprentice(?:ship)?|ausbildung|azubi|apprentissage|alternance|aprendiz|apprendistato|leerling|lärling|lærling',
  x: 'twitter|auf x|on x|sur x|en x|su x|op x',
}

const asWords = (text: string) => RegExp.escape(text).replaceAll(/[\s-]+/g, '[\\s-]?')

function optionAt(brief: string, { value, label }: { value: string; label: string }): Span | null {
  const names = [...(value.length > 1 ? [value] : []), ...(label.length > 1 ? [label] : [])].map(asWords)
  const pattern = new RegExp(
    String.raw`(?<![\p{L}\p{N}])(?:${[...names, ...(OTHERS[value] ? [OTHERS[value]] : [])].join('|') || '(?!)'})(?![\p{L}\p{N}])`,
    'iu',
  )
  const found = pattern.exec(brief)
  return found ? { start: found.index, end: found.index + found[0].length } : null
}

/** Whether some words name an option of a field. */
export const namesOption = (words: string, option: { value: string; label: string }): boolean =>
  optionAt(words, option) !== null || optionAt(plain(words), option) !== null

/** Selects that the brief names one option of; where it names two, they are asked for. Currencies and periods belong to their price. */
export function readOptions({ brief, form, filled, fields }: Reading): void {
  const priced: (FormEntry | undefined)[] = [fields.get('currency'), fields.get('period')]
  for (const entry of form) {
    if (entry.type !== 'select' || priced.includes(entry)) continue
    const named = (entry.options ?? []).flatMap((option) => {
      const span = optionAt(brief, option)
      return span ? [{ value: option.value, span }] : []
    })
    if (named.length === 1) filled.put(entry, named[0]!.value, [named[0]!.span])
    else if (named.length > 1) filled.ask(entry, 'several', named[0]!.span)
  }
}
