import type { webhooks as English } from './strings.en.ts'
import { el, plural } from '../base/spanish.ts'

/** Addresses that events are sent to. */
export const webhooks: typeof English = {
  note:
    'Lo que ocurre aquí se envía a estas direcciones en el momento, firmado según la convención Standard Webhooks. ' +
    'Las direcciones privadas solo se admiten donde las auditorías pueden leerlas. Una dirección nueva recibe lo que ocurra desde ' +
    'entonces.',
  add: 'Añadir una dirección',
  addTitle: 'Enviar eventos a una dirección',
  url: 'Dirección',
  types: 'Qué eventos',
  typesHelp: 'Si no se elige ninguno: todos.',
  type: {
    'audit.completed': 'Ha terminado una auditoría',
    'violation.found': 'Se han encontrado infracciones',
    'violation.reviewed': 'Una decisión, o una decisión deshecha',
    'violation.commented': 'Un comentario',
    'violation.assigned': 'Una asignación',
    'document.generated': 'Se ha escrito un documento',
    'rule.published': 'Se ha publicado una regla',
    'gate.failed': 'Un control ya no se supera',
    'gate.passed': 'Un control se supera',
    'live.changed': 'Una dirección dice otra cosa que un texto aprobado',
  },
  all: 'todos los eventos',
  none: 'Aún no hay direcciones',
  noneHelp: 'Los programas también pueden leer los mismos eventos como flujo: GET /public/v2/events.',
  keyReady: (host: string) => `La clave de firma de ${host}`,
  keyOnce: 'Solo se muestra esta vez: entréguela ahora al receptor. Una clave perdida se sustituye por otra nueva.',
  copy: 'Copiar la clave',
  twoKeys: (until: string) => `La clave anterior también firma hasta ${el(until)}.`,
  waiting: (n: number) => plural(n, 'evento en espera', 'eventos en espera'),
  givenUp: (n: number) => plural(n, 'evento se abandonó al cabo de tres días', 'eventos se abandonaron al cabo de tres días'),
  again: (when: string) => `No se puede contactar con el receptor; próximo intento: ${when}.`,
  off: 'desactivada',
  test: 'Enviar una prueba',
  tested: 'Hay un evento de prueba en camino',
  rotate: 'Clave nueva',
  rotateHelp:
    'Los eventos se firman con la clave nueva y, durante un día más, también con la anterior: entregue mientras tanto la nueva al ' +
    'receptor.',
  rotated: 'La clave se ha renovado',
  switchOff: 'Desactivar',
  switchOn: 'Activar',
  remove: 'Quitar',
  removeAsk: (host: string) => `¿Dejar de enviar eventos a ${host}?`,
  removeHelp: 'Se descarta lo que está pendiente de envío.',
  removed: 'Quitada',
  saved: 'Guardado',
  deliveries: 'Entregas',
  noDeliveries: 'Aún no se ha enviado nada.',
  event: 'Evento',
  happened: 'Ocurrió',
  answer: 'Respuesta',
  tries: 'Intentos',
  state: { waiting: 'en espera', delivered: 'entregado', given_up: 'abandonado' },
  resend: 'Volver a enviar',
  resent: 'Se envía de nuevo',
}
