import { number } from '../../base/format.ts'
import { findings, ofFindings, plural, sentence, word } from '../../base/russian.ts'
import type { inbox as English } from './strings.en.ts'

const rowsOf = (n: number) => plural(n, 'строка', 'строки', 'строк')
const DELETED: Record<string, string> = { audit: 'Удалён аудит', site: 'Удалён сайт', person: 'Удалены данные человека' }
const stays = (n: number) => word(n, 'остаётся', 'остаются', 'остаются')

export const inbox: typeof English = {
  title: 'Мои задачи',
  pageTitle: (name) => `${name} · Imprimatur`,
  note: (total, sites, overdue, week) =>
    [
      sites > 0 ? `${number(total)} на ${plural(sites, 'сайте', 'сайтах', 'сайтах')}` : 'Ничего не ждёт',
      `просрочено: ${number(overdue)}, срок на этой неделе: ${number(week)}`,
    ].join(' · '),
  views: 'Виды',
  view: {
    everything: 'Всё',
    approval: 'На моё согласование',
    assigned: 'Назначено мне',
    mentions: 'Упоминания',
    overdue: 'Просрочено',
    week: 'Срок на этой неделе',
    snoozed: 'Отложено',
    nobody: 'Со сроком, не назначено',
  },
  myViews: 'Мои виды',
  sharedViews: 'Общие',
  saveView: 'Сохранить как вид',
  viewName: 'Название вида',
  viewShared: 'Для всех в пространстве',
  save: 'Сохранить',
  saved: (name) => `Вид «${name}» сохранён`,
  deleteView: (name) => `Удалить вид: ${name}`,
  searchLabel: 'Поиск в моих задачах',
  severity: 'Важность',
  site: 'Сайт',
  rule: 'Правило',
  language: 'Язык',
  orderBy: 'Группировка',
  order: { due: 'По сроку', site: 'По сайтам', reason: 'По причине' },
  section: {
    approval: 'Ждёт моего согласования',
    overdue: 'Просрочено',
    week: 'Срок на этой неделе',
    later: 'Позже или без срока',
    mentioned: 'Упоминания',
    assigned: 'Назначено мне',
    nobody: 'Не назначено',
  },
  openDesk: 'Открыть в разборе',
  review: (n) => (n === 1 ? 'Разобрать это' : `Разобрать эти ${number(n)}`),
  pick: (rule) => `Выбрать: ${rule}`,
  picked: (n, rows) =>
    `${word(n, 'Выбрано', 'Выбраны', 'Выбрано')} ${findings(n)}` + (rows === n ? '' : ` в ${plural(rows, 'строке', 'строках', 'строках')}`),
  requestsPicked: (n) => `${plural(n, 'запрос', 'запроса', 'запросов')}; ответить можно ${n === 1 ? 'на его странице' : 'на их страницах'}`,
  pickShown: (loaded, total) => (loaded < total ? `Выбрать показанные ${number(loaded)}` : `Выбрать все ${number(total)}`),
  partly: (done, why) => `Сделано в ${plural(done, 'аудите', 'аудитах', 'аудитах')}, затем отказ: ${why}`,
  atDesk: {
    here: (rows, total) =>
      `К этому аудиту ${word(rows, 'относится', 'относятся', 'относится')} ${rowsOf(rows)} из ${number(total)} в моих задачах`,
    none: 'В этом аудите ничего из этого не осталось',
    next: (name, rows) => `Дальше: ${name}, ${number(rows)}`,
    back: 'Назад к моим задачам',
  },
  empty: 'Вас ничего не ждёт',
  emptyHelp: 'Здесь видно то, что назначено вам, упоминает вас или ждёт вашего согласования, из любого аудита.',
  noMatch: 'Ничего подходящего',
  onAssets: (n) => plural(n, 'материал', 'материала', 'материалов'),
  noRule: 'Без правила',
  asksToDismiss: (who) => `${who} просит отклонить`,
  mentionsMe: (who) => `${who} упоминает меня`,
  assignedToMe: 'Назначено мне',
  byWhom: (who, when) => `${who}, ${when}`,
  byRule: (rule) => `правило «${rule}»`,
  dueNobody: 'Со сроком, не назначено',
  asked: (when) => `запрос ${when}`,
  somebody: 'Кто-то',
  decide: 'Решить',
  more: (n) => `Показать ещё ${number(n)}`,
  overBy: (days) => `просрочено на ${plural(days, 'день', 'дня', 'дней')}`,
  overToday: 'просрочено с сегодняшнего дня',
  wasDue: (when) => `срок был ${when}`,
  due: (when) => `срок ${when}`,
  noDate: 'без срока',
  today: 'сегодня',
  tomorrow: 'завтра',
  snooze: 'Отложить',
  snoozeUntil: 'Отложить до',
  laterToday: 'Сегодня позже',
  fromTomorrow: 'Завтра',
  nextWeek: 'На следующей неделе',
  afterNextRun: 'После следующего прогона',
  pickDate: 'Выбрать дату…',
  date: 'Дата',
  snoozeNote: (due) =>
    due === null ? 'Только для вас.' : sentence(`Только для вас. Просроченное сразу возвращается; срок прежний: ${due}`),
  snoozedUntil: (when) => `Отложено до ${when}`,
  snoozedUntilRun: 'Отложено до конца следующего прогона',
  wake: 'Показать снова',
  mentionDone: 'Сделано, убрать упоминание',
  keys: {
    move: 'переход',
    open: 'открыть',
    review: 'разобрать эти',
    pick: 'выбрать',
    snooze: 'отложить',
    assign: 'назначить выбранное',
    approve: 'одобрить или отказать',
    all: 'Все клавиши',
    undo: 'отменить',
  },
  approve: {
    crumb: 'На моё согласование',
    where: 'Навигационная цепочка',
    heading: (n) => `Отклонить ${findings(n)}?`,
    askedBy: (who, when) => `Запрос: ${who}, ${when}`,
    why: 'такая важность требует второй пары глаз',
    requested: 'в запросе',
    request: 'Запрос',
    gives: 'обосновывает,',
    morePages: (n) => `и ещё ${plural(n, 'материал', 'материала', 'материалов')}`,
    evidence: 'Основания',
    comments: (n) => `Обсуждение замечания, ${plural(n, 'комментарий', 'комментария', 'комментариев')}`,
    page: 'Страница, какой её прочитали',
    earlier: 'Прежние решения о нём',
    none: 'нет',
    whyFound: 'Причина',
    law: 'Закон',
    yourReason: 'Ваше обоснование',
    optional: 'обязательно при отказе, желательно при одобрении',
    reasonHelp: (who) => `Его увидит ${who}; в журнале оно стоит под вашим именем`,
    reasonNeeded: 'Скажите почему: для отказа нужно обоснование.',
    canUndo: 'Отменить можете вы оба, в журнале',
    deny: 'Отказать',
    doApprove: (n) => `Одобрить, отклонить ${number(n)}`,
    approved: (n, left) => `Отклонено: ${findings(n)}${leftOver(left)}`,
    denied: (n, left) => `Отказ: ${findings(n)} ${stays(n)} без изменений${leftOver(left)}`,
    whatHappens: 'Что произойдёт',
    until: 'Пока вы не решили',
    untilText: (n, state) =>
      `${n === 1 ? 'Состояние не меняется' : `Состояние всех ${number(n)} не меняется`}: ${state}, и здесь, и в API. ` +
      'Так оно учтено и в печати, а сроки идут.',
    ifApprove: 'Если одобрить',
    ifApproveText: (n) =>
      `${findings(n)} ${word(n, 'будет отклонено', 'будут отклонены', 'будут отклонены')}, с обоими именами и обоснованиями. ` +
      'Следующие прогоны переносят это, пока не изменятся предложение и правило. Рассмотренное тем временем иначе остаётся как есть.',
    ifDeny: 'Если отказать',
    ifDenyText: (n, who) =>
      `${findings(n)} ${stays(n)} без изменений, а ваше обоснование прочитает ${who}. ` +
      'Можно попросить снова; отказ остаётся в журнале.',
    who: 'Кто может',
    whoText: (who) =>
      `Любой владелец или редактор, кроме автора запроса (${who}), который может его отозвать. ` +
      'Если в следующем прогоне предложение изменится, запрос утратит силу, и об этом будет сказано.',
    meanwhile: (n) => `Из запроса тем временем рассмотрено иначе и не будет затронуто: ${findings(n)}.`,
    withdraw: 'Отозвать запрос',
    withdrawHelp: (n) =>
      `${n === 1 ? 'Замечание остаётся' : `Все ${number(n)} остаются`} без изменений, и больше никого не просят о согласовании.`,
    withdrawn: (n) => `Отозвано: ${findings(n)} ${stays(n)} без изменений`,
    over: {
      withdrawn: (who, when) => `Запрос отозван ${when} (${who}).`,
      approved: (who, when) => `Запрос одобрен ${when} (${who}).`,
      denied: (who, when) => `Отказано ${when} (${who}).`,
      lapsed: 'Всё, о чём был запрос, тем временем рассмотрено иначе: отвечать не на что.',
    },
  },
  bell: {
    title: 'Уведомления',
    unread: (n) => (n === 0 ? 'Уведомления' : `Уведомления, непрочитанных: ${number(n)}`),
    none: 'Пока ничего',
    readAll: 'Отметить все прочитанными',
    settings: 'Настройки уведомлений',
    said: ({ kind, by, count, outcome, audit_name: audit, rule_id: rule }) => {
      const who = by ?? 'Кто-то'
      const where = audit ? `, ${audit}` : ''
      const isDiscarded = outcome === 'discarded' || outcome === 'deleted'
      const what: Record<string, string> = {
        assigned: outcome === 'rule' ? `Правило «${who}» назначает мне ${findings(count)}` : `${who} назначает мне ${findings(count)}`,
        mentioned: `${who} упоминает меня`,
        due: outcome === 'overdue' ? `Просрочено у меня: ${findings(count)}` : `Срок в течение суток у меня: ${findings(count)}`,
        approval: `${who} просит отклонить ${findings(count)}`,
        answered:
          outcome === 'lapsed'
            ? `Мой запрос (${findings(count)}) утратил силу`
            : `${outcome === 'approved' ? 'Одобрен мой запрос' : outcome === 'denied' ? 'Отказ на мой запрос' : 'Ответ на мой запрос'} ` +
              `об отклонении ${ofFindings(count)} (${who})`,
        rule_review: isDiscarded
          ? `Отброшен черновик правила ${rule}, который меня ждал (${who})`
          : `${who} просит меня опубликовать правило ${rule}`,
        rule_answered: isDiscarded
          ? `Отброшен черновик правила ${rule}, который был на согласовании (${who})`
          : outcome === 'published'
            ? `Опубликовано правило ${rule} (${who})`
            : `Возвращено правило ${rule} (${who})`,
        run_ended:
          outcome === 'followed'
            ? `Завершён прогон; новое для меня: ${findings(count)}`
            : `Завершён аудит: ${findings(count)}${outcome === 'not-whole' ? ', не всё проверено полностью' : ''}`,
        deleted: `${DELETED[outcome ?? ''] ?? 'Что-то удалено'} (${who})`,
        budget:
          `Расходы на модели${by === null ? '' : ` (ключ «${by}»)`} достигли ` + (outcome === 'hard' ? 'предела' : 'порога предупреждения'),
        run_failed: 'Аудит не удался',
      }
      return `${what[kind] ?? kind}${where}`
    },
  },
  pending: (who, when) => `${who} просит отклонить это, ${when}; запрос ждёт второго человека.`,
  toRequest: 'Одобрить или отказать',
  waiting: (n) => `${findings(n)} ${word(n, 'ждёт', 'ждут', 'ждут')} второго человека; до тех пор состояние не меняется`,
}

function leftOver(left: number): string {
  return left > 0 ? `; без изменений, так как тем временем рассмотрено иначе: ${number(left)}` : ''
}
