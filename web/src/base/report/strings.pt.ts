import type { reports as English } from './strings.en.ts'

export const reports: typeof English = {
  title: (name) => `Relatório sobre ${name}`,
  period: 'Período',
  from: 'De',
  until: 'Até',
  periodHelp: 'Sem datas: todas as execuções.',
  format: 'Formato',
  formats: {
    pdf: 'PDF/A-2b, com etiquetas',
    docx: 'para escrever nele',
    xlsx: 'constatações em linhas',
    html: 'um ficheiro, sem rede',
  },
  language: 'Idioma',
  evidence: 'O que foi encontrado fica no seu idioma.',
  contents: 'Conteúdo',
  has: {
    audit:
      'O que foi auditado, o que não foi e porquê; as constatações com lei, decisão, motivo e conversa; o tempo até ' +
      'à decisão; o que mudou desde a execução anterior; as alegações aprovadas; as regras e leis nas suas versões; ' +
      'como verificar tudo sem nós.',
    site:
      'Cada execução do período; o que mudou da primeira para a última; o tempo até à decisão; o que a última não ' +
      'leu e porquê; as suas constatações com lei, decisão e conversa; as regras e leis nas suas versões; como ' +
      'verificar tudo sem nós.',
    document:
      'O texto, as suas versões e aprovações, as constatações, o que afirma para além do seu material, os ' +
      'comentários e como verificar sem nós.',
    claim: 'As formulações e condições, as provas, as versões e aprovações, as constatações a que responde e como verificar sem nós.',
  },
  findings: (n) => `Constatações: ${n}`,
  notRead: (n) => `Páginas não lidas: ${n}. Estão listadas com o motivo.`,
  make: (format) => `Criar ${format}`,
  making: (size) => `A criar: ${size} até agora`,
  stop: 'Parar',
  done: 'O relatório está pronto',
  brokeOff: 'O relatório interrompeu-se antes do fim; nenhum ficheiro foi guardado. Tente de novo.',
  command: 'O mesmo por comando:',
  findingLinkHelp:
    'Quem tem a ligação lê esta única constatação sem conta, até ao dia em que termina: a frase, o motivo, a lei, ' +
    'o que fazer, o estado. Sem comentários, sem nomes, sem mais nada.',
}
