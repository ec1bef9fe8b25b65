import type { ruleImport as English } from './strings.en.ts'
import { el, plural, word } from '../../base/spanish.ts'

const rulesOf = (n: number) => plural(n, 'regla', 'reglas')
const files = (n: number) => plural(n, 'archivo', 'archivos')

export const ruleImport: typeof English = {
  pageTitle: 'Importar reglas · Imprimatur',
  place: 'Dónde está',
  undo: 'Deshacer esta importación',
  undoOffered: 'Se puede deshacer durante 30 días.',
  undoTitle: (name: string) => `¿Deshacer la importación de ${name}?`,
  undoHelp:
    'Se quitan las reglas que inició, y los borradores que escribió vuelven a lo que había antes. Lo que se cambió desde entonces ' +
    'se mantiene.',
  undone: (removed: number, restored: number) =>
    `Deshecho: ${plural(removed, 'regla quitada', 'reglas quitadas')}, ${rulesOf(restored)} como antes.`,
  left: (n: number) =>
    `${plural(n, 'regla modificada, publicada o eliminada', 'reglas modificadas, publicadas o eliminadas')} desde entonces: sin tocar`,
  late: 'Importado recientemente',
  lateSub: (days: number) => `de los últimos ${days} días`,
  lateFacts: (when: string, who: string, begun: number, changed: number) =>
    `${when}, por ${who}: ${plural(begun, 'nueva', 'nuevas')}, ${plural(changed, 'modificada', 'modificadas')}`,
  somebody: 'alguien que ya no está',
  undoneAt: (day: string) => `Deshecho ${el(day)}.`,
  title: 'Importar reglas',
  named: (name: string) => `Importar: ${name}`,
  lead: 'No se importa nada antes de que vea el informe. Las reglas entran como borradores: ninguna se ejecuta hasta que se publica.',
  drop: 'Suelte aquí una carpeta, un ZIP o un CSV,',
  dropNow: 'Suelte para leerlo',
  reading: 'Leyendo…',
  choose: 'elija archivos',
  or: 'o',
  chooseFolder: 'elija una carpeta',
  dropLabel: 'Qué leer',
  kinds: [
    {
      name: 'Reglas en YAML',
      what: 'una carpeta o un ZIP, cada regla en un archivo carpeta/nombre.yml, tal como se exportan aquí o se guardan en git.',
    },
    { name: 'Un paquete de Vale', what: 'styles/Estilo/Regla.yml, con sus vocabularios.' },
    { name: 'Términos en CSV', what: 'una tabla que empieza por term, instead, reason, severity; una regla por línea.' },
  ],
  most: 'Como máximo 100 MB y 5000 reglas.',
  partKinds: { terms: 'lista de términos', vale: 'paquete de Vale', yaml: 'YAML' },
  facts: (kinds: string[], size: string, count: number) => {
    const named = new Intl.ListFormat('es').format(kinds)
    return `${named.charAt(0).toUpperCase()}${named.slice(1)}${named && ', '}${size}, ${files(count)}.`
  },
  nothingYet: 'Aún no se ha importado nada.',
  asCsv: 'Informe en CSV',
  again: 'Leer un archivo corregido',
  summary: 'Resumen',
  loaded: 'Cargadas',
  remark: 'Cargadas con observación',
  refused: 'Rechazadas',
  found: (n: number) => word(n, 'regla encontrada', 'reglas encontradas'),
  inLine: { loaded: 'cargadas', remark: 'cargadas con observación', refused: 'rechazadas' },
  nothingToTake: 'No contiene nada que se pueda importar.',
  ofThose: (n: number) => `De ${n === 1 ? 'la única que se puede importar' : `las ${n} que se pueden importar`}, `,
  replace: (n: number) => `${n} ${word(n, 'sustituye una regla existente', 'sustituyen reglas existentes')}`,
  areNew: (n: number) => `${n} ${word(n, 'es nueva', 'son nuevas')}`,
  areSame: (n: number) => `${n} ya ${word(n, 'existe', 'existen')} igual`,
  asDrafts: 'Entran como borradores.',
  withoutProofs: (n: number) =>
    `${n} aún no ${word(n, 'tiene ejemplos y no se puede', 'tienen ejemplos y no se pueden')} publicar hasta que los ` +
    `${word(n, 'tenga', 'tengan')}.`,
  showReplaced: (n: number) => (n === 1 ? 'Mostrarla' : `Mostrar las ${n}`),
  showEvery: 'Volver a mostrar todas',
  take: (n: number) => `Importar ${n} como ${word(n, 'borrador', 'borradores')}`,
  onlyNew: (n: number) => (n === 1 ? 'Solo la nueva' : `Solo las ${n} nuevas`),
  none: 'No importar ninguna',
  taking: 'Importando…',
  taken: (begun: number, replaced: number) =>
    `${plural(begun, 'regla iniciada', 'reglas iniciadas')} y ${plural(replaced, 'borrador', 'borradores')} de reglas existentes; ` +
    'ninguna se ejecuta.',
  toRules: 'Ver sus reglas',
  search: 'Buscar archivo, línea o motivo',
  show: 'Mostrar',
  showing: { refused: 'Rechazadas', remark: 'Observaciones', loaded: 'Cargadas', all: 'Todas' },
  file: 'Archivo',
  reason: 'Motivo',
  column: { where: 'Dónde', what: 'Qué dice', why: 'Por qué, y qué ayuda' },
  line: (n: number) => `línea ${n}`,
  notOpened: 'sin abrir',
  becomes: (id: string) => `pasa a ser ${id}`,
  replaces: (id: string) => `sustituye a ${id}`,
  same: (id: string) => `${id} ya es así`,
  ready: 'Sus ejemplos se cumplen.',
  noLines: 'Aquí no hay nada',
  noLinesHelp: 'Quite un filtro o muestre otra parte del informe.',
  aside: (n: number) => plural(n, 'archivo no contiene ninguna regla', 'archivos no contienen ninguna regla'),
  mayNot: 'No puede importar reglas',
  mayNotHelp: 'Puede hacerlo alguien que gestione las reglas de este espacio de trabajo.',
}
