import type { claimProofs as English } from './strings-proofs.en.ts'
import { days, em, pages, plural } from '../base/portuguese.ts'

export const claimProofs: typeof English = {
  knowledge: 'Base de conhecimento',
  file: 'Escolha ou largue aqui o ficheiro que a prova',
  fileHelp: 'É lido e guardado tal como está. PDF, Word, páginas web e textos, até 20 MB.',
  reading: 'A ler…',
  read: 'Ler e guardar a página',
  address: 'Endereço',
  /** Of what was read: its name, how many pages (null: it has none), and when. */
  readFrom: (name, count, day) => `${name}${count === null ? '' : `, ${pages(count)}`}, lido ${em(day)}`,
  takeAway: 'Remover',
  base: 'Base de conhecimento',
  chooseBase: 'Escolha uma',
  searchEntries: 'Procurar nas entradas',
  noEntry: 'Nenhuma entrada corresponde.',
  foundOn: (page) => `Encontrado na página ${page}`,
  found: 'Encontrado',
  times: (n) => `aparece ${plural(n, 'vez', 'vezes')}`,
  notFound: 'Estas palavras não constam do texto. Copie-as tal como lá estão.',
  missing: 'Não se encontra no texto: está escrito de outra forma',
  noSource: 'uma descrição; nada fica guardado',
  changed: 'A entrada diz hoje outra coisa; vale o que dizia então.',
  gone: 'A entrada já não existe; vale o que dizia então.',
  download: 'Transferir',
  hasEnded: (day) => `Terminou ${em(day)} e, com ela, a alegação`,
  endsSoon: (day, left) => `Termina ${em(day)}, dentro de ${days(left)}, e com ela a alegação`,
}
