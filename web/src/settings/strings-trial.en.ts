/** Model servers found on this machine, and the trial of a model before its second reading is switched on. */
export const modelTrial = {
  here: 'Model servers on this machine',
  use: 'Use it',
  closed: 'The operator of this server can open its own machine, where Ollama, vLLM or llama.cpp may run: ' + 'ALLOW_HOSTS=127.0.0.1.',
  start: 'Try it on ten pages',
  help:
    'Ten pages of ours in seven languages, with faults that words alone do not tell. The model reads ' +
    'them as in an audit; its tokens count in Spending.',
  stop: 'Stop',
  reading: (n: number, of: number) => `Reading page ${n} of ${of} …`,
  page: 'Page',
  byRules: 'Rules alone',
  found: 'Found',
  wrong: 'Wrong',
  tokens: 'Tokens',
  cost: 'Cost',
  seconds: 'Seconds',
  together: 'Together',
  sum: (found: number, faults: number, byRules: number, wrong: number) =>
    `${found} of ${faults} faults found, ${byRules} of them by the rules alone. Lawful sentences called a fault: ${wrong}.`,
  stopped: 'Stopped before the last page.',
  notJudged: 'Not judged',
  switchOn: 'Switch the second reading on',
}
