import type { inbox as English } from './strings.en.ts'
import { days, em, findings, plural, word } from '../../base/portuguese.ts'

const number = (value: number) => new Intl.NumberFormat('pt-PT').format(value)
const assets = (n: number) => plural(n, 'elemento', 'elementos')
const rows = (n: number) => plural(n, 'linha', 'linhas')

export const inbox: typeof English = {
  title: 'A minha caixa',
  pageTitle: (name) => `${name} · Imprimatur`,
  note: (total, sites, overdue, week) =>
    [
      sites > 0 ? `${number(total)} em ${plural(sites, 'site', 'sites')}` : 'Nada à espera',
      `${number(overdue)} em atraso, ${number(week)} a vencer esta semana`,
    ].join(' · '),
  views: 'Vistas',
  view: {
    everything: 'Tudo',
    approval: 'Para eu aprovar',
    assigned: 'Atribuídas a mim',
    mentions: 'Menções',
    overdue: 'Em atraso',
    week: 'Vencem esta semana',
    snoozed: 'Adiadas',
    nobody: 'Com prazo, por atribuir',
  },
  myViews: 'As minhas vistas',
  sharedViews: 'Do espaço de trabalho',
  saveView: 'Guardar como vista',
  viewName: 'Nome da vista',
  viewShared: 'Para todos no espaço de trabalho',
  save: 'Guardar',
  saved: (name) => `A vista «${name}» está guardada`,
  deleteView: (name) => `Eliminar a vista ${name}`,
  searchLabel: 'Procurar na minha caixa',
  severity: 'Gravidade',
  site: 'Site',
  rule: 'Regra',
  language: 'Idioma',
  orderBy: 'Agrupar por',
  order: { due: 'Por prazo', site: 'Por site', reason: 'Por razão' },
  section: {
    approval: 'À espera da minha aprovação',
    overdue: 'Em atraso',
    week: 'Vencem esta semana',
    later: 'Mais tarde, ou sem data',
    mentioned: 'Menções',
    assigned: 'Atribuídas a mim',
    nobody: 'Por atribuir',
  } as Record<string, string>,
  openDesk: 'Abrir na mesa de revisão',
  review: (n) => (n === 1 ? 'Rever esta' : `Rever estas ${number(n)}`),
  pick: (rule) => `Selecionar: ${rule}`,
  picked: (n, count) => `${plural(n, 'constatação selecionada', 'constatações selecionadas')}${count === n ? '' : ` em ${rows(count)}`}`,
  requestsPicked: (n) => plural(n, 'pedido, respondido na sua página', 'pedidos, respondidos nas suas páginas'),
  pickShown: (loaded, total) => (loaded < total ? `Selecionar as ${number(loaded)} mostradas` : `Selecionar todas (${number(total)})`),
  partly: (done, why) => `Feito em ${plural(done, 'auditoria', 'auditorias')}, depois recusado: ${why}`,
  atDesk: {
    here: (count, total) => `${rows(count)} de ${number(total)} da minha caixa ${word(count, 'é', 'são')} desta auditoria`,
    none: 'Já não resta nada nesta auditoria',
    next: (name, count) => `A seguir: ${name}, ${number(count)}`,
    back: 'Voltar à minha caixa',
  },
  empty: 'Não há nada à sua espera',
  emptyHelp: 'O que lhe é atribuído, as menções a si e o que aguarda a sua aprovação aparecem aqui, seja de que auditoria for.',
  noMatch: 'Nada na sua caixa corresponde',
  onAssets: assets,
  noRule: 'Sem regra',
  asksToDismiss: (who) => `${who} pede para descartar`,
  mentionsMe: (who) => `${who} menciona-me`,
  assignedToMe: 'Atribuída a mim',
  byWhom: (who, when) => `por ${who}, ${when}`,
  byRule: (rule) => `pela regra «${rule}»`,
  dueNobody: 'Com prazo, por atribuir',
  asked: (when) => `pedido ${em(when)}`,
  somebody: 'Alguém',
  decide: 'Decidir',
  more: (n) => `Mostrar mais ${number(n)}`,
  overBy: (n) => `${days(n)} de atraso`,
  overToday: 'em atraso desde hoje',
  wasDue: (when) => `venceu ${em(when)}`,
  due: (when) => `vence ${em(when)}`,
  noDate: 'sem data',
  today: 'hoje',
  tomorrow: 'amanhã',
  snooze: 'Adiar',
  snoozeUntil: 'Adiar até',
  laterToday: 'Mais tarde, hoje',
  fromTomorrow: 'Amanhã',
  nextWeek: 'Próxima semana',
  afterNextRun: 'Depois da próxima execução',
  pickDate: 'Escolher uma data…',
  date: 'Data',
  snoozeNote: (due) => (due === null ? 'Só para si.' : `Só para si. Continua a vencer ${em(due)}, e volta logo que esteja em atraso.`),
  snoozedUntil: (when) => `Adiada até ${when}`,
  snoozedUntilRun: 'Adiada até ao fim da próxima execução',
  wake: 'Mostrar já de novo',
  mentionDone: 'Tratado, retirar a menção',
  keys: {
    move: 'navegar',
    open: 'abrir',
    review: 'rever estas',
    pick: 'selecionar',
    snooze: 'adiar',
    assign: 'atribuir as selecionadas',
    approve: 'aprovar ou recusar',
    all: 'Todas as teclas',
    undo: 'anular',
  },
  approve: {
    crumb: 'Para eu aprovar',
    where: 'Onde está',
    heading: (n) => `Descartar ${findings(n)}?`,
    askedBy: (who, when) => `Pedido por ${who} ${em(when)}`,
    why: 'a gravidade exige uma segunda pessoa',
    requested: 'pedido',
    request: 'O pedido',
    gives: 'indica este motivo',
    morePages: (n) => `e mais ${assets(n)}`,
    evidence: 'Indícios',
    comments: (n) => `Conversa da constatação, ${plural(n, 'comentário', 'comentários')}`,
    page: 'A página como foi lida',
    earlier: 'Decisões anteriores',
    none: 'nenhuma',
    whyFound: 'Porque foi encontrada',
    law: 'Lei',
    yourReason: 'O seu motivo',
    optional: 'necessário para recusar, bem-vindo para aprovar',
    reasonHelp: (who) => `Vai para ${who} e fica no registo com o seu nome`,
    reasonNeeded: 'Diga porquê: recusar exige um motivo.',
    canUndo: 'Pode ser anulado nos dois casos, no registo',
    deny: 'Recusar',
    doApprove: (n) => `Aprovar, descartar ${number(n)}`,
    approved: (n, left) => `${plural(n, 'constatação descartada', 'constatações descartadas')}${leftOver(left)}`,
    denied: (n, left) => `Recusado: ${plural(n, 'constatação fica como está', 'constatações ficam como estão')}${leftOver(left)}`,
    whatHappens: 'O que acontece',
    until: 'Até decidir',
    untilText: (n, state) =>
      n === 1
        ? `Fica como «${state}», aqui e na API. Conta assim no selo, e o prazo continua a correr.`
        : `As ${number(n)} ficam como «${state}», aqui e na API. Contam assim no selo, e os prazos continuam a correr.`,
    ifApprove: 'Se aprovar',
    ifApproveText: (n) =>
      `${plural(n, 'constatação fica descartada', 'constatações ficam descartadas')}, com os dois nomes e os dois motivos. ` +
      'As execuções seguintes herdam a decisão enquanto a frase e a regra não mudarem. O que entretanto foi decidido de outra forma ' +
      'fica como está.',
    ifDeny: 'Se recusar',
    ifDenyText: (n, who) =>
      `${plural(n, 'constatação fica como estava', 'constatações ficam como estavam')}, e ${who} lê o seu motivo. ` +
      'Pode voltar a ser pedido; a recusa fica no registo.',
    who: 'Quem pode',
    whoText: (who) =>
      `Qualquer proprietário ou editor, exceto ${who}, que fez o pedido e o pode retirar. ` +
      'Se a frase mudar na próxima execução, o pedido caduca e isso é indicado.',
    meanwhile: (n) =>
      plural(
        n,
        'constatação do pedido foi entretanto decidida de outra forma e não será afetada.',
        'constatações do pedido foram entretanto decididas de outra forma e não serão afetadas.',
      ),
    withdraw: 'Retirar o pedido',
    withdrawHelp: (n) =>
      `${n === 1 ? 'A constatação fica como está' : `As ${number(n)} ficam como estão`}, e já não se pergunta a ninguém.`,
    withdrawn: (n) => `Retirado: ${plural(n, 'constatação fica como estava', 'constatações ficam como estavam')}`,
    over: {
      withdrawn: (who, when) => `Retirado por ${who} ${em(when)}.`,
      approved: (who, when) => `Aprovado por ${who} ${em(when)}.`,
      denied: (who, when) => `Recusado por ${who} ${em(when)}.`,
      lapsed: 'Tudo o que pedia foi entretanto decidido de outra forma: não há nada a responder.',
    },
  },
  bell: {
    title: 'Notificações',
    unread: (n) => (n === 0 ? 'Notificações' : `Notificações, ${number(n)} por ler`),
    none: 'Ainda nada',
    readAll: 'Marcar todas como lidas',
    settings: 'Definições de notificações',
    said: ({ kind, by, count, outcome, audit_name: audit, rule_id: rule }) => {
      const who = by ?? 'Alguém'
      const where = audit ? `, ${audit}` : ''
      const isDiscarded = outcome === 'discarded' || outcome === 'deleted'
      const what: Record<string, string> = {
        assigned: outcome === 'rule' ? `A regra «${who}» atribuiu-me ${findings(count)}` : `${who} atribuiu-me ${findings(count)}`,
        mentioned: `${who} menciona-me`,
        due:
          outcome === 'overdue'
            ? plural(count, 'constatação minha está em atraso', 'constatações minhas estão em atraso')
            : plural(count, 'constatação minha vence dentro de um dia', 'constatações minhas vencem dentro de um dia'),
        approval: `${who} pede para descartar ${findings(count)}`,
        answered:
          outcome === 'lapsed'
            ? `O meu pedido sobre ${findings(count)} caducou`
            : `${who} ${outcome === 'approved' ? 'aprovou' : 'recusou'} o meu pedido sobre ${findings(count)}`,
        rule_review: isDiscarded
          ? `${who} descartou o rascunho da regra ${rule} que esperava por mim`
          : `${who} pede-me que publique a regra ${rule}`,
        rule_answered: isDiscarded
          ? `${who} descartou o rascunho da regra ${rule} durante a revisão`
          : outcome === 'published'
            ? `${who} publicou a regra ${rule}`
            : `${who} devolveu a regra ${rule}`,
        run_ended:
          outcome === 'followed'
            ? `Terminou uma execução com ${findings(count)} que ainda não vi`
            : `Terminou uma auditoria com ${findings(count)}${outcome === 'not-whole' ? '; nem tudo foi verificado por inteiro' : ''}`,
        deleted: `${who} eliminou ${
          { audit: 'uma auditoria', site: 'um site', person: 'os dados de uma pessoa' }[outcome ?? ''] ?? 'algo'
        }`,
        budget: `Os gastos com modelos de IA${by === null ? '' : ` da chave «${by}»`} atingiram o montante ${
          outcome === 'hard' ? 'em que se para' : 'de aviso'
        }`,
        run_failed: 'Falhou uma auditoria',
      }
      return `${what[kind] ?? kind}${where}`
    },
  },
  pending: (who, when) => `${who} pediu para descartar isto, ${when}; aguarda uma segunda pessoa.`,
  toRequest: 'Aprovar ou recusar',
  waiting: (n) => `${plural(n, 'constatação aguarda', 'constatações aguardam')} uma segunda pessoa; até lá, o estado não muda`,
}

function leftOver(left: number): string {
  if (left === 0) return ''
  return `; ${plural(left, 'foi entretanto decidida de outra forma e fica', 'foram entretanto decididas de outra forma e ficam')}`
}
