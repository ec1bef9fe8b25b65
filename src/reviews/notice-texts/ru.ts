import type { NoticeRow } from '../../db/people/notices.ts'
import { ENDED_ACTION } from '../chart/chart.ts'
import { ENDS_SOON, FOLLOWED, NOT_WHOLE } from '../chart/notices.ts'
import type { NoticeKind } from '../chart/notices.ts'
import { isDiscarded } from './texts.ts'
import type { NoticeTexts } from './texts.ts'

const number = (n: number): string => n.toLocaleString('ru')
const rules = new Intl.PluralRules('ru')
const findings = (n: number): string => `${number(n)} ${{ one: 'замечание', few: 'замечания' }[rules.select(n) as string] ?? 'замечаний'}`
const somebody = 'Кто-то'
const DELETED: Record<string, string> = { audit: 'удалён аудит', site: 'удалён сайт', person: 'удалены данные человека' }

function sentence({ kind, by, count, outcome, audit_name: name, rule_id: rule }: NoticeRow): string {
  const title = name === null ? '' : ` «${name}»`
  const where = name === null ? '' : `, «${name}»`
  const who = by ?? somebody
  const key = by === null ? '' : ` (ключ «${by}»)`
  switch (kind) {
    case 'assigned':
      return `${outcome === 'rule' ? `Правило «${by}»` : who} назначает вам ${findings(count)}${where}.`
    case 'mentioned':
      return `${who} упоминает вас в комментарии${where}.`
    case 'due':
      if (outcome === ENDS_SOON) return `Скоро истекают решения, за которые вы отвечаете${where}: ${findings(count)}.`
      if (outcome === ENDED_ACTION) return `Истекли решения, за которые вы отвечаете${where}; решить снова: ${findings(count)}.`
      return outcome === 'overdue'
        ? `Просрочено, назначено вам: ${findings(count)}.`
        : `Срок в течение суток, назначено вам: ${findings(count)}.`
    case 'approval':
      return `${who} просит отклонить ${findings(count)}${where}. Запрос ждёт вашего согласования.`
    case 'answered':
      return outcome === 'lapsed'
        ? `Ваш запрос на отклонение (${findings(count)}${where}) утратил силу: тем временем всё рассмотрено иначе.`
        : `Ваш запрос на отклонение (${findings(count)}${where}): ${outcome === 'approved' ? 'одобрено' : 'отказано'}, ${who}.`
    case 'rule_review':
      return isDiscarded(outcome)
        ? `${who}: отброшен черновик правила ${rule}, который вас ждал.`
        : `${who} просит вас опубликовать правило ${rule}.`
    case 'rule_answered':
      if (isDiscarded(outcome)) return `${who}: отброшен черновик правила ${rule}, который был на согласовании.`
      return outcome === 'published' ? `${who}: опубликовано правило ${rule}.` : `${who}: возвращено правило ${rule}.`
    case 'deleted':
      return `${who}: ${DELETED[outcome ?? ''] ?? 'что-то удалено'}, запись ${count} в журнале удалений.`
    case 'budget':
      return outcome === 'hard'
        ? `Расходы этого месяца на модели${key} достигли предела: модели больше не вызываются.`
        : `Расходы этого месяца на модели${key} достигли порога предупреждения.`
    case 'run_ended':
      if (outcome === FOLLOWED) return `Завершён прогон отслеживаемого сайта${where}; новое для вас: ${findings(count)}.`
      return `Аудит${title} завершён: ${findings(count)}${outcome === NOT_WHOLE ? '; не всё проверено полностью' : ''}.`
    case 'run_failed':
      return `Аудит${title} не удался: ничего не удалось прочитать.`
  }
}

const KINDS: Record<NoticeKind, string> = {
  assigned: 'Назначено мне',
  mentioned: 'Меня упоминают',
  due: 'Срок завтра или прошёл',
  approval: 'Ждёт моего согласования',
  answered: 'Ответ на мой запрос',
  rule_review: 'Меня ждёт правило',
  rule_answered: 'Ответ о моём правиле',
  budget: 'Достигнут бюджет',
  run_ended: 'Прогон завершён',
  run_failed: 'Прогон не удался',
  deleted: 'Что-то удалено',
}

export const texts: NoticeTexts = {
  kinds: KINDS,
  sentence,
  one: (kind) => `Imprimatur: ${KINDS[kind].charAt(0).toLowerCase()}${KINDS[kind].slice(1)}`,
  several: (n) => `Imprimatur, уведомления: ${n}`,
  noMore: (kind) => `Больше не присылать письма вида «${KINDS[kind]}»:`,
  test: 'Imprimatur: проба',
  asked: 'Вы запросили пробу: уведомления по почте до вас доходят.',
  digest: 'Ваша следующая сводка, как она выглядит сейчас:',
  nothing: 'Для следующей сводки ничего нет.',
}
