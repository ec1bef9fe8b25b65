import type { modelTrial as English } from './strings-trial.en.ts'

export const modelTrial: typeof English = {
  here: 'Servidores de modelos nesta máquina',
  use: 'Usar',
  closed: 'Quem gere este servidor pode abrir a própria máquina, onde talvez corra Ollama, vLLM ou ' + 'llama.cpp: ALLOW_HOSTS=127.0.0.1.',
  start: 'Experimentar em dez páginas',
  help:
    'Dez páginas nossas em sete línguas, com falhas que as palavras por si só não revelam. O modelo ' +
    'lê-as como numa auditoria; os seus tokens contam nas despesas.',
  stop: 'Parar',
  reading: (n, of) => `A ler a página ${n} de ${of}…`,
  page: 'Página',
  byRules: 'Só regras',
  found: 'Encontradas',
  wrong: 'Erradas',
  tokens: 'Tokens',
  cost: 'Custo',
  seconds: 'Segundos',
  together: 'Em conjunto',
  sum: (found, faults, byRules, wrong) =>
    `${found} de ${faults} falhas encontradas, ${byRules} delas só pelas regras. Frases lícitas assinaladas por engano: ${wrong}.`,
  stopped: 'Parado antes da última página.',
  notJudged: 'Não avaliado',
  switchOn: 'Ativar a segunda leitura',
}
