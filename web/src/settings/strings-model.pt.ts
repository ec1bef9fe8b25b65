import type { model as English } from './strings-model.en.ts'

/** The model that writes, and the one behind it. */
export const model: typeof English = {
  modelNote: 'O que escreve os documentos deste espaço de trabalho. Sem um modelo de IA, os próprios modelos escrevem os rascunhos.',
  modelNow: 'O modelo de IA em uso',
  modelNone: 'Sem modelo de IA',
  modelNoneHelp:
    'Os próprios modelos escrevem os rascunhos, a partir do formulário e dos seus factos. Se indicar um modelo de IA, é ele que escreve ' +
    'com os mesmos modelos.',
  modelFrom: { workspace: 'deste espaço de trabalho', server: 'deste servidor', none: 'rascunhos dos modelos' },
  modelKeyKept: 'A sua chave é guardada cifrada e não volta a ser mostrada.',
  modelNoKey: 'Não tem chave.',
  modelOwners: (role) => `O seu papel aqui é ${role}: quem indica o modelo de IA é um proprietário.`,
  modelOwn: 'Um modelo de IA para este espaço de trabalho',
  modelLabel: 'Fornecedor e modelo de IA',
  modelHelp:
    'fornecedor:modelo. Os fornecedores são ollama, openai, anthropic, google, mistral, azure, bedrock e compatible, para qualquer ' +
    'serviço que fale o protocolo da OpenAI.',
  modelKey: 'Chave',
  modelKeyHelp: 'Guardada cifrada, não volta a ser mostrada. O Ollama não precisa dela.',
  modelKeyStays: 'Há uma chave guardada. Deixe o campo vazio para a manter; indique outra para a substituir.',
  modelUrl: 'Endereço',
  modelUrlHelp: 'Só para serviços próprios. Se for privado, tem de ser permitido em Redes privadas.',
  modelTest: 'Testar',
  modelTesting: 'A perguntar…',
  modelTook: (ms) => `Demorou ${ms} ms.`,
  modelSecond: 'Um segundo modelo de IA',
  modelSecondHelp: 'Escreve o que o primeiro não consegue: quando o serviço falha ou demora, não quando recusa um texto.',
  modelSecondForgetAsk: 'Remover o segundo modelo de IA?',
  modelSecondForgetHelp: 'A sua chave é apagada. Se o primeiro modelo de IA falhar, o pedido falha.',
  modelForget: 'Remover',
  modelForgetAsk: 'Remover o modelo de IA deste espaço de trabalho?',
  modelForgetHelp:
    'A sua chave é apagada. A partir de agora escreve o modelo de IA do servidor, se houver; caso contrário, os modelos escrevem os ' +
    'rascunhos.',
  secondReadingOn: 'ativada',
  secondReadingOff: 'desativada',
  secondReadingHelp:
    'O modelo de IA também pode ler o que audita, página a página, e assinalar alegações que nenhuma lista de palavras deteta. Em ' +
    'páginas de instituições de crédito, corretoras, casinos, lojas e fabricantes de suplementos, as regras por si só encontram ' +
    'cerca de metade das falhas; com uma segunda leitura, quase nove em cada dez. Também indica que constatações das regras não se ' +
    'sustentam: são mostradas com gravidade baixa e com o motivo. O texto dessas páginas é enviado ao modelo de IA, três a quatro ' +
    'perguntas por página.',
  secondReadingChoose: 'Ative-a nos pacotes de regras',
  secondReadingPacks: 'Pacotes de regras',
}
