import type { deleting as English } from './strings.en.ts'
import { date, number } from '../base/format.ts'
import { days, findings, pages, plural, runs } from '../base/portuguese.ts'

const size = (bytes: number): string =>
  bytes < 1024 ** 2 ? `${number(Math.ceil(bytes / 1024))} kB` : `${number(Math.round(bytes / 1024 ** 2))} MB`

export const deleting: typeof English = {
  delete: 'Eliminar',
  deleteWhat: { audit: (name) => `Eliminar a auditoria ${name}`, site: (name) => `Eliminar o site ${name}` },
  deletePerson: (name) => `Eliminar os dados de ${name}`,
  deleteData: 'Eliminar dados',
  deleteDocument: (name) => `Eliminar o documento ${name}`,
  counting: 'A contar o que é eliminado…',
  goes: 'O que é eliminado, para sempre',
  stays: 'O que fica',
  pages: 'Páginas tal como eram',
  pagesNumber: (texts, bytes) => `${number(texts)}, ${size(bytes)}`,
  texts: 'Textos extraídos',
  runs: 'Execuções',
  assets: 'Elementos',
  findings: 'Constatações e os seus estados',
  comments: 'Comentários',
  entries: 'Entradas do registo',
  carried: (n, when) => `Decisões herdadas pela execução de ${date(when)}: ${number(n)}, com motivo e nome`,
  otherRuns: 'As outras execuções, e os números no seu histórico',
  noRuns: 'Todas as outras auditorias e sites do espaço de trabalho',
  tombstoneStays: 'Um comprovativo de eliminação no registo, para que a cadeia continue verificável',
  tombstone: 'O comprovativo dirá',
  sha: (hash) => `sha-256 das constatações ${hash.slice(0, 8)} … ${hash.slice(-8)}`,
  shaLater: 'sha-256 das constatações, depois de eliminadas',
  running: 'Ainda está em curso; primeiro é cancelada.',
  compared: (n) =>
    `${plural(n, 'execução foi comparada', 'execuções foram comparadas')} com esta. As decisões ficam; ` +
    'o que surgiu e desapareceu desde então deixa de ser mostrado.',
  schedule: 'O seu agendamento termina.',
  type: 'Escreva o nome para eliminar:',
  nameRight: 'O nome está certo',
  background: 'Decorre em segundo plano; a mesa de revisão continua aberta',
  never: 'Não pode ser anulado',
  verb: {
    audit: (found, assets) => `Eliminar ${findings(found)}, ${pages(assets)}`,
    site: (count, found) => `Eliminar ${runs(count)}, ${findings(found)}`,
    person: (n) => `Eliminar o nome em ${plural(n, 'lugar', 'lugares')}`,
    document: 'Eliminar 1 documento',
  },
  done: { audit: 'A auditoria foi eliminada', site: 'O site foi eliminado', person: 'Os dados foram eliminados' },
  person: {
    account: 'Qualidade de membro, chaves, sessões e início de sessão; a conta, se este era o último espaço de trabalho',
    name: 'Nome nos comentários',
    decided: 'Nome em registos e decisões',
    assigned: 'Atribuições',
    blockedGoes: 'Qualidade de membro, chaves e sessões, de imediato',
    blockedStays: 'Nome, endereço e tudo o resto, até ser levantada a última retenção',
    keepsText: 'O que foi decidido e escrito, sob um pseudónimo',
    keepsTrail: 'O nome dentro das entradas do registo com hash, que ninguém vê: sem ele, a cadeia deixaria de ser verificável',
  },
  document: 'O texto e as suas constatações. O que as auditorias leram dele fica com elas.',
  kept: 'Conservado durante',
  keepNote:
    'O que for mais antigo é eliminado automaticamente dentro de uma hora, com um comprovativo. ' +
    'O que alguém eliminar desaparece de imediato, e as suas linhas pouco depois.',
  keep: {
    pages: 'Páginas tal como eram, dias',
    texts: 'Textos extraídos, dias',
    audits: 'Auditorias inteiras, dias',
    versions: 'Versões de documentos que ninguém nomeou, restaurou, aprovou ou enviou, dias',
  },
  ever: 'para sempre',
  serverKeeps: (n) => `Este servidor conserva páginas e textos durante ${days(n)}, no máximo.`,
  tombstones: 'Eliminado',
  none: 'Ainda não foi eliminado nada',
  noneHelp: 'As auditorias são eliminadas na sua página, por um proprietário que escreve o nome.',
  progress: (removed, total) => `${number(removed)} de ${number(total)} linhas eliminadas`,
  more: 'Mostrar mais',
  placeHold: 'Aplicar uma retenção legal',
  holdHelp:
    'Enquanto durar, ninguém elimina isto: nem proprietários, nem chaves, nem comandos, nem os prazos de conservação. ' +
    'Um proprietário levanta-a em Definições, Conservação.',
  matter: 'Assunto',
  matterHelp: 'O processo, pedido ou investigação a que se destina.',
  held: 'A retenção legal foi aplicada',
  blocks: (text) =>
    `${text}. O acesso termina agora, mas os dados são bloqueados, não eliminados: são eliminados quando for levantada a última ` +
    'retenção sobre a pessoa.',
  verbBlock: 'Bloquear os dados',
  doneBlocked: 'Os dados estão bloqueados até a retenção ser levantada',
}
