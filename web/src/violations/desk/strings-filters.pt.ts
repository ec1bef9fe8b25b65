import type { deskFilters as English } from './strings-filters.en.ts'
import { number } from '../../base/format.ts'

export const deskFilters: typeof English = {
  title: 'Filtros',
  all: 'Todos os filtros',
  find: 'Procurar um filtro ou um valor',
  apply: 'Aplicar',
  foot: 'As setas deslocam, Espaço assinala.',
  enterTakes: (label) => `Enter escolhe: ${label}`,
  more: (n) => `Mais ${number(n)}: escreva uma palavra`,
  keys: {
    elevatedWithEnd: 'Risco elevado, com um fim',
    screens: 'Outro ecrã (fora da mesa de revisão): G e a letra',
    findings: 'Constatações da entrada',
    inEditor: 'No editor de regras',
    save: 'Guardar o rascunho',
    mustHit: 'Guardar a frase como acerto',
    leaveAlone: 'Guardá-la como a ignorar',
    changeClaim: 'Alterar a alegação',
    replace: 'Localizar e substituir',
    takeSuggestion: 'Aceitar a sugestão',
    tallies: 'Uma contagem como filtro',
  },
}
