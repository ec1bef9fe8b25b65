/*
 * Words by which people say what a part of a brief is for, in all languages together: a brief mixes them more often than one list mistakes
 * the words of another. Each list is the beginning of words where it ends in `*`.
 */

const of = (words: string): string =>
  words
    .split('|')
    .map((word) => word.replaceAll('*', String.raw`\p{L}*`))
    .join('|')
export const anywhere = (words: string): RegExp => new RegExp(String.raw`(?<![\p{L}\p{N}])(?:${of(words)})(?![\p{L}\p{N}])`, 'iu')
const atFront = (words: string): RegExp => new RegExp(String.raw`^(?:${of(words)})(?![\p{L}\p{N}])`, 'iu')

/** What is to be written. */
export const KIND =
  'text|copy|something|blurb|post|e-?mail|mail|newsletter|page|ad|advert|advertisement|job ad|description|flyer|faq|press release|script|' +
  'produkttext|beitrag|rundbrief|seite|landingpage|anzeige|stellenanzeige|beschreibung|produktbeschreibung|werbung|pressemitteilung|' +
  "fiche produit|fiche|texte|lettre|infolettre|pub|publicité|annonce|offre d[’']emploi|publication|courriel|" +
  'texto|página|publicación|correo|anuncio|ficha|boletín|oferta de empleo|testo|pagina|annuncio|scheda|lettera|' +
  'tekst|tekstje|mailtje|bericht|berichtje|vacature|vacaturetekst|nieuwsbrief|advertentie|veelgestelde vragen|' +
  'publicação|anúncio|boletim|opis|strona|ogłoszenie|inlägg|sida|annons|nyhetsbrev|mejl|opslag|side|annonce|nyhedsbrev|innlegg|annonse|' +
  'teksti|julkaisu|sivu|ilmoitus|uutiskirje|tuoteteksti|sähköposti|κείμενο|ανάρτηση|σελίδα|αγγελία|ενημερωτικό|' +
  'metin|yazı|gönderi|sayfa|ilan|bülten|текст|пост|страница|объявление|рассылка|письмо|описание'
export const LETTER = anywhere(
  'newsletter|rundbrief|lettre|infolettre|boletín|lettera|nieuwsbrief|boletim|nyhetsbrev|nyhedsbrev|uutiskirje|bülten|рассылка',
)
export const FOR =
  'for|about|für|über|zu|zum|zur|pour|sur|de|du|para|sobre|per|su|voor|over|van|dla|o|för|om|til|till|για|için|для|про|an|to|aan|ai|à'
export const ARTICLES = new RegExp(
  String.raw`^(?:(?:our|the|an?|my|unser\p{L}*|mein\p{L}*|d(?:en|ie|as|er|em)|ein\p{L}*|notre|nos|les?|la|une?|nuestr[oa]s?|el|` +
    String.raw`los|las|un[oa]?|` +
    String.raw`il|lo|gli|i|nostr[oaie]|ons|onze|het|de|een|vår[at]?|vores|noss[oa]s?|os?|as?|ett?|en|nasz\p{L}*|наш\p{L}*)\s+|l[’'])`,
  'iu',
)
export const POLITE = new RegExp(
  String.raw`[,\s]*(?:bitte|please|thanks|danke|svp|s[’']il (?:vous|te) plaît|merci|por favor|gracias|per favore|` +
    String.raw`grazie|graag|aub|alsjeblieft|tack|tak|takk|kiitos|proszę|пожалуйста|παρακαλώ|lütfen)[.!]?$`,
  'iu',
)
export const GREETING = new RegExp(
  String.raw`^(?:hi|hello|hey|hallo|hoi|moin|servus|bonjour|salut|hola|ciao|buongiorno|dag|hej|hei|cześć|olá|` +
    String.raw`γεια|merhaba|привет|guten (?:tag|morgen))(?: there| zusammen| à tous)?[!,.]?$`,
  'iu',
)
/** Whom a text is for or where it appears, and not what it is about. */
export const READERS_OR_PLACE = anywhere(
  'customers|clients|subscribers|members|kunden|kundinnen|abonnenten|clientes|clienti|klanten|kunder|asiakkaille|klientów|' +
    'πελάτες|müşteri*|клиент*|' +
    'instagram|facebook|linkedin|tiktok|x|twitter|shop page|shop|webshop|boutique|tienda|negozio|winkel|website|web|site|sito|' +
    'online|journal|' +
    'giornale|zeitung|krant|newspaper|verkkokaup*|sklep*|nettbutikk*|mağaza*|сайт*',
)
export const WANTED =
  'looking for|seeking|hiring|wanted|suchen|sucht|gesucht|cherchons|recherchons|recrutons|cherche|buscamos|se busca|cerchiamo|' +
  'cercasi|zoeken|zoekt|gezocht|' +
  'procuramos|szukamy|söker|søger|søker|etsimme|haemme|ζητείται|ζητάμε|arıyoruz|ищем|требуется'

