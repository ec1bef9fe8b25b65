import type { NoticeRow } from '../../db/people/notices.ts'
import { ENDED_ACTION } from '../chart/chart.ts'
import { ENDS_SOON, FOLLOWED, NOT_WHOLE } from '../chart/notices.ts'
import type { NoticeKind } from '../chart/notices.ts'
import { isDiscarded } from './texts.ts'
import type { NoticeTexts } from './texts.ts'

const findings = (n: number): string => (n === 1 ? 'uma constatação' : `${n.toLocaleString('pt-PT')} constatações`)
const somebody = 'Alguém'
const DELETED: Record<string, string> = { audit: 'uma auditoria', site: 'um site', person: 'os dados de uma pessoa' }

function sentence({ kind, by, count, outcome, audit_name: name, rule_id: rule }: NoticeRow): string {
  const where = name === null ? '' : ` em «${name}»`
  const who = by ?? somebody
  const key = by === null ? '' : ` da chave «${by}»`
  switch (kind) {
    case 'assigned':
      return `${outcome === 'rule' ? `A regra «${by}»` : who} atribuiu-lhe ${findings(count)}${where}.`
    case 'mentioned':
      return `${who} fez-lhe uma menção num comentário${where}.`
    case 'due':
      if (outcome === ENDS_SOON) return `Decisões por que responde terminam em breve${where}: ${findings(count)}.`
      if (outcome === ENDED_ACTION) return `Terminaram decisões por que responde${where}: ${findings(count)} a decidir de novo.`
      return outcome === 'overdue'
        ? `Tem ${findings(count)} em atraso.`
        : `Tem ${findings(count)} ${count === 1 ? 'que vence' : 'que vencem'} dentro de um dia.`
    case 'approval':
      return `${who} pede para descartar ${findings(count)}${where}: o pedido aguarda a sua aprovação.`
    case 'answered':
      return outcome === 'lapsed'
        ? `O seu pedido para descartar ${findings(count)}${where} caducou: entretanto, tudo foi decidido de outra forma.`
        : `${who} ${outcome === 'approved' ? 'aprovou' : 'recusou'} o seu pedido para descartar ${findings(count)}${where}.`
    case 'rule_review':
      return isDiscarded(outcome)
        ? `${who} descartou o rascunho da regra ${rule} que aguardava a sua revisão.`
        : `${who} pede-lhe que publique a regra ${rule}.`
    case 'rule_answered':
      if (isDiscarded(outcome)) return `${who} descartou o rascunho da regra ${rule} durante a revisão.`
      return outcome === 'published' ? `${who} publicou a regra ${rule}.` : `${who} devolveu a regra ${rule}.`
    case 'deleted':
      return `${who} eliminou ${DELETED[outcome ?? ''] ?? 'algo'}: entrada ${count} do registo de eliminações.`
    case 'budget':
      return outcome === 'hard'
        ? `Os gastos do mês com modelos de IA${key} atingiram o limite: já não é chamado nenhum${by === null ? '' : ' com esta chave'}.`
        : `Os gastos do mês com modelos de IA${key} atingiram o montante de aviso.`
    case 'run_ended':
      if (outcome === FOLLOWED) return `Terminou uma execução de um site que segue${where}, com ${findings(count)} que ainda não viu.`
      return `A auditoria${where} terminou com ${findings(count)}${outcome === NOT_WHOLE ? '; nem tudo foi verificado por inteiro' : ''}.`
    case 'run_failed':
      return `A auditoria${where} falhou: não foi possível ler nada.`
  }
}

const KINDS: Record<NoticeKind, string> = {
  assigned: 'Atribuída a mim',
  mentioned: 'Mencionam-me',
  due: 'Vence amanhã, ou em atraso',
  approval: 'Aguarda a minha aprovação',
  answered: 'O meu pedido teve resposta',
  rule_review: 'Uma regra espera por mim',
  rule_answered: 'A minha regra teve resposta',
  budget: 'Foi atingido um orçamento',
  run_ended: 'Terminou uma execução',
  run_failed: 'Falhou uma execução',
  deleted: 'Algo foi eliminado',
}

export const texts: NoticeTexts = {
  kinds: KINDS,
  sentence,
  one: (kind) => `Imprimatur: ${KINDS[kind].toLocaleLowerCase('pt-PT')}`,
  several: (n) => `Imprimatur: ${n} notificações`,
  noMore: (kind) => `Não receber mais e-mails do tipo «${KINDS[kind]}»:`,
  test: 'Imprimatur: um teste',
  asked: 'Pediu um teste: as notificações por e-mail chegam-lhe.',
  digest: 'O seu próximo resumo, tal como está:',
  nothing: 'Não há nada à espera do seu próximo resumo.',
}
