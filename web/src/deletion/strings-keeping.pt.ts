import { date } from '../base/format.ts'
import { em, plural } from '../base/portuguese.ts'
import type { keeping as English } from './strings-keeping.en.ts'

export const keeping: typeof English = {
  holds: {
    title: 'Retenções legais',
    note:
      'O que está sob retenção não é eliminado por ninguém, nem pela idade. Aplica-se na página de uma auditoria ou de um site, ou ' +
      'na linha de comandos.',
    none: 'Nada está sob retenção.',
    kind: { audit: 'auditoria', site: 'site', document: 'documento', person: 'pessoa' },
    since: (when, name, matter) => `Desde ${date(when)}, por ${name}, para ${matter}`,
    waits: (when) => `A eliminar desde ${date(when)}: os dados estão bloqueados até esta retenção ser levantada.`,
    liftedBy: (when, name) => `Levantada ${em(date(when))} por ${name}`,
    lift: 'Levantar',
    liftWhat: (name) => `Levantar a retenção de ${name}`,
    liftHelp:
      'Depois pode voltar a ser eliminado, salvo se outra retenção ou um prazo mínimo o conservar. Quem a levantou e porquê fica no ' +
      'registo de administração.',
    done: 'A retenção foi levantada',
    doneErased: 'A retenção foi levantada, e os dados que aguardavam foram eliminados',
  },
  minimum: {
    title: 'Conservação mínima',
    note:
      'Durante quanto tempo as auditorias e os documentos aprovados são conservados, pelo menos, seja quem for que os queira ' +
      'eliminar. De várias regras conta a mais longa; uma regra terminada continua a conservar o que é anterior ao seu fim.',
    none: 'Sem regras: tudo pode ser eliminado.',
    covers: 'Abrange',
    coversWhat: { audits: 'Auditorias', documents: 'Documentos aprovados' },
    market: 'Mercado',
    anyMarket: 'todos os mercados',
    yearsLabel: 'Conservar, anos',
    keep: 'Conservar',
    kept: (years) => (years === null ? 'para sempre' : plural(years, 'ano', 'anos')),
    from: { audits: 'a partir do fim da auditoria', documents: 'a partir da última alteração' },
    because: 'Fundamento',
    becauseHelp: 'A lei, o contrato ou a regra interna que o exige.',
    ended: (when) => `Terminou ${em(date(when))}`,
    endedKeeps: (until) => (until ? `conserva o que é anterior até ${date(until)}` : 'conserva para sempre o que é anterior'),
    add: 'Adicionar uma regra',
    added: 'A regra foi adicionada',
    end: 'Terminar',
    endWhat: (because) => `Terminar a regra ${because}`,
    endHelp:
      'O que terminou ou foi alterado pela última vez antes de agora continua conservado, porque foi prometido. O mais recente, não.',
    endedNow: 'A regra terminou',
  },
}
