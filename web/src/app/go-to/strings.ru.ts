import type { goTo as English } from './strings.en.ts'

export const goTo: typeof English = {
  title: 'Перейти',
  label: 'Экраны, сайты, аудиты, документы, утверждения, правила, люди, замечания',
  kinds: {
    screen: 'Экран',
    action: 'Действие',
    setting: 'Настройка',
    site: 'Сайт',
    audit: 'Аудит',
    document: 'Документ',
    claim: 'Утверждение',
    rule: 'Правило',
    person: 'Участник',
    finding: 'Замечания',
  },
  newAudit: 'Новый аудит',
  newSite: 'Новый сайт',
  newDocument: 'Новый документ',
  newRule: 'Новое правило',
  newClaim: 'Новое утверждение',
  theme: 'Светлая или тёмная',
  keys: 'Сочетания клавиш',
  findings: (text) => `Мои замечания с «${text}»`,
  none: 'Ничего с таким названием.',
  searching: 'Поиск…',
  foot: 'Везде, кроме разбора: G, затем M, A, S, D, T, L, C, R или E.',
}
