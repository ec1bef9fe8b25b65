import type { health as English } from './strings.en.ts'
import { el, plural, word } from '../../base/spanish.ts'

const runs = (n: number) => plural(n, 'ejecución', 'ejecuciones')
const decisions = (n: number) => plural(n, 'decisión', 'decisiones')

export const health: typeof English = {
  place: 'Dónde está',
  packLead: (n: number) =>
    `Un paquete de ${plural(n, 'regla', 'reglas')}. Lo que se descarta siempre de cualquiera de ellas se aprende en conjunto.`,
  noPack: 'No existe ese paquete',
  pageTitle: (name: string) => `Rendimiento de ${name} · Imprimatur`,
  rules: 'Reglas',
  pages: 'Páginas de esta regla',
  tab: 'Rendimiento',
  span: 'Periodo',
  spans: { five: '5 ejecuciones', quarter: '90 días', all: 'Todo' },
  pointedOut: (dismissed: number, decided: number) => `${dismissed} de los ${decided}`,
  people: 'Se descartaron ',
  findingsDecided: ' hallazgos decididos. Con más de la mitad de al menos 20, la regla se señala.',
  hits: 'Detecciones',
  inRuns: (n: number) => `en ${runs(n)}`,
  lastRuns: (hits: number[]) =>
    `${hits.join(', ')} detecciones en ${hits.length === 1 ? 'la última ejecución' : `las últimas ${runs(hits.length)}`}`,
  noRuns: 'Aún no se ha ejecutado en ninguna auditoría.',
  dismissed: 'Descartados',
  ofDecided: (dismissed: number, decided: number) => `${dismissed} de ${decided} decididos`,
  nobody: 'Aún no se ha decidido ninguno de sus hallazgos.',
  time: 'Tiempo hasta la decisión',
  sooner: 'la mitad se decide antes',
  allRules: (time: string) => `todas las reglas aquí: ${time}`,
  notKnown: 'aún no se sabe',
  confidence: 'Fiabilidad',
  labelled: (faults: number, labelled: number) =>
    labelled === 0
      ? 'tomada de su paquete: ninguna de sus frases está etiquetada'
      : `${faults} de ${plural(labelled, 'frase etiquetada', 'frases etiquetadas')} ${word(faults, 'era un fallo', 'eran fallos')}` +
        `${labelled < 10 ? '; son tan pocas que la cifra es sobre todo la de su paquete' : ''}`,
  notMeasured: 'Aún sin medir',
  notMeasuredOwn: 'Solo las reglas que trae el producto se miden en páginas etiquetadas. Las suyas las miden sus decisiones.',
  why: 'Por qué se descartó',
  reasons: 'Motivos',
  noReason: 'Nadie ha descartado nada de ella.',
  where: 'Dónde',
  shareBy: 'Parte descartada por sitio e idioma',
  of: (part: number, whole: number) => `${part} de ${whole}`,
  falses: 'Frases falsas más frecuentes',
  times: (n: number) => `${n} ×`,
  sample: 'Contado en las decisiones más recientes: 2000 como máximo, buscadas entre 20.000 hallazgos.',
  openFinding: 'Abrir el hallazgo',
  tighten: {
    title: 'Afinar',
    sub: (decided: number) =>
      'propuesto a partir de las frases descartadas, contado en ' +
      `${decided === 1 ? 'el único hallazgo decidido' : `los ${decided} hallazgos decididos`}`,
    subNewest: (decided: number) =>
      `propuesto a partir de las frases descartadas, contado en los ${decided} hallazgos decididos más recientes`,
    unjudged: (n: number) =>
      `${n} de ellos no se ${word(n, 'cuenta', 'cuentan')}: la regla solo ${n === 1 ? 'lo' : 'los'} encuentra con la página ` +
      'alrededor, o ya no.',
    none: 'Ninguna palabra distingue las frases descartadas de las demás, así que no hay nada que proponer.',
    leave: 'Ignorar',
    gone: 'Falsos, fuera',
    lost: 'Correctos, perdidos',
    ticked: (n: number) => (n === 1 ? 'La marcada' : `Las ${n} marcadas`),
    kept: (kept: number, right: number) => `${kept} de ${right}`,
    keptWords: 'correctos conservados',
    remain: (left: number, all: number) => `${left} de ${all}`,
    remainWords: 'falsos restantes',
    share: (after: number, before: number) => `La parte descartada habría sido del ${after}\u00a0% en vez del ${before}\u00a0%.`,
    wouldBeLost: 'Se perdería:',
    by: (state: string, name: string, day: string) => `${state} por ${name}, ${day}`,
    make: 'Crear un borrador con esto',
    draftNote: 'El próximo borrador de la regla; todavía no se ejecuta nada.',
    copyNote: 'Una copia de la regla del paquete; todavía no se ejecuta nada. La del paquete sigue en paralelo hasta que la desactive.',
    made: 'El borrador está listo. Pruébelo y publíquelo después.',
  },
  learned: {
    title: 'Aprendido de sus decisiones',
    sub: 'lo que este espacio de trabajo descarta siempre; no se usan decisiones de ningún otro',
    tooFew: (decided: number, needed: number) => `${decided} de las ${needed} decisiones necesarias.`,
    train: (decided: number) => `Aprender de ${decisions(decided)}`,
    again: (decided: number) => `Aprender de nuevo de ${decisions(decided)}`,
    training: 'Aprendiendo; puede tardar unos minutos.',
    measured: (filtered: string, right: string) => `De ${filtered} hallazgos que habría filtrado, se habían descartado ${right}:`,
    precision: (share: number) => `precisión ${Math.floor(share * 100)}\u00a0%`,
    recall: (share: number) => `exhaustividad ${Math.floor(share * 100)}\u00a0%`,
    how: (decided: number, pages: number) =>
      `Medido con decisiones que no se usaron para entrenar: ${decided} en ${plural(pages, 'página', 'páginas')}, ninguna página ` +
      'en ambos lados.',
    trained: (day: string) => `Entrenado ${el(day)}.`,
    notUsable:
      'Acertó muy pocas veces, o se midió con muy pocos hallazgos, para poder activarlo. Decida más hallazgos y vuelva a aprender.',
    what: 'Qué se hace con hallazgos que se descartan siempre',
    action: { off: 'Nada', lower: 'Mostrar como baja', hide: 'Excluir' },
    does: {
      off: 'Los hallazgos se muestran con la gravedad que les da la regla.',
      lower: 'Desde la próxima auditoría son de gravedad baja e indican por qué. Uno de cada diez queda como está, como control.',
      hide: 'Desde la próxima auditoría se excluyen, y la página indica cuántos. Uno de cada diez se mantiene, como control.',
    },
    reason: 'Motivo',
    save: 'Cambiar',
    switched: 'Vale desde la próxima auditoría.',
  },
}

/** A length of time in two units: 1 d 4 h, 9 h, 12 min. */
export function duration(seconds: number): string {
  const minutes = Math.round(seconds / 60)
  if (minutes < 1) return 'menos de 1 min'
  if (minutes < 60) return `${minutes} min`
  const hours = Math.floor(minutes / 60)
  if (hours < 24) return minutes % 60 === 0 ? `${hours} h` : `${hours} h ${minutes % 60} min`
  return hours % 24 === 0 ? `${Math.floor(hours / 24)} d` : `${Math.floor(hours / 24)} d ${hours % 24} h`
}
