import { number } from '../base/format.ts'
import type { stamps as English } from './strings-stamps.en.ts'

export const stamps: typeof English = {
  title: 'Selos temporais',
  note:
    'Uma autoridade sela as cabeças dos registos com a hora (RFC 3161). Só se envia um hash. Um selo prova que um registo ' +
    'existia nesse momento, não que uma página fosse autêntica.',
  none: 'Não há autoridade indicada. A cadeia de hashes funciona sem ela.',
  url: 'Endereço da autoridade',
  policy: 'Política',
  policyHelp: 'Um identificador de objeto como 1.2.3.4.1. Vazio: a da autoridade.',
  user: 'Utilizador',
  password: 'Palavra-passe',
  passwordKept: 'Há uma palavra-passe guardada. Deixe vazio para a manter.',
  certificates: 'Certificados (PEM)',
  certificatesHelp: 'O certificado da autoridade tem de remontar a um deles. Vazio: não é verificado.',
  daily: 'Selar todos os dias o que mudou',
  save: 'Guardar',
  saved: 'A autoridade está guardada.',
  now: 'Selar agora',
  state: 'Estado da autoridade',
  last: (when, serial) => `Último selo: ${when}, série ${serial}.`,
  never: 'Ainda não há selos.',
  unstamped: (n) => `Registos com entradas depois do último selo: ${number(n)}.`,
  waiting: (tries, why) => `A autoridade não deu selo (tentativas: ${number(tries)}): ${why}`,
  again: (when) => `Volta a ser pedido: ${when}.`,
  stamped: 'Selado.',
  nothing: 'Nada mudou desde o último selo.',
  list: 'Selos',
  columns: { when: 'Quando', authority: 'Autoridade', heads: 'Cabeças', serial: 'Série', files: 'Ficheiros' },
  waits: 'à espera',
  more: 'Mostrar mais selos',
}
