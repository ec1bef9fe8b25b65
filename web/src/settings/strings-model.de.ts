import { roleName } from '../base/strings.de.ts'
import type { model as English } from './strings-model.en.ts'

export const model: typeof English = {
  modelNote: 'Was die Dokumente dieses Arbeitsbereichs schreibt. Ohne Modell schreiben Vorlagen selbst Entwürfe.',
  modelNow: 'Das verwendete Modell',
  modelNone: 'Kein Modell',
  modelNoneHelp:
    'Vorlagen schreiben selbst Entwürfe, aus dem Formular und Ihren Fakten. Geben Sie ein Modell an, und es schreibt nach ' +
    'denselben Vorlagen.',
  modelFrom: { workspace: 'das eigene dieses Arbeitsbereichs', server: 'von diesem Server', none: 'Entwürfe der Vorlagen' },
  modelKeyKept: 'Sein Schlüssel ist verschlüsselt gespeichert und wird nie wieder angezeigt.',
  modelNoKey: 'Es hat keinen Schlüssel.',
  modelOwners: (role) => `Ihre Rolle hier: ${roleName(role)}. Das Modell legt ein Inhaber fest.`,
  modelOwn: 'Ein Modell für diesen Arbeitsbereich',
  modelLabel: 'Anbieter und Modell',
  modelHelp:
    'Anbieter:Modell. Anbieter sind ollama, openai, anthropic, google, mistral, azure, bedrock und compatible für jeden Dienst, der ' +
    'das Protokoll von OpenAI spricht.',
  modelKey: 'Schlüssel',
  modelKeyHelp: 'Verschlüsselt gespeichert, nie wieder angezeigt. Ollama braucht keinen.',
  modelKeyStays: 'Ein Schlüssel ist gespeichert. Leer lassen, um ihn zu behalten; ein anderer ersetzt ihn.',
  modelUrl: 'Adresse',
  modelUrlHelp: 'Nur für eigene Dienste. Eine private Adresse muss unter „Private Netze“ erlaubt sein.',
  modelTest: 'Testen',
  modelTesting: 'Wird gefragt …',
  modelTook: (ms) => `Dauer: ${ms} ms.`,
  modelSecond: 'Ein zweites Modell',
  modelSecondHelp:
    'Schreibt, was das erste nicht kann: wenn dessen Dienst ausfällt oder zu langsam ist, nicht wenn es einen Text verweigert.',
  modelSecondForgetAsk: 'Zweites Modell entfernen?',
  modelSecondForgetHelp: 'Sein Schlüssel wird gelöscht. Fällt das erste Modell aus, schlägt der Auftrag fehl.',
  modelForget: 'Entfernen',
  modelForgetAsk: 'Modell dieses Arbeitsbereichs entfernen?',
  modelForgetHelp:
    'Sein Schlüssel wird gelöscht. Von jetzt an schreibt das Modell des Servers, sofern vorhanden; sonst schreiben Vorlagen Entwürfe.',
  secondReadingOn: 'an',
  secondReadingOff: 'aus',
  secondReadingHelp:
    'Das Modell kann auch gegenlesen, was Sie auditieren, Seite für Seite, und auf Aussagen hinweisen, die keine Wortliste erkennt. Auf ' +
    'Seiten von Kreditgebern, Brokern, Kasinos, Shops und Herstellern von Nahrungsergänzung finden die Regeln allein etwa die Hälfte der ' +
    'Fehler, mit Gegenlesen fast neun von zehn. Es sagt auch, welche Befunde der Regeln nicht zutreffen: Diese werden als ' +
    'niedrig gezeigt, ' +
    'mit seiner Begründung. Der Text dieser Seiten wird an das Modell gesendet, drei bis vier Fragen je Seite.',
  secondReadingChoose: 'Unter den Regelpaketen einschalten',
  secondReadingPacks: 'Regelpakete',
}
