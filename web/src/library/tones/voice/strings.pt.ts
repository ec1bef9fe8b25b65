import type { voice as English } from './strings.en.ts'
import { fileTypes, plural } from '../../../base/portuguese.ts'

const words = (n: number) => plural(n, 'palavra', 'palavras')
const places = (n: number) => plural(n, 'ponto', 'pontos')

/** A voice from examples, tried, and its versions. */
export const voice: typeof English = {
  open: 'A partir de exemplos',
  paste: (language) => `Textos que soam bem (${language})`,
  pasteHelp: 'Cole textos seus, separados por uma linha em branco. Nada deles fica guardado.',
  pasted: 'Texto colado',
  files: 'Ficheiros',
  filesHelp: `${fileTypes('knowledge')}, até dez de 20 MB.`,
  drop: 'Escolha ficheiros ou largue-os aqui',
  addresses: 'Endereços, um por linha',
  addressesHelp: 'Páginas suas, até dez. São lidas como uma auditoria as lê; as privadas só onde o espaço de trabalho o permite.',
  readThem: 'Ler as páginas',
  reading: 'A ler…',
  sources: 'Lido até agora',
  words,
  otherLanguage: (language) => `parece ser ${language}`,
  without: 'Excluir',
  unread: (name, reason) => `${name}: ${reason}`,
  tooLittle: 'Muito pouco para medir; são precisas mais algumas frases.',
  measured: (sentences, count) => `${plural(sentences, 'frase', 'frases')}, ${words(count)}`,
  measuredTitle: 'Medido',
  modelTitle: 'Proposto pelo modelo de IA',
  ask: 'Pedir orientações ao modelo de IA',
  asking: 'O modelo de IA está a ler…',
  askHelp:
    'Vê o início de cada texto. O que propõe é mostrado com os respetivos indícios, e só quando as suas citações constam dos textos.',
  noModel: 'Com um modelo de IA há propostas além do que se pode medir. Um proprietário define-o em Definições, Modelo de IA.',
  leftOut: (n) => `${plural(n, 'proposta excluída', 'propostas excluídas')}: os textos não as mostram`,
  address: (how) => (how === 'formal' ? 'Tratar o leitor formalmente' : 'Tratar o leitor informalmente'),
  list: { address: 'tratamento', do: 'fazer', dont: 'não fazer', use: 'palavras a usar', avoid: 'palavras a evitar' },
  take: 'Aceitar',
  takeAll: 'Aceitar todas',
  taken: 'aceite',
  evidence: 'Onde',
  tryOpen: 'Experimentar um texto',
  like: 'Isto soa à nossa voz?',
  likePaste: 'Um texto para experimentar',
  likeHelp: 'Comparado com o que está acima: tratamento, extensão das frases, pontuação e palavras a evitar.',
  score: (score, n) => `${score} de 100 · ${n === 0 ? 'nada a apontar' : places(n)}`,
  against: (guideline) => `não: ${guideline}`,
  beside: 'Ao lado de outra voz',
  paragraph: 'Um parágrafo',
  other: 'A outra voz',
  tryBoth: 'Experimentar as duas',
  trying: 'A escrever…',
  besideHelp: (hasModel) =>
    hasModel
      ? 'O modelo de IA escreve o parágrafo nesta voz, tal como está acima, e na outra. Nada fica guardado.'
      : 'Sem um modelo de IA são aplicados os pares de palavras de cada voz. Nada fica guardado.',
  thisVoice: (name) => name || 'Esta voz',
  asStored: (name) => `${name}, como está guardada`,
  scored: (before, after) =>
    before === null
      ? ''
      : after === null
        ? `O parágrafo: ${before} de 100`
        : `O parágrafo: ${before} de 100 · assim escrito: ${after} de 100`,
  found: (n) => (n === 0 ? 'As regras não encontram nada' : `As regras encontram ${plural(n, 'problema', 'problemas')}`),
  history: 'Versões',
  historyHelp: 'Cada gravação é mantida. Uma versão restaurada é uma nova versão.',
  inUse: 'em uso',
  byOn: (name, when) => `${name ?? 'Linha de comandos'}, ${when}`,
  compareWith: (version) => `Comparar com a ${version}`,
  compareUsed: 'Comparar com a que está em uso',
  changes: (from, to) => `Da versão ${from} para a versão ${to}`,
  noChange: 'Dizem o mesmo.',
  part: {
    name: 'Nome',
    description: 'Descrição',
    address: 'Tratamento do leitor',
    do: 'Fazer',
    dont: 'Não fazer',
    use: 'Palavras a usar',
    avoid: 'Palavras a evitar',
    examples: 'Exemplos',
    other: 'Mais alguma coisa',
  },
  restore: (version) => `Restaurar a ${version}`,
  restoreTitle: (version) => `Restaurar a versão ${version}?`,
  restoreHelp: 'Passa a ser uma nova versão. O que está no formulário sem guardar perde-se.',
  restoreWhat: 'O quê',
  everything: 'Tudo',
  restoreVerb: 'Restaurar',
  restored: (version) => `A versão ${version} está de novo em uso`,
}
