import type { health as English } from './strings.en.ts'
import { em, pages, plural, rules, runs, word } from '../../base/portuguese.ts'

const decisions = (n: number) => plural(n, 'decisão', 'decisões')

export const health: typeof English = {
  place: 'Onde está',
  packLead: (n) => `Um pacote de ${rules(n)}. O que é sempre descartado de qualquer uma delas aprende-se em conjunto.`,
  noPack: 'Esse pacote não existe',
  pageTitle: (name) => `Desempenho de ${name} · Imprimatur`,
  rules: 'Regras',
  pages: 'Páginas desta regra',
  tab: 'Desempenho',
  span: 'Período',
  spans: { five: '5 execuções', quarter: '90 dias', all: 'Tudo' },
  pointedOut: (dismissed, decided) => `${dismissed} das ${decided}`,
  people: 'Foram descartadas ',
  findingsDecided: ' constatações decididas. Acima de metade de pelo menos 20, a regra é assinalada.',
  hits: 'Deteções',
  inRuns: (n) => `em ${runs(n)}`,
  lastRuns: (hits) => `${hits.join(', ')} deteções ${hits.length === 1 ? 'na última execução' : `nas últimas ${runs(hits.length)}`}`,
  noRuns: 'Ainda não foi executada em nenhuma auditoria.',
  dismissed: 'Descartadas',
  ofDecided: (dismissed, decided) => `${dismissed} de ${decided} decididas`,
  nobody: 'Ninguém decidiu ainda sobre as suas constatações.',
  time: 'Tempo até à decisão',
  sooner: 'metade é decidida antes',
  allRules: (time) => `todas as regras aqui: ${time}`,
  notKnown: 'ainda não se sabe',
  confidence: 'Fiabilidade',
  labelled: (faults, labelled) =>
    labelled === 0
      ? 'tirada do seu pacote: nenhuma das suas frases está classificada'
      : `${faults} de ${plural(labelled, 'frase classificada', 'frases classificadas')} ${word(faults, 'era uma falha', 'eram falhas')}` +
        `${labelled < 10 ? '; são tão poucas que o valor é sobretudo o do pacote' : ''}`,
  notMeasured: 'Ainda não medida',
  notMeasuredOwn: 'Só as regras que vêm com o produto são medidas em páginas classificadas. As suas são medidas pelas suas decisões.',
  why: 'Porque foi descartada',
  reasons: 'Motivos',
  noReason: 'Ninguém descartou nada desta regra.',
  where: 'Onde',
  shareBy: 'Parte descartada por site e idioma',
  of: (part, whole) => `${part} de ${whole}`,
  falses: 'Frases falsas mais frequentes',
  times: (n) => `${n} ×`,
  sample: 'Contado nas decisões mais recentes: 2000 no máximo, procuradas entre 20 000 constatações.',
  openFinding: 'Abrir a constatação',
  tighten: {
    title: 'Afinar',
    sub: (decided) =>
      'proposto a partir das frases descartadas, contado ' +
      `${decided === 1 ? 'na única constatação decidida' : `em todas as ${decided} constatações decididas`}`,
    subNewest: (decided) => `proposto a partir das frases descartadas, contado nas ${decided} constatações decididas mais recentes`,
    unjudged: (n) =>
      `${n} delas não ${word(n, 'conta', 'contam')}: a regra só ${n === 1 ? 'a' : 'as'} encontra com a página à volta, ou já não.`,
    none: 'Nenhuma palavra distingue as frases descartadas das outras, pelo que não há nada a propor.',
    leave: 'Ignorar',
    gone: 'Falsas, fora',
    lost: 'Certas, perdidas',
    ticked: (n) => (n === 1 ? 'A assinalada' : `As ${n} assinaladas`),
    kept: (kept, right) => `${kept} de ${right}`,
    keptWords: 'certas mantidas',
    remain: (left, all) => `${left} de ${all}`,
    remainWords: 'falsas restantes',
    share: (after, before) => `A parte descartada teria sido de ${after}% em vez de ${before}%.`,
    wouldBeLost: 'Perder-se-ia:',
    by: (state, name, day) => `${state} por ${name}, ${day}`,
    make: 'Criar um rascunho com isto',
    draftNote: 'O próximo rascunho da regra; ainda nada é executado.',
    copyNote: 'Uma cópia da regra do pacote; ainda nada é executado. A do pacote continua a par até a desativar.',
    made: 'O rascunho está pronto. Experimente-o e depois publique-o.',
  },
  learned: {
    title: 'Aprendido com as suas decisões',
    sub: 'o que este espaço de trabalho descarta sempre; não se usam decisões de nenhum outro',
    tooFew: (decided, needed) => `${decided} das ${needed} decisões necessárias.`,
    train: (decided) => `Aprender com ${decisions(decided)}`,
    again: (decided) => `Aprender de novo com ${decisions(decided)}`,
    training: 'A aprender; pode demorar alguns minutos.',
    measured: (filtered, right) => `De ${filtered} constatações que teria filtrado, tinham sido descartadas ${right}:`,
    precision: (share) => `precisão ${Math.floor(share * 100)}%`,
    recall: (share) => `exaustividade ${Math.floor(share * 100)}%`,
    how: (decided, count) => `Medido em decisões com que não foi treinado: ${decided} em ${pages(count)}, nenhuma página dos dois lados.`,
    trained: (day) => `Treinado ${em(day)}.`,
    notUsable:
      'Acertou poucas vezes, ou foi medido em poucas constatações, para poder ser ativado. Decida sobre mais constatações e aprenda ' +
      'de novo.',
    what: 'O que se faz às constatações que são sempre descartadas',
    action: { off: 'Nada', lower: 'Mostrar como baixa', hide: 'Excluir' },
    does: {
      off: 'As constatações são mostradas com a gravidade que a regra lhes dá.',
      lower: 'A partir da próxima auditoria têm gravidade baixa e dizem porquê. Uma em cada dez fica como está, para controlo.',
      hide: 'A partir da próxima auditoria são excluídas, e a página diz quantas. Uma em cada dez fica, para controlo.',
    },
    reason: 'Motivo',
    save: 'Alterar',
    switched: 'Vale a partir da próxima auditoria.',
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