export const PEOPLE = anywhere(
  'people|couples?|famil*|everyone|beginners?|adults?|children|kids|parents?|leute|menschen|paare|kinder|eltern|anfänger*|' +
    'erwachsene|enfants|personnes|gens|' +
    'adultes|débutants|personas|familias|gente|niños|adultos|parejas|persone|famiglie|bambini|adulti|coppie|mensen|gezin*|' +
    'kinderen|volwassenen|' +
    'jezelf|pessoas|crianças|ludzi|dzieci|rodzin*|människor|barn|mennesker|folk|ihmisille|lapsille|ανθρώπους|παιδιά|insanlar|' +
    'çocuk*|людей|детей|семь*',
)
export const MEANT_FOR = atFront(
  'mostly for|mainly for|made for|perfect for|ideal for|good for|for|vor allem für|ideal für|für|idéal pour|pour|ideal para|' +
    'bueno para|para|ideale per|per|' +
    'geschikt voor|leuk voor|leuk als|voor|para quem|dla|för|til|till|για|для',
)
export const BENEFITS = anywhere(
  'we offer|you get|benefits|perks|holidays?|free|wir bieten|urlaub*|firmenwagen|vorteile|nous offrons|avantages|congés|' +
    'mutuelle|ofrecemos|vacaciones|offriamo|' +
    'ferie|wij bieden|we bieden|vakantiedagen|oferecemos|férias|oferujemy|urlop|vi erbjuder|semester|vi tilbyder|vi tilbyr|' +
    'ferie|tarjoamme|loma*|' +
    'προσφέρουμε|άδεια|sunuyoruz|izin|предлагаем|отпуск',
)
export const TASKS = anywhere(
  'tasks?|duties|you will|the job|responsib*|aufgaben|tätigkeiten|missions?|tâches|tareas|funciones|compiti|mansioni|taken|' +
    'werkzaamheden|tarefas|zadania|' +
    'obowiązki|arbetsuppgifter|opgaver|oppgaver|tehtävät|καθήκοντα|görevler|задачи|обязанности',
)
export const PROFILE = anywhere(
  'requirements?|experience|you have|need|needed|must have|licen[cs]e|qualif*|erfahrung*|gesellenbrief|führerschein*|braucht|' +
    'mitbringen|anforderungen|profil|' +
    'permis|expérience|exigé*|diplôme|experiencia|carnet|que sepa|requisitos|imprescindible|esperienza|patente|requisiti|' +
    'ervaring|rijbewijs|diploma|vereisten|' +
    'experiência|carta de condução|doświadczenie|prawo jazdy|wymagania|erfarenhet|körkort|erfaring|kørekort|førerkort|kokemus*|' +
    'ajokortti|εμπειρία|δίπλωμα|' +
    'deneyim|ehliyet|опыт*|права',
)
export const USE = anywhere(
  'serve with|goes with|good on|wash*|dishwasher|microwave|passt zu|spülmaschine*|waschbar|se marie avec|lave-vaisselle|bueno ' +
    'para|acompaña|lavavajillas|' +
    'ottimo con|lavastoviglie|microonde|lekker bij|vaatwasser|magnetron|bom com|pasuje do|passar till|passer til|sopii|' +
    'ταιριάζει|yakışır|подходит к',
)
export const CONDITIONS = anywhere(
  'only|not on|not valid|excludes?|cancel|nur auf|nur für|nicht auf|gilt nur|ausgenommen|kündbar|hors|sauf|non valable|' +
    'résiliable|solo para|no válido|excepto|' +
    'sin matrícula|escluso|non valido|solo per|niet op|alleen op|opzegbaar|exceto|z wyjątkiem|endast|kun|ikke|vain|μόνο|sadece|' +
    'только|кроме',
)
export const CALL = anywhere(
  'order|book|call|ring|phone|buy|sign up|register|visit|reserve|reply|apply|see|get|bestell*|buch*|ruf*|anruf*|anmeld*|termin|' +
    'kommt|commande*|réserv*|appele*|' +
    'inscri*|écriv*|llám*|llam*|reserv*|pide|compra|escrib*|apúnt*|prenot*|chiam*|ordin*|scriv*|iscri*|bestel*|boek*|bel|' +
    'bellen|aanmeld*|reserveer*|' +
    'encomend*|ligue|zamów*|zadzwoń|beställ*|boka|ring|bestil*|ring|tilaa|varaa|soita|παραγγ*|κράτηση|καλέστε|sipariş*|ara|' +
    'закаж*|позвон*|запис*',
)
/** Behind these whoever signs is named. */
export const SIGNED = new RegExp(
  String.raw`(?<![\p{L}\p{N}])(?:sign(?:ed)?(?: off)?|signature|from|unterschrift|gruß von|signé|signature|firma|firmado|` +
    String.raw`firmato|firma:|ondertekend|afzender|absender|` +
    String.raw`sender|expéditeur|remitente|mittente|assinado|podpis|underskrift|allekirjoitus|υπογραφή|imza|подпись)\s*:?\s+(?=\p{L})`,
  'iu',
)
export const GOODBYE = new RegExp(
  String.raw`^(?:groet\p{L}*|groeten|met vriendelijke groet|grüße|viele grüße|herzlich\p{L}*|cordialement|` +
    String.raw`amicalement|saludos|un saludo|cordiali saluti|a presto|regards|best|best wishes|kind regards|cheers|` +
    String.raw`hilsen|hälsningar|terveisin|pozdrawiam\p{L}*|abraço|cumprimentos|χαιρετισμούς|saygılar\p{L}*|` +
    String.raw`с уважением)(?=[\s,])`,
  'iu',
)
/** In front of the name of a firm. */
export const AT_FIRM =
  String.raw`(?:at|for|with|by|of|bei(?: der| dem)?|beim|auf dem|von(?: der)?|chez|du|de la|au|à la|en|` +
  String.raw`para|de|presso|alla|al|da|del|della|dell['’]|bij|van|voor|u|hos|i|na|no|στο|στην|в|у)\s+`
