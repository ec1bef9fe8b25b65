import type { gates as English } from './strings-gate.en.ts'
import { number } from '../base/format.ts'

export const gates: typeof English = {
  title: 'Controlo de qualidade',
  short: 'Controlo',
  passed: 'Superado',
  failed: (n: number) => `Não superado: ${number(n)}`,
  notRun: 'Ainda não executado',
  none: 'Sem controlo',
  help:
    'As ocorrências rejeitadas e corrigidas não contam. O resultado está também na API, nos eventos e no código de saída de ' +
    '«imprimatur site gate».',
  explain: 'Diz de cada execução se foi encontrado o que não deve estar lá.',
  must: 'Não deve estar lá',
  counts: 'O que conta',
  onlyNew: 'Só o que a execução anterior não tinha',
  onlyUndecided: 'Só o que ninguém decidiu (caso contrário, contam também riscos e urgentes)',
  packs: 'Pacotes',
  anyPack: 'Qualquer pacote',
  set: 'Definir um controlo',
  edit: 'Alterar o controlo',
  remove: 'Remover o controlo',
  saved: 'Controlo guardado',
  removed: 'Controlo removido',
  unread: (n: number) => `Páginas que não foi possível ler: ${number(n)}. Não se sabe o que contêm.`,
  ofRun: (n: number) => `Execução ${number(n)}`,
  needsOne: 'Escolha pelo menos uma gravidade.',
  portfolio: 'Carteira',
  needsPack: 'Escolha pelo menos um pacote.',
}
