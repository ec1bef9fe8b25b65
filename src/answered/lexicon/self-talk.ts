/*
 * Words by which an answer shows that it is no text: a model that speaks of itself, and blanks that nobody filled in. In the 15 languages.
 */

/** It is told by the words for a language model, or by an artificial intelligence that says "I": products may be one, too. */
export const SELF_TALK = new RegExp(
  [
    String.raw`\bas an? (?:ai |large |ai-based )?language model\b`,
    String.raw`\bas an? (?:ai|artificial intelligence)(?: (?:assistant|system|model|chatbot))?,? (?:i|my)\b`,
    String.raw`\bi(?: am|['’]m) (?:just |only )?an? (?:ai |large )?language model\b`,
    String.raw`\bmy (?:training data|knowledge cut-?off)\b`,
    String.raw`\bals (?:großes )?(?:ki-?)?sprachmodell\b`,
    String.raw`\bals (?:ki|künstliche intelligenz)(?:-(?:modell|assistent\p{L}*|system))? (?:kann|habe|bin|darf|verfüge) ich\b`,
    String.raw`\bich bin (?:nur )?ein (?:großes )?(?:ki-?)?sprachmodell\b`,
    String.raw`\ben tant que (?:grand )?modèle de langage\b`,
    String.raw`\ben tant qu['’](?:ia|intelligence artificielle|assistant virtuel),? je\b`,
    String.raw`\bje suis un (?:grand )?modèle de langage\b`,
    String.raw`\bcomo (?:un )?(?:gran )?modelo de lenguaje\b`,
    String.raw`\bcomo (?:una )?(?:ia|inteligencia artificial|asistente virtual),? (?:yo|no (?:puedo|tengo))\b`,
    String.raw`\bsoy un (?:gran )?modelo de lenguaje\b`,
    String.raw`\b(?:in quanto|come) (?:un )?(?:grande )?modello (?:di linguaggio|linguistico)\b`,
    String.raw`\b(?:in quanto|come) (?:ia|intelligenza artificiale|assistente virtuale),? (?:io|non (?:posso|ho))\b`,
    String.raw`\bals (?:groot )?(?:ai-?)?taalmodel\b`,
    String.raw`\bals ai(?:-(?:model|assistent))? (?:kan|heb|ben|mag) ik\b`,
    String.raw`\bjako (?:duży )?model językowy\b`,
    String.raw`\bjako (?:sztuczna inteligencja|asystent ai),? (?:nie (?:mogę|mam)|ja)\b`,
    String.raw`\bcomo (?:um )?(?:grande )?modelo de linguagem\b`,
    String.raw`\bsom (?:en |ett )?(?:stor |stort )?(?:ai-?)?(?:språkmodell|sprogmodel)\b`,
    String.raw`\bkielimallina\b`,
    String.raw`\bως (?:μεγάλο )?γλωσσικό μοντέλο\b`,
    String.raw`\bbir (?:yapay zek[aâ] )?dil modeli olarak\b`,
    String.raw`\bкак (?:большая )?языковая модель\b`,
  ]
    .join('|')
    .replaceAll(/(^|\|)\\b/g, String.raw`$1(?<![\p{L}\p{N}])`)
    .replaceAll(String.raw`\b`, String.raw`(?![\p{L}\p{N}])`),
  'iu',
)

/** What stands in brackets where somebody has to fill something in; beginnings of words. */
export const BLANK_WORDS = new RegExp(
  `(?<!\\p{L})(?:${[
    'insert|your|customer|client|name|company|date|phone|email|e-mail|address|price|amount|product|brand|city|number|title',
    'position|link|url|first ?name|last ?name|recipient|sender|add |fill|tbd|tba|placeholder|einfügen|hier |ihr|kunde',
    'vorname|nachname|firma|unternehmen|datum|telefon|adresse|preis|betrag|produkt|stadt|nummer|empfänger|absender|anrede',
    'insér|votre|nom|prénom|client|entreprise|société|date|téléphone|prix|montant|produit|ville|numéro|destinataire|su ',
    'nombre|apellido|cliente|empresa|fecha|teléfono|dirección|precio|producto|ciudad|número|inseri|nome|cognome|azienda|data',
    'telefono|indirizzo|prezzo|prodotto|città|voeg|uw|jouw|naam|voornaam|achternaam|klant|bedrijf|telefoon|adres|prijs',
    'bedrag|plaats|wstaw|imię|nazwisko|nazwa|klient|cena|kwota|miasto|inserir|seu|telefone|endereço|preço|infoga|ditt|namn',
    'kund|företag|indsæt|dit|navn|virksomhed|sett inn|bedrift|lisää|nimi|asiakas|yritys|päivämäärä|εισάγετε|όνομα|πελάτη',
    'εταιρεία|ημερομηνία|ekle|adınız|isim|müşteri|şirket|tarih|вставьте|имя|клиент|компани|дата|телефон|адрес|цена',
  ].join('|')})`,
  'iu',
)
