import type { inbox as English } from './strings.en.ts'
import { number } from '../../base/format.ts'
import { el, plural, word } from '../../base/spanish.ts'

const findings = (n: number) => plural(n, 'hallazgo', 'hallazgos')
const days = (n: number) => plural(n, 'día', 'días')
const rows = (n: number) => plural(n, 'fila', 'filas')

export const inbox: typeof English = {
  title: 'Mi bandeja',
  pageTitle: (name: string) => `${name} · Imprimatur`,
  note: (total: number, sites: number, overdue: number, week: number) =>
    [
      sites > 0 ? `${number(total)} en ${plural(sites, 'sitio', 'sitios')}` : 'Nada pendiente',
      `${plural(overdue, 'vencido', 'vencidos')}, ${plural(week, 'vence', 'vencen')} esta semana`,
    ].join(' · '),
  views: 'Vistas',
  view: {
    everything: 'Todo',
    approval: 'Para mi aprobación',
    assigned: 'Asignado a mí',
    mentions: 'Menciones',
    overdue: 'Vencido',
    week: 'Vence esta semana',
    snoozed: 'Pospuesto',
    nobody: 'Con plazo, sin asignar',
  },
  myViews: 'Mis vistas',
  sharedViews: 'Del espacio de trabajo',
  saveView: 'Guardar como vista',
  viewName: 'Nombre de la vista',
  viewShared: 'Para todos en el espacio de trabajo',
  save: 'Guardar',
  saved: (name: string) => `Se ha guardado la vista «${name}»`,
  deleteView: (name: string) => `Eliminar la vista ${name}`,
  searchLabel: 'Buscar en mi bandeja',
  severity: 'Gravedad',
  site: 'Sitio',
  rule: 'Regla',
  language: 'Idioma',
  orderBy: 'Agrupar por',
  order: { due: 'Por plazo', site: 'Por sitio', reason: 'Por motivo' },
  section: {
    approval: 'A la espera de mi aprobación',
    overdue: 'Vencido',
    week: 'Vence esta semana',
    later: 'Más adelante o sin plazo',
    mentioned: 'Menciones',
    assigned: 'Asignado a mí',
    nobody: 'Sin asignar',
  } as Record<string, string>,
  openDesk: 'Abrir en la mesa de revisión',
  review: (n: number) => (n === 1 ? 'Revisar este' : `Revisar estos ${number(n)}`),
  pick: (rule: string) => `Seleccionar: ${rule}`,
  picked: (n: number, rowCount: number) =>
    `${plural(n, 'hallazgo seleccionado', 'hallazgos seleccionados')}${rowCount === n ? '' : ` en ${rows(rowCount)}`}`,
  requestsPicked: (n: number) => plural(n, 'solicitud, se responde en su página', 'solicitudes, se responden en sus páginas'),
  pickShown: (loaded: number, total: number) =>
    loaded < total ? `Seleccionar los ${number(loaded)} mostrados` : `Seleccionar los ${number(total)}`,
  partly: (done: number, why: string) => `Hecho en ${plural(done, 'auditoría', 'auditorías')}; después se rechazó: ${why}`,
  atDesk: {
    here: (rowCount: number, total: number) =>
      `${rows(rowCount)} de ${number(total)} de Mi bandeja ${word(rowCount, 'es', 'son')} de esta auditoría`,
    none: 'En esta auditoría ya no queda nada',
    next: (name: string, rowCount: number) => `Siguiente: ${name}, ${number(rowCount)}`,
    back: 'Volver a Mi bandeja',
  },
  empty: 'No tiene nada pendiente',
  emptyHelp: 'Aquí se muestra lo que se le asigna, lo que le menciona o lo que espera su aprobación, sea de la auditoría que sea.',
  noMatch: 'Nada suyo coincide',
  onAssets: (n: number) => plural(n, 'elemento', 'elementos'),
  noRule: 'Sin regla',
  asksToDismiss: (who: string) => `${who} solicita descartar`,
  mentionsMe: (who: string) => `${who} me menciona`,
  assignedToMe: 'Asignado a mí',
  byWhom: (who: string, when: string) => `por ${who}, ${when}`,
  byRule: (rule: string) => `por la regla «${rule}»`,
  dueNobody: 'Con plazo, sin asignar',
  asked: (when: string) => `solicitado ${el(when)}`,
  somebody: 'Alguien',
  decide: 'Decidir',
  more: (n: number) => `Mostrar ${number(n)} más`,
  overBy: (count: number) => `${days(count)} de retraso`,
  overToday: 'vencido hoy',
  wasDue: (when: string) => `venció ${el(when)}`,
  due: (when: string) => `vence ${el(when)}`,
  noDate: 'sin plazo',
  today: 'hoy',
  tomorrow: 'mañana',
  snooze: 'Posponer',
  snoozeUntil: 'Posponer hasta',
  laterToday: 'Hoy, más tarde',
  fromTomorrow: 'Mañana',
  nextWeek: 'La próxima semana',
  afterNextRun: 'Tras la próxima ejecución',
  pickDate: 'Elegir una fecha…',
  date: 'Fecha',
  snoozeNote: (due: string | null) =>
    due === null ? 'Solo para usted.' : `Solo para usted. Sigue venciendo ${el(due)} y, si vence, vuelve de inmediato.`,
  snoozedUntil: (when: string) => `Pospuesto hasta ${el(when)}`,
  snoozedUntilRun: 'Pospuesto hasta que termine la próxima ejecución',
  wake: 'Volver a mostrar ya',
  mentionDone: 'Hecho, quitar la mención',
  keys: {
    move: 'moverse',
    open: 'abrir',
    review: 'revisar estos',
    pick: 'seleccionar',
    snooze: 'posponer',
    assign: 'asignar lo seleccionado',
    approve: 'aprobar o denegar',
    all: 'Todas las teclas',
    undo: 'deshacer',
  },
  approve: {
    crumb: 'Para mi aprobación',
    where: 'Dónde está',
    heading: (n: number) => `¿Descartar ${findings(n)}?`,
    askedBy: (who: string, when: string) => `Solicitado por ${who}, ${when}`,
    why: 'su gravedad exige una segunda persona',
    requested: 'solicitado',
    request: 'La solicitud',
    gives: 'da este motivo',
    morePages: (n: number) => `y con él ${plural(n, 'elemento más', 'elementos más')}`,
    evidence: 'Qué consultar',
    comments: (n: number) => `Conversación del hallazgo, ${plural(n, 'comentario', 'comentarios')}`,
    page: 'La página tal como se leyó',
    earlier: 'Decisiones anteriores sobre él',
    none: 'ninguna',
    whyFound: 'Por qué se encontró',
    law: 'Norma',
    yourReason: 'Su motivo',
    optional: 'necesario para denegar, conveniente para aprobar',
    reasonHelp: (who: string) => `Lo recibe ${who} y queda en el registro, firmado por usted`,
    reasonNeeded: 'Indique por qué: para denegar hace falta un motivo.',
    canUndo: 'En ambos casos se puede deshacer en el registro',
    deny: 'Denegar',
    doApprove: (n: number) => `Aprobar y descartar (${number(n)})`,
    approved: (n: number, left: number) => `${plural(n, 'hallazgo descartado', 'hallazgos descartados')}${leftOver(left)}`,
    denied: (n: number, left: number) => `Denegado: ${plural(n, 'hallazgo queda', 'hallazgos quedan')} igual${leftOver(left)}`,
    whatHappens: 'Qué ocurrirá',
    until: 'Hasta que decida',
    untilText: (n: number, state: string) =>
      `${n === 1 ? 'Sigue' : `Los ${number(n)} siguen`} como «${state}», aquí y en la API. ` +
      `Así ${n === 1 ? 'cuenta' : 'cuentan'} en el sello, y los plazos siguen corriendo.`,
    ifApprove: 'Si aprueba',
    ifApproveText: (n: number) =>
      `${number(n)} ${word(n, 'pasa a descartado', 'pasan a descartados')}, con ambos nombres y ambos motivos. ` +
      'Las ejecuciones posteriores lo heredan mientras no cambien la frase ni la regla. Lo que alguien haya decidido de otro modo ' +
      'entretanto queda como está.',
    ifDeny: 'Si deniega',
    ifDenyText: (n: number, who: string) =>
      `${number(n)} ${word(n, 'queda', 'quedan')} como antes y ${who} lee su motivo. ` +
      'Se puede volver a solicitar; la denegación queda en el registro.',
    who: 'Quién puede',
    whoText: (who: string) =>
      `Cualquier propietario o editor, salvo ${who}, que lo solicitó y puede retirarlo. ` +
      'Si la frase cambia en la próxima ejecución, la solicitud caduca y así se indica.',
    meanwhile: (n: number) =>
      `${plural(n, 'hallazgo', 'hallazgos')} de la solicitud se ${word(n, 'decidió', 'decidieron')} de otro modo entretanto y no ` +
      `se ${word(n, 'tocará', 'tocarán')}.`,
    withdraw: 'Retirar la solicitud',
    withdrawHelp: (n: number) => `${n === 1 ? 'Queda como está' : `Los ${number(n)} quedan como están`} y ya no se pregunta a nadie.`,
    withdrawn: (n: number) => `Retirada: ${plural(n, 'hallazgo queda', 'hallazgos quedan')} como antes`,
    over: {
      withdrawn: (who: string, when: string) => `${who} la retiró, ${when}.`,
      approved: (who: string, when: string) => `${who} la aprobó, ${when}.`,
      denied: (who: string, when: string) => `${who} la denegó, ${when}.`,
      lapsed: 'Todo lo solicitado se decidió de otro modo entretanto: no hay nada que responder.',
    },
  },
  bell: {
    title: 'Notificaciones',
    unread: (n: number) => (n === 0 ? 'Notificaciones' : `Notificaciones, ${number(n)} sin leer`),
    none: 'Aún no hay nada',
    readAll: 'Marcar todo como leído',
    settings: 'Ajustes de notificaciones',
    said: (notice: {
      kind: string
      by: string | null
      count: number
      outcome: string | null
      audit_name: string | null
      rule_id: string | null
    }): string => {
      const { kind, by, count, outcome, audit_name: audit, rule_id: rule } = notice
      const who = by ?? 'Alguien'
      const where = audit ? `, ${audit}` : ''
      const isDiscarded = outcome === 'discarded' || outcome === 'deleted'
      const answers: Record<string, string> = { approved: 'aprobó', denied: 'denegó' }
      const what: Record<string, string> = {
        assigned: outcome === 'rule' ? `La regla «${who}» me ha asignado ${findings(count)}` : `${who} me ha asignado ${findings(count)}`,
        mentioned: `${who} me menciona`,
        due:
          outcome === 'overdue'
            ? `${findings(count)} de los míos ${word(count, 'ha vencido', 'han vencido')}`
            : `${findings(count)} de los míos ${word(count, 'vence', 'vencen')} en un día`,
        approval: `${who} solicita descartar ${findings(count)}`,
        answered:
          outcome === 'lapsed'
            ? `Mi solicitud sobre ${findings(count)} ha caducado`
            : `${who} ${answers[outcome ?? ''] ?? 'respondió'} mi solicitud sobre ${findings(count)}`,
        rule_review: isDiscarded
          ? `${who} descartó el borrador de la regla ${rule} que esperaba mi revisión`
          : `${who} me pide que publique la regla ${rule}`,
        rule_answered: isDiscarded
          ? `${who} descartó el borrador de la regla ${rule} mientras estaba en revisión`
          : outcome === 'published'
            ? `${who} publicó la regla ${rule}`
            : `${who} devolvió la regla ${rule}`,
        run_ended:
          outcome === 'followed'
            ? `Ha terminado una ejecución con ${findings(count)} que no he visto`
            : `Ha terminado una auditoría con ${findings(count)}${outcome === 'not-whole' ? '; no todo se comprobó por completo' : ''}`,
        deleted:
          `${who} eliminó ` +
          `${{ audit: 'una auditoría', site: 'un sitio', person: 'los datos de una persona' }[outcome ?? ''] ?? 'algo'}`,
        budget: `El gasto en modelos${by === null ? '' : ` de la clave «${by}»`} ha llegado al importe ${
          outcome === 'hard' ? 'límite' : 'de aviso'
        }`,
        run_failed: 'Ha fallado una auditoría',
      }
      return `${what[kind] ?? kind}${where}`
    },
  },
  pending: (who: string, when: string) => `${who} solicita descartarlo, ${when}; espera a una segunda persona.`,
  toRequest: 'Aprobar o denegar',
  waiting: (n: number) => `${plural(n, 'hallazgo espera', 'hallazgos esperan')} a una segunda persona; hasta entonces el estado no cambia`,
}

function leftOver(left: number): string {
  return left > 0
    ? `; ${plural(left, 'se decidió', 'se decidieron')} de otro modo entretanto y ${word(left, 'queda', 'quedan')} como ` +
        `está${left === 1 ? '' : 'n'}`
    : ''
}
