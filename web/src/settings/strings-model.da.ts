import type { model as English } from './strings-model.en.ts'

export const model: typeof English = {
  modelNote: 'Det, der skriver arbejdsområdets dokumenter. Uden en model skriver skabelonerne selv udkast.',
  modelNow: 'Modellen i brug',
  modelNone: 'Ingen model',
  modelNoneHelp:
    'Skabelonerne skriver selv udkast ud fra formularen og dine fakta. Angiv en model, så skriver den med de samme skabeloner.',
  modelFrom: { workspace: 'arbejdsområdets egen', server: 'serverens', none: 'skabelonernes udkast' },
  modelKeyKept: 'Dens nøgle gemmes krypteret og vises aldrig igen.',
  modelNoKey: 'Den har ingen nøgle.',
  modelOwners: (role) => `Din rolle her er ${role}: En ejer vælger modellen.`,
  modelOwn: 'En model til dette arbejdsområde',
  modelLabel: 'Udbyder og model',
  modelHelp:
    'udbyder:model. Udbyderne er ollama, openai, anthropic, google, mistral, azure, bedrock og compatible for enhver tjeneste, der taler ' +
    'OpenAI’s protokol.',
  modelKey: 'Nøgle',
  modelKeyHelp: 'Gemmes krypteret, vises aldrig igen. Ollama behøver ingen.',
  modelKeyStays: 'En nøgle er gemt. Lad feltet stå tomt for at beholde den; skriv en anden for at erstatte den.',
  modelUrl: 'Adresse',
  modelUrlHelp: 'Kun for jeres egne tjenester. En privat adresse skal være tilladt under Private netværk.',
  modelTest: 'Test den',
  modelTesting: 'Spørger …',
  modelTook: (ms) => `Det tog ${ms} ms.`,
  modelSecond: 'En ekstra model',
  modelSecondHelp: 'Skriver det, den første ikke kan: når dens tjeneste fejler eller er langsom, ikke når den afviser en tekst.',
  modelSecondForgetAsk: 'Fjern den ekstra model?',
  modelSecondForgetHelp: 'Dens nøgle glemmes. Hvor den første model fejler, mislykkes bestillingen.',
  modelForget: 'Fjern',
  modelForgetAsk: 'Fjern arbejdsområdets model?',
  modelForgetHelp: 'Dens nøgle glemmes. Fra nu af skriver serverens model, hvis der er en; ellers skriver skabelonerne udkast.',
  secondReadingOn: 'til',
  secondReadingOff: 'fra',
  secondReadingHelp:
    'Modellen kan også læse det, du auditerer, side for side, og pege på påstande, som ingen ordliste kan fange. På sider fra långivere, ' +
    'mæglere, casinoer, butikker og producenter af kosttilskud finder reglerne alene omkring halvdelen af fejlene, med en ekstra ' +
    'gennemlæsning næsten ni ud af ti. Den siger også, hvilke af reglernes fund der ikke holder: De vises som lave, med dens ' +
    'begrundelse. Teksten på siderne sendes til modellen, tre til fire spørgsmål pr. side.',
  secondReadingChoose: 'Slå den til blandt regelpakkerne',
  secondReadingPacks: 'Regelpakker',
}
