import type { model as English } from './strings-model.en.ts'

/** The model that writes, and the one behind it. */
export const model: typeof English = {
  modelNote: 'Che cosa scrive i documenti di questo spazio di lavoro. Senza IA, i modelli scrivono da soli le bozze.',
  modelNow: 'Il modello di IA in uso',
  modelNone: 'Nessuna IA',
  modelNoneHelp: 'I modelli scrivono da soli le bozze, dal modulo e dai dati. Indicando un modello di IA, li scrive quest’ultimo.',
  modelFrom: { workspace: 'proprio di questo spazio di lavoro', server: 'di questo server', none: 'bozze dai modelli' },
  modelKeyKept: 'La chiave è conservata cifrata e non viene più mostrata.',
  modelNoKey: 'Non ha una chiave.',
  modelOwners: (role: string) => `Il ruolo assegnato qui è ${role}: il modello di IA lo indica un proprietario.`,
  modelOwn: 'Un modello di IA per questo spazio di lavoro',
  modelLabel: 'Provider e modello',
  modelHelp:
    'provider:modello. I provider sono ollama, openai, anthropic, google, mistral, azure, bedrock, e compatible per ogni servizio che ' +
    'usa il protocollo di OpenAI.',
  modelKey: 'Chiave',
  modelKeyHelp: 'Conservata cifrata, mai più mostrata. Ollama non la richiede.',
  modelKeyStays: 'Una chiave è già conservata. Lasciare vuoto per mantenerla; indicarne un’altra per sostituirla.',
  modelUrl: 'Indirizzo',
  modelUrlHelp: 'Solo per servizi propri. Uno privato va consentito in «Reti private».',
  modelTest: 'Esegui un test',
  modelTesting: 'Richiesta in corso …',
  modelTook: (ms: string) => `Ha impiegato ${ms} ms.`,
  modelSecond: 'Un secondo modello di IA',
  modelSecondHelp: 'Scrive ciò che il primo non può: quando il suo servizio non funziona o ritarda, non quando rifiuta un testo.',
  modelSecondForgetAsk: 'Rimuovere il secondo modello di IA?',
  modelSecondForgetHelp: 'La sua chiave viene eliminata. Se il primo modello di IA non riesce, l’ordine non riesce.',
  modelForget: 'Rimuovi',
  modelForgetAsk: 'Rimuovere il modello di IA di questo spazio di lavoro?',
  modelForgetHelp:
    'La sua chiave viene eliminata. Da ora scrive il modello di IA del server, se c’è; altrimenti i modelli scrivono le bozze.',
  secondReadingOn: 'attiva',
  secondReadingOff: 'non attiva',
  secondReadingHelp:
    'L’IA può anche leggere, pagina per pagina, ciò che viene controllato, e indicare affermazioni che nessun elenco di parole può ' +
    'riconoscere. Nelle pagine di finanziarie, broker, casinò, negozi e produttori di integratori le sole regole trovano circa la metà ' +
    'degli errori, con una seconda lettura quasi nove su dieci. Dice anche quali rilievi delle regole non reggono: sono mostrati come ' +
    'bassi, con la motivazione. Il testo di queste pagine viene inviato all’IA, con tre o quattro domande per pagina.',
  secondReadingChoose: 'Si attiva tra i pacchetti di regole',
  secondReadingPacks: 'Pacchetti di regole',
}
