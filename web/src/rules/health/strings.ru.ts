import { number } from '../../base/format.ts'
import { inRuns, onPages, rules as rulesOf } from '../../base/russian.ts'
import type { duration as Duration, health as English } from './strings.en.ts'

export const health: typeof English = {
  place: 'Навигационная цепочка',
  packLead: (n) => `В пакете ${rulesOf(n)}. То, что в любом из них всегда отклоняют, изучается вместе.`,
  noPack: 'Такого пакета нет',
  pageTitle: (name) => `Качество: ${name} · Imprimatur`,
  rules: 'Правила',
  pages: 'Страницы этого правила',
  tab: 'Качество',
  span: 'Период',
  spans: { five: '5 прогонов', quarter: '90 дней', all: 'Всё' },
  pointedOut: (dismissed, decided) => `${number(dismissed)} из ${number(decided)}`,
  people: 'Отклонено ',
  findingsDecided: ' рассмотренных замечаний. Правило отмечается, если отклонено больше половины хотя бы из 20.',
  hits: 'Срабатывания',
  inRuns: (n) => `в ${inRuns(n)}`,
  lastRuns: (hits) => `Срабатывания в последних прогонах (${number(hits.length)}): ${hits.join(', ')}`,
  noRuns: 'Правило ещё не работало ни в одном аудите.',
  dismissed: 'Отклонено',
  ofDecided: (dismissed, decided) => `${number(dismissed)} из ${number(decided)} рассмотренных`,
  nobody: 'Его замечания ещё никто не рассматривал.',
  time: 'Время до решения',
  sooner: 'половина решается быстрее',
  allRules: (time) => `все правила здесь: ${time}`,
  notKnown: 'ещё неизвестно',
  confidence: 'Достоверность',
  labelled: (faults, labelled) =>
    labelled === 0
      ? 'взята из пакета: ни одно из его собственных предложений не размечено'
      : `нарушений среди размеченных предложений: ${number(faults)} из ` +
        `${number(labelled)}${labelled < 10 ? '; их так мало, что значение в основном от пакета' : ''}`,
  notMeasured: 'Ещё не измерено',
  notMeasuredOwn: 'На размеченных страницах измеряются только правила из поставки. Ваши измеряются вашими решениями.',
  why: 'Почему отклоняли',
  reasons: 'Обоснования',
  noReason: 'Никто ничего из него не отклонял.',
  where: 'Где',
  shareBy: 'Доля отклонённых по сайтам и языкам',
  of: (part, whole) => `${number(part)} из ${number(whole)}`,
  falses: 'Самые частые ложные предложения',
  times: (n) => `${n} ×`,
  sample: 'По новейшим решениям: не больше 2000 среди 20 000 замечаний.',
  openFinding: 'Открыть замечание',
  tighten: {
    title: 'Уточнить',
    sub: (decided) =>
      'предложено по отклонённым предложениям, подсчитано на ' +
      (decided === 1 ? 'единственном рассмотренном замечании' : `всех рассмотренных замечаниях (${number(decided)})`),
    subNewest: (decided) => `предложено по отклонённым предложениям, подсчитано на новейших рассмотренных замечаниях (${number(decided)})`,
    unjudged: (n) => `Не подсчитано: ${number(n)}; правило находит это только вместе со страницей или уже не находит.`,
    none: 'Никакие слова не отличают отклонённые предложения от остальных, поэтому предложить нечего.',
    leave: 'Не трогать',
    gone: 'Ложные, исчезнут',
    lost: 'Верные, пропадут',
    ticked: (n) => (n === 1 ? 'Отмеченное' : `Отмеченные (${number(n)})`),
    kept: (kept, right) => `${number(kept)} из ${number(right)}`,
    keptWords: 'верных остаётся',
    remain: (left, all) => `${number(left)} из ${number(all)}`,
    remainWords: 'ложных остаётся',
    share: (after, before) => `Доля отклонённых была бы ${after} % вместо ${before} %.`,
    wouldBeLost: 'Пропали бы:',
    by: (state, name, day) => `${state}, ${name}, ${day}`,
    make: 'Создать черновик',
    draftNote: 'Следующий черновик правила; пока ничего не работает.',
    copyNote: 'Копия правила пакета; пока ничего не работает. Само правило пакета работает рядом, пока вы его не выключите.',
    made: 'Черновик готов. Опробуйте его, затем опубликуйте.',
  },
  learned: {
    title: 'Выучено по вашим решениям',
    sub: 'что это пространство всегда отклоняет; решения других пространств не используются',
    tooFew: (decided, needed) => `${number(decided)} из ${number(needed)} нужных решений.`,
    train: (decided) => `Учить по решениям (${number(decided)})`,
    again: (decided) => `Учить заново по решениям (${number(decided)})`,
    training: 'Идёт обучение; это может занять несколько минут.',
    measured: (filtered, right) => `Отсеяло бы замечаний: ${filtered}; из них люди отклонили: ${right}.`,
    precision: (share) => `точность ${Math.floor(share * 100)} %`,
    recall: (share) => `полнота ${Math.floor(share * 100)} %`,
    how: (decided, pages) =>
      `Измерено на решениях, не участвовавших в обучении: ${number(decided)} на ${onPages(pages)}, без общих страниц.`,
    trained: (day) => `Обучено ${day}.`,
    notUsable:
      'Слишком редко верно или измерено на слишком малом числе замечаний, чтобы включать. Рассмотрите больше замечаний и обучите снова.',
    what: 'Что делать с замечаниями, которые всегда отклоняют',
    action: { off: 'Ничего', lower: 'Низкая важность', hide: 'Пропускать' },
    does: {
      off: 'Замечания показаны с важностью правила.',
      lower: 'Со следующего аудита у них низкая важность с пояснением. Каждое десятое остаётся как есть, для контроля.',
      hide: 'Со следующего аудита они пропускаются, а страница говорит сколько. Каждое десятое остаётся, для контроля.',
    },
    reason: 'Обоснование',
    save: 'Применить',
    switched: 'Действует со следующего аудита.',
  },
}

/** A length of time in two units: 1 д 4 ч, 9 ч, 12 мин. */
export const duration: typeof Duration = (seconds) => {
  const minutes = Math.round(seconds / 60)
  if (minutes < 1) return 'меньше 1 мин'
  if (minutes < 60) return `${minutes} мин`
  const hours = Math.floor(minutes / 60)
  if (hours < 24) return minutes % 60 === 0 ? `${hours} ч` : `${hours} ч ${minutes % 60} мин`
  return hours % 24 === 0 ? `${Math.floor(hours / 24)} д` : `${Math.floor(hours / 24)} д ${hours % 24} ч`
}
