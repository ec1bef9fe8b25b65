import type { modelTrial as English } from './strings-trial.en.ts'

export const modelTrial: typeof English = {
  here: 'Serveurs de modèles sur cette machine',
  use: 'Utiliser',
  closed:
    'L’exploitant de ce serveur peut ouvrir sa propre machine, où Ollama, vLLM ou llama.cpp tourne ' + 'peut-être : ALLOW_HOSTS=127.0.0.1.',
  start: 'Essayer sur dix pages',
  help:
    'Dix pages de notre main, en sept langues, avec des fautes que les mots seuls ne trahissent pas. Le ' +
    'modèle les lit comme dans un audit ; ses jetons comptent dans les dépenses.',
  stop: 'Arrêter',
  reading: (n, of) => `Lecture de la page ${n} sur ${of}…`,
  page: 'Page',
  byRules: 'Règles seules',
  found: 'Trouvées',
  wrong: 'À tort',
  tokens: 'Jetons',
  cost: 'Coût',
  seconds: 'Secondes',
  together: 'Ensemble',
  sum: (found, faults, byRules, wrong) =>
    `${found} fautes trouvées sur ${faults}, dont ${byRules} par les règles seules. Phrases licites signalées à tort : ${wrong}.`,
  stopped: 'Arrêté avant la dernière page.',
  notJudged: 'Non jugé',
  switchOn: 'Activer la seconde lecture',
}
