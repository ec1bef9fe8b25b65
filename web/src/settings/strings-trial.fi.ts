import type { modelTrial as English } from './strings-trial.en.ts'

export const modelTrial: typeof English = {
  here: 'Mallipalvelimet tällä koneella',
  use: 'Käytä',
  closed: 'Palvelimen ylläpitäjä voi avata oman koneensa, jolla ehkä toimii Ollama, vLLM tai llama.cpp: ' + 'ALLOW_HOSTS=127.0.0.1.',
  start: 'Kokeile kymmenellä sivulla',
  help:
    'Kymmenen omaa sivuamme seitsemällä kielellä; virheitä, joita pelkät sanat eivät paljasta. ' +
    'Malli lukee ne kuten auditoinnissa, ja sen tokenit lasketaan kuluihin.',
  stop: 'Pysäytä',
  reading: (n, of) => `Luetaan sivua ${n}/${of} …`,
  page: 'Sivu',
  byRules: 'Vain säännöt',
  found: 'Löydetty',
  wrong: 'Väärin',
  tokens: 'Tokenit',
  cost: 'Hinta',
  seconds: 'Sekunnit',
  together: 'Yhteensä',
  sum: (found, faults, byRules, wrong) =>
    `Löydetty ${found}/${faults} virhettä, pelkillä säännöillä ${byRules}. Lailliset virkkeet, joista huomautettiin: ${wrong}.`,
  stopped: 'Pysäytetty ennen viimeistä sivua.',
  notJudged: 'Arvioimatta',
  switchOn: 'Ota toinen luku käyttöön',
}
