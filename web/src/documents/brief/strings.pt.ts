import { number } from '../../base/format.ts'
import type { briefBox as English } from './strings.en.ts'

export const briefBox: typeof English = {
  title: 'Por palavras suas',
  help: 'Escreva como diria a um colega: o que é, preços, dias, como contactar. O formulário abaixo é preenchido assim e nada é inventado.',
  read: 'Preencher o formulário',
  reading: 'A ler…',
  filled: (n) => `Campos preenchidos: ${number(n)}`,
  byModel: (model) => `lido por ${model}`,
  from: 'de',
  kept: 'Já os tinha preenchido; ficam como estão',
  asked: 'Ainda falta',
  why: {
    required: 'o seu texto não o diz',
    currency: 'em que moeda?',
    year: 'em que ano?',
    several: 'qual deles?',
    open: 'não é um preço único',
  },
  unused: 'Não entrou em nenhum campo',
  dropped: 'Não está no seu texto, por isso ficou de fora',
  nothing: 'Não foi possível ler nada.',
  otherLanguage: (read, chosen) => `O seu texto parece estar em ${read} e o documento está pedido em ${chosen}.`,
  writeIn: (language) => `Escrever em ${language}`,
  withModel: 'Com um modelo: um texto escrito de novo a partir do que preencher.',
  withoutModel: 'Sem modelo: o que preencher, palavra por palavra, sob títulos.',
  onlyModel: 'Precisa de um modelo de linguagem.',
  repeats: 'Aqui nenhum modelo escreve: os textos desta campanha repetem as mesmas frases, dispostas como cada modelo de texto pede.',
}
