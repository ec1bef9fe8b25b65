import type { portfolio as English } from './strings-portfolio.en.ts'
import { number } from '../base/format.ts'

export const portfolio: typeof English = {
  title: 'Портфель',
  note: (n: number) => `Сайтов: ${number(n)}. Открыто: не отклонено и не исправлено в последнем завершённом прогоне.`,
  site: 'Сайт',
  trend: 'Находки по прогонам',
  open: 'Открыто',
  new: 'Новые и старые',
  overdue: 'Просрочено',
  waiting: 'Ждёт',
  newOld: (n: number, o: number) => `новых: ${number(n)}, старых: ${number(o)}`,
  firstRun: 'Первый прогон',
  noRun: 'Ни один прогон ещё не завершён',
  person: (name: string, n: number) => `${name}: ${number(n)}`,
  second: (name: string, n: number) => `Второй человек, просит ${name}: ${number(n)}`,
  since: (when: string) => `самая старая: ${when}`,
  more: (n: number) => `И другие: ${number(n)}`,
  nobody: 'Никого',
  empty: 'Нет подходящих сайтов',
  emptyHelp: 'Сайты проверяются снова и снова; они появятся здесь, как только будет хотя бы один.',
}
