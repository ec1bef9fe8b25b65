import type { goTo as English } from './strings.en.ts'

export const goTo: typeof English = {
  title: 'Ir para',
  label: 'Ecrãs, sites, auditorias, documentos, alegações, regras, pessoas, constatações',
  kinds: {
    screen: 'Ecrã',
    action: 'Ação',
    setting: 'Definição',
    site: 'Site',
    audit: 'Auditoria',
    document: 'Documento',
    claim: 'Alegação',
    rule: 'Regra',
    person: 'Pessoa',
    finding: 'Constatações',
  },
  newAudit: 'Nova auditoria',
  newSite: 'Novo site',
  newDocument: 'Novo documento',
  newRule: 'Nova regra',
  newClaim: 'Nova alegação',
  theme: 'Claro ou escuro',
  keys: 'Ajuda do teclado',
  findings: (text) => `As minhas constatações com «${text}»`,
  none: 'Não há nada com esse nome.',
  searching: 'A procurar…',
  foot: 'Fora da mesa de revisão: G e depois M, A, S, D, T, L, C, R ou E.',
}
