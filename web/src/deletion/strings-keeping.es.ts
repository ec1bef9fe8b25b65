import { date } from '../base/format.ts'
import { el, plural } from '../base/spanish.ts'
import type { keeping as English } from './strings-keeping.en.ts'

export const keeping: typeof English = {
  holds: {
    title: 'Retenciones legales',
    note:
      'Lo retenido no lo elimina nadie, ni por su antigüedad. Se impone en la página de una auditoría o un sitio, o desde la línea ' +
      'de comandos.',
    none: 'No hay nada retenido.',
    kind: { audit: 'auditoría', site: 'sitio', document: 'documento', person: 'persona' },
    since: (when: string, name: string, matter: string) => `Desde ${el(date(when))}, por ${name}, asunto: ${matter}`,
    waits: (when: string) =>
      `Pendiente de eliminar desde ${el(date(when))}: los datos están bloqueados a la espera de que se levante esta retención.`,
    liftedBy: (when: string, name: string) => `Levantada ${el(date(when))} por ${name}`,
    lift: 'Levantar',
    liftWhat: (name: string) => `Levantar la retención sobre ${name}`,
    liftHelp:
      'Después se podrá eliminar de nuevo, salvo que lo impida otra retención o un mínimo. Quién la levantó y por qué queda en el ' +
      'registro de administración.',
    done: 'Retención levantada',
    doneErased: 'Retención levantada; se han eliminado los datos que la esperaban',
  },
  minimum: {
    title: 'Conservación mínima',
    note:
      'Cuánto tiempo se conservan como mínimo las auditorías y los documentos aprobados, aunque alguien quiera eliminarlos. Entre ' +
      'varias ' +
      'reglas vale la más larga; una regla terminada sigue conservando lo anterior a su fin.',
    none: 'Sin reglas: todo se puede eliminar.',
    covers: 'Abarca',
    coversWhat: { audits: 'Auditorías', documents: 'Documentos aprobados' },
    market: 'Mercado',
    anyMarket: 'todos los mercados',
    yearsLabel: 'Conservar, años',
    keep: 'Conservar',
    kept: (years: number | null) => (years === null ? 'para siempre' : plural(years, 'año', 'años')),
    from: { audits: 'desde el fin de la auditoría', documents: 'desde el último cambio' },
    because: 'Motivo',
    becauseHelp: 'La ley, el contrato o la norma interna que lo exige.',
    ended: (when: string) => `Terminada ${el(date(when))}`,
    endedKeeps: (until: string | null) => (until ? `conserva lo anterior hasta ${el(date(until))}` : 'conserva lo anterior para siempre'),
    add: 'Añadir una regla',
    added: 'Regla añadida',
    end: 'Terminar',
    endWhat: (because: string) => `Terminar la regla ${because}`,
    endHelp: 'Lo que terminó o se cambió por última vez antes de ahora lo sigue conservando, porque así se prometió. Lo más reciente, no.',
    endedNow: 'Regla terminada',
  },
}
