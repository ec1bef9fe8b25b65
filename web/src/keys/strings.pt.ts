import type { keyLimits as English } from './strings.en.ts'
import { em } from '../base/portuguese.ts'

/** What an API key may do, until when, and its rotation. */
export const keyLimits: typeof English = {
  scopes: 'O que pode fazer?',
  scope: {
    read: ['Ler', 'auditorias, constatações, documentos, modelos; seguir eventos'],
    review: ['Rever', 'decisões e comentários'],
    write: ['Escrever', 'iniciar auditorias, carregar ficheiros, escrever documentos, alterar regras'],
    check: ['Verificar', 'verificar textos; nada fica guardado'],
    administer: ['Administrar', 'endereços de webhook do espaço de trabalho; eliminar auditorias e sites'],
    keys: ['Chaves', 'criar, renovar e revogar chaves, nenhuma com mais permissões do que esta'],
  },
  expires: 'Último dia',
  expiresHelp: 'Funciona até ao fim desse dia. Vazio: até ser revogada.',
  rate: 'Pedidos por segundo',
  rateHelp: 'Vazio: o limite do servidor.',
  endedAt: (day) => `expirou ${em(day)}`,
  endsAt: (day) => `expira ${em(day)}`,
  perSecond: (n) => `${n}/s`,
  replaced: 'renovada',
  from: (address) => `de ${address}`,
  rotate: 'Renovar',
  rotateAsk: (name) => `Renovar «${name}»?`,
  rotateHelp:
    'É criada uma nova chave com as mesmas permissões, mostrada uma única vez. A antiga continua durante o tempo que escolher; ' +
    'depois é recusada.',
  overlap: 'A chave antiga funciona',
  overlaps: { 0: 'já não', 1: 'mais uma hora', 24: 'mais um dia', 168: 'mais uma semana', 720: 'mais trinta dias' } as Record<
    string,
    string
  >,
  pickOne: 'Escolha pelo menos uma.',
}
