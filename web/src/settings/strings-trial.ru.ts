import type { modelTrial as English } from './strings-trial.en.ts'

export const modelTrial: typeof English = {
  here: 'Серверы моделей на этой машине',
  use: 'Использовать',
  closed: 'Владелец сервера может открыть свою машину, где, возможно, работает Ollama, vLLM или ' + 'llama.cpp: ALLOW_HOSTS=127.0.0.1.',
  start: 'Испытать на десяти страницах',
  help:
    'Десять наших страниц на семи языках с нарушениями, которых не выдают одни слова. Модель читает ' +
    'их как при аудите; её токены учитываются в расходах.',
  stop: 'Остановить',
  reading: (n, of) => `Читается страница ${n} из ${of}…`,
  page: 'Страница',
  byRules: 'Только правила',
  found: 'Найдено',
  wrong: 'Ошибочно',
  tokens: 'Токены',
  cost: 'Цена',
  seconds: 'Секунды',
  together: 'Вместе',
  sum: (found, faults, byRules, wrong) =>
    `Найдено нарушений: ${found} из ${faults}, одними правилами: ${byRules}. Законных предложений, отмеченных зря: ${wrong}.`,
  stopped: 'Остановлено до последней страницы.',
  notJudged: 'Не оценено',
  switchOn: 'Включить второе чтение',
}
