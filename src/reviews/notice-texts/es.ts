import type { NoticeRow } from '../../db/people/notices.ts'
import { ENDED_ACTION } from '../chart/chart.ts'
import { ENDS_SOON, FOLLOWED, NOT_WHOLE } from '../chart/notices.ts'
import type { NoticeKind } from '../chart/notices.ts'
import { isDiscarded } from './texts.ts'
import type { NoticeTexts } from './texts.ts'

const findings = (n: number): string => (n === 1 ? 'un hallazgo' : `${n.toLocaleString('es')} hallazgos`)
const somebody = 'Alguien'
const DELETED: Record<string, string> = { audit: 'una auditoría', site: 'un sitio', person: 'los datos de una persona' }

function sentence({ kind, by, count, outcome, audit_name: name, rule_id: rule }: NoticeRow): string {
  const where = name === null ? '' : ` en «${name}»`
  const who = by ?? somebody
  const key = by === null ? '' : ` de la clave «${by}»`
  switch (kind) {
    case 'assigned':
      return outcome === 'rule'
        ? `La regla «${by}» le ha asignado ${findings(count)}${where}.`
        : `${who} le ha asignado ${findings(count)}${where}.`
    case 'mentioned':
      return `${who} le menciona en un comentario${where}.`
    case 'due':
      if (outcome === ENDS_SOON) return `Pronto terminan decisiones de las que responde${where}: ${findings(count)}.`
      if (outcome === ENDED_ACTION) return `Han terminado decisiones de las que responde${where}: ${findings(count)} por decidir de nuevo.`
      return outcome === 'overdue'
        ? `Tiene ${findings(count)} con el plazo vencido.`
        : `Tiene ${findings(count)} que ${count === 1 ? 'vence' : 'vencen'} en menos de un día.`
    case 'approval':
      return `${who} solicita descartar ${findings(count)}${where}: la solicitud espera su aprobación.`
    case 'answered':
      return outcome === 'lapsed'
        ? `Su solicitud de descartar ${findings(count)}${where} ha caducado: entretanto se decidió todo de otro modo.`
        : `${who} ha ${outcome === 'approved' ? 'aprobado' : 'denegado'} su solicitud de descartar ${findings(count)}${where}.`
    case 'rule_review':
      return isDiscarded(outcome)
        ? `${who} ha descartado el borrador de la regla ${rule} que esperaba su revisión.`
        : `${who} le pide que publique la regla ${rule}.`
    case 'rule_answered':
      if (isDiscarded(outcome)) return `${who} ha descartado el borrador de la regla ${rule} mientras estaba en revisión.`
      return outcome === 'published' ? `${who} ha publicado la regla ${rule}.` : `${who} ha devuelto la regla ${rule}.`
    case 'deleted':
      return `${who} ha eliminado ${DELETED[outcome ?? ''] ?? 'algo'}: entrada ${count} del registro de eliminaciones.`
    case 'budget':
      return outcome === 'hard'
        ? `El gasto del mes en modelos${key} ha alcanzado el límite: ya no se llama a ningún modelo${by === null ? '' : ' con esta clave'}.`
        : `El gasto del mes en modelos${key} ha alcanzado el importe de aviso.`
    case 'run_ended':
      if (outcome === FOLLOWED)
        return `Una ejecución de un sitio que sigue${where} ha terminado con ${findings(count)} que aún no ha visto.`
      return `La auditoría${where} ha terminado con ${findings(count)}${outcome === NOT_WHOLE ? '; no todo se comprobó por completo' : ''}.`
    case 'run_failed':
      return `La auditoría${where} ha fallado: no se pudo leer nada.`
  }
}

const KINDS: Record<NoticeKind, string> = {
  assigned: 'Asignado a mí',
  mentioned: 'Me mencionan',
  due: 'Vence mañana o ha vencido',
  approval: 'Espera mi aprobación',
  answered: 'Se respondió a mi solicitud',
  rule_review: 'Una regla me espera',
  rule_answered: 'Se respondió sobre mi regla',
  budget: 'Se alcanza un presupuesto',
  run_ended: 'Ha terminado una ejecución',
  run_failed: 'Ha fallado una ejecución',
  deleted: 'Se eliminó algo',
}

export const texts: NoticeTexts = {
  kinds: KINDS,
  sentence,
  one: (kind) => `Imprimatur: ${KINDS[kind].toLocaleLowerCase('es')}`,
  several: (n) => `Imprimatur: ${n} avisos`,
  noMore: (kind) => `No recibir más correos del tipo «${KINDS[kind]}»:`,
  test: 'Imprimatur: una prueba',
  asked: 'Ha pedido una prueba: los avisos por correo le llegan.',
  digest: 'Su próximo resumen, tal como está ahora:',
  nothing: 'No hay nada para su próximo resumen.',
}
