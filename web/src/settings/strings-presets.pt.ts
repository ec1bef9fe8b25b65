import type { presets as English } from './strings-presets.en.ts'

export const presets: typeof English = {
  title: 'Motivos e tickets',
  note: 'O que os revisores encontram pronto na mesa.',
  reasons: 'Motivos para rejeitar',
  reasonsHelp:
    'Um por linha, pela ordem em que são oferecidos; os algarismos 1 a 9 escolhem-nos. Qualquer outro motivo pode ainda ser ' + 'escrito.',
  trackers: 'Criar um ticket',
  trackersHelp: 'O endereço abre num separador novo; {title}, {body} e {url} são os da ocorrência.',
  name: 'Nome',
  address: 'Endereço de um novo ticket',
  add: (name: string) => `Adicionar ${name}`,
  other: 'outro',
  remove: (name: string) => `Remover ${name}`,
  fault: 'Este endereço não pode abrir um ticket: começa por https:// e um host e contém {title}, {body} ou {url}.',
  saved: 'Guardado',
}
