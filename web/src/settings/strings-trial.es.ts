import type { modelTrial as English } from './strings-trial.en.ts'

export const modelTrial: typeof English = {
  here: 'Servidores de modelos en este equipo',
  use: 'Usar',
  closed:
    'Quien opera este servidor puede abrir su propio equipo, donde quizá funcione Ollama, vLLM o ' + 'llama.cpp: ALLOW_HOSTS=127.0.0.1.',
  start: 'Probar con diez páginas',
  help:
    'Diez páginas propias en siete idiomas, con fallos que las palabras solas no delatan. El modelo las ' +
    'lee como en una auditoría; sus tokens cuentan en los gastos.',
  stop: 'Detener',
  reading: (n, of) => `Leyendo la página ${n} de ${of}…`,
  page: 'Página',
  byRules: 'Solo reglas',
  found: 'Encontrados',
  wrong: 'Erróneos',
  tokens: 'Tokens',
  cost: 'Coste',
  seconds: 'Segundos',
  together: 'En total',
  sum: (found, faults, byRules, wrong) =>
    `${found} de ${faults} fallos encontrados, ${byRules} de ellos solo con las reglas. Frases lícitas señaladas por error: ${wrong}.`,
  stopped: 'Detenido antes de la última página.',
  notJudged: 'Sin juzgar',
  switchOn: 'Activar la segunda lectura',
}
