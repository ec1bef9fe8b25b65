/** The model that writes, and the one behind it. */
export const model = {
  modelNote: 'What writes the documents of this workspace. Without a model, templates write drafts themselves.',
  modelNow: 'The model in use',
  modelNone: 'No model',
  modelNoneHelp: 'Templates write drafts themselves, from the form and your facts. Name a model and the same templates are written by it.',
  modelFrom: { workspace: 'this workspace’s own', server: 'of this server', none: 'drafts by the templates' },
  modelKeyKept: 'Its key is kept encrypted and is never shown again.',
  modelNoKey: 'It has no key.',
  modelOwners: (role: string) => `Your role here is ${role}: an owner names the model.`,
  modelOwn: 'A model for this workspace',
  modelLabel: 'Provider and model',
  modelHelp:
    'provider:model. Providers are ollama, openai, anthropic, google, mistral, azure, bedrock, and compatible for any service that ' +
    'speaks OpenAI’s protocol.',
  modelKey: 'Key',
  modelKeyHelp: 'Kept encrypted, never shown again. Ollama needs none.',
  modelKeyStays: 'A key is kept. Leave this empty to keep it; give another to replace it.',
  modelUrl: 'Address',
  modelUrlHelp: 'Only for services of your own. A private one must be allowed under Private networks.',
  modelTest: 'Test it',
  modelTesting: 'Asking …',
  modelTook: (ms: string) => `It took ${ms} ms.`,
  modelSecond: 'A second model',
  modelSecondHelp: 'Writes what the first one cannot: when its service fails or is late, not when it refuses a text.',
  modelSecondForgetAsk: 'Remove the second model?',
  modelSecondForgetHelp: 'Its key is forgotten. Where the first model fails, the order fails.',
  modelForget: 'Remove',
  modelForgetAsk: 'Remove this workspace’s model?',
  modelForgetHelp: 'Its key is forgotten. The server’s model writes from now on, if there is one; otherwise templates write drafts.',
  secondReadingOn: 'on',
  secondReadingOff: 'off',
  secondReadingHelp:
    'The model can also read what you audit, page by page, and point at claims that no list of words can tell. On pages of lenders, ' +
    'brokers, casinos, shops and supplement makers the rules alone find about half of the faults, with a second reading nearly nine ' +
    'of ten. It also says which findings of the rules do not hold: these are shown as low, with its reason. The text of these pages is ' +
    'sent to the model, three to four questions a page.',
  secondReadingChoose: 'Switch it on among the rule packs',
  secondReadingPacks: 'Rule packs',
}
