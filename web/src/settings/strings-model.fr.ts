import type { model as English } from './strings-model.en.ts'

/** The model that writes, and the one behind it. */
export const model: typeof English = {
  modelNote: 'Ce qui rédige les documents de cet espace de travail. Sans IA, les modèles de document écrivent eux-mêmes des brouillons.',
  modelNow: 'Le modèle d’IA utilisé',
  modelNone: 'Aucune IA',
  modelNoneHelp:
    'Les modèles de document écrivent eux-mêmes des brouillons, à partir du formulaire et de vos faits. Indiquez un modèle d’IA, et ' +
    'c’est lui qui les rédige.',
  modelFrom: { workspace: 'propre à cet espace', server: 'celui de ce serveur', none: 'brouillons des modèles de document' },
  modelKeyKept: 'Sa clé est conservée chiffrée et n’est plus jamais affichée.',
  modelNoKey: 'Il n’a pas de clé.',
  modelOwners: (role: string) => `Votre rôle ici est ${role} : un propriétaire choisit le modèle d’IA.`,
  modelOwn: 'Un modèle d’IA pour cet espace',
  modelLabel: 'Fournisseur et modèle d’IA',
  modelHelp:
    'provider:model. Les fournisseurs sont ollama, openai, anthropic, google, mistral, azure, bedrock, et compatible pour tout service ' +
    'qui parle le protocole d’OpenAI.',
  modelKey: 'Clé',
  modelKeyHelp: 'Conservée chiffrée, plus jamais affichée. Ollama n’en a pas besoin.',
  modelKeyStays: 'Une clé est conservée. Laissez vide pour la garder ; indiquez-en une autre pour la remplacer.',
  modelUrl: 'Adresse',
  modelUrlHelp: 'Seulement pour vos propres services. Une adresse privée doit être autorisée sous Réseaux privés.',
  modelTest: 'Tester',
  modelTesting: 'Interrogation …',
  modelTook: (ms: string) => `Réponse en ${ms} ms.`,
  modelSecond: 'Un second modèle d’IA',
  modelSecondHelp:
    'Rédige ce que le premier ne peut pas rédiger : quand son service est en panne ou trop lent, non quand il refuse un texte.',
  modelSecondForgetAsk: 'Retirer le second modèle d’IA ?',
  modelSecondForgetHelp: 'Sa clé est oubliée. Là où le premier échoue, la commande échoue.',
  modelForget: 'Retirer',
  modelForgetAsk: 'Retirer le modèle d’IA de cet espace ?',
  modelForgetHelp:
    'Sa clé est oubliée. Désormais, le modèle d’IA du serveur rédige, s’il y en a un ; sinon, les modèles de document écrivent des ' +
    'brouillons.',
  secondReadingOn: 'activée',
  secondReadingOff: 'désactivée',
  secondReadingHelp:
    'L’IA peut aussi lire ce que vous auditez, page par page, et signaler des allégations qu’aucune liste de mots ne reconnaît. Sur les ' +
    'pages de prêteurs, courtiers, casinos, boutiques et fabricants de compléments, les règles seules trouvent environ la moitié des ' +
    'fautes ; avec une seconde lecture, près de neuf sur dix. Elle dit aussi quels constats des règles ne tiennent pas : ils sont ' +
    'affichés en gravité faible, avec sa raison. Le texte de ces pages est envoyé à l’IA, trois à quatre questions par page.',
  secondReadingChoose: 'L’activer parmi les packs de règles',
  secondReadingPacks: 'Packs de règles',
}
