import type { LanguageKey } from '../../languages.ts'

type Words = Partial<Record<LanguageKey, string[]>>

/** Somebody speaks of himself. */
export const OWN: Words = {
  EN: ['we|our|ours|us', "we['’](?:re|ve|ll)"],
  DE: ['wir|uns', 'unser(?:e|er|es|en|em)?'],
  FR: ['nous|notre|nos|chez nous'],
  NL: ['wij|we|ons|onze'],
  ES: ['nosotros|nuestr[oa]s?|nos|ofrecemos|garantizamos'],
  IT: ['noi|nostr[oaei]|ci|offriamo|garantiamo'],
  PT: ['nós|noss[oa]s?|oferecemos'],
  SE: ['vi|oss|vår|vårt|våra'],
  DK: ['vi|os|vores'],
  NO: ['vi|oss|vår|vårt|våre'],
  FI: ['me|meidän|meillä|meiltä|\\p{L}+mme'],
  PL: ['my|nas|nam|nasz(?:a|e|ego|ej|ych|ym|ymi)?|nasi|oferujemy'],
  RU: ['мы|нас|нам|наш(?:а|е|и|его|ей|их|им|у)?'],
  TR: ['biz|bizim|bize|\\p{L}+(?:ımız|imiz|umuz|ümüz)'],
  GR: ['εμείς|μας'],
}

/** Something is for sale, or is to be done by the buyer. */
export const OFFER: Words = {
  EN: [
    '(?:buy|order|shop|discover|try|introducing|enjoy|choose|claim) (?:now|our|the new|this|these|your|it|today)|on sale|discount',
    'free (?:shipping|delivery|trial|gift)|made (?:in|from|with|of)|contains|per (?:capsule|serving|bottle|pack)|capsules?|tablets?',
    'formula|supplement|serum|bottle|product(?:s)?|range|collection|daily use|ingredients?|packaging|fabric',
  ],
  DE: [
    '(?:kaufen|bestellen|entdecken|probieren|testen|sichern|genießen|wählen) sie|jetzt|im shop|versandkostenfrei|rabatt|angebot',
    'kapseln?|tabletten|pflege|creme|serum|rezeptur|produkte?n?|sortiment|kollektion|inhaltsstoffe|verpackung(?:en)?|lieferung|versand',
  ],
  FR: [
    '(?:achetez|commandez|découvrez|essayez|profitez|choisissez|savourez)|livraison|en vente|remise|offre|gélules?|comprimés?|formule',
    'produits?|gamme|collection|ingrédients?|emballages?|savons?|crème|sérum',
  ],
  NL: [
    '(?:koop|bestel|ontdek|probeer|kies|geniet)|korting|aanbieding|verzending|levering|capsules?|tabletten|formule|product(?:en)?',
    'assortiment|collectie|ingrediënten|verpakking(?:en)?|thee|crème|serum',
  ],
  ES: [
    '(?:compra|compre|descubre|descubra|prueba|pruebe|elige|disfruta|disfrute)|envío|descuento|oferta|cápsulas?|comprimidos?|fórmula',
    'productos?|gama|colección|ingredientes?|envases?|crema|sérum',
  ],
  IT: [
    '(?:acquista|ordina|scopri|scoprite|prova|provate|scegli|approfitta)|spedizione|sconto|offerta|capsul[ae]|compress[ae]|formula',
    'prodott[oi]|gamma|linea|collezione|ingredient[ei]|imballagg(?:io|i)|crema|siero',
  ],
  PT: ['(?:compre|descubra|experimente|escolha|aproveite)|desconto|envio|cápsulas?|fórmula|produtos?|coleção|ingredientes'],
  SE: ['(?:köp|beställ|upptäck|prova|välj)|rabatt|frakt|leverans|kapslar|produkt(?:er|en|erna)?|kollektion|ingredienser'],
  DK: ['(?:køb|bestil|opdag|prøv|vælg)|rabat|fragt|levering|kapsler|produkt(?:er|et|erne)?|kollektion|ingredienser'],
  NO: ['(?:kjøp|bestill|oppdag|prøv|velg)|rabatt|frakt|levering|kapsler|produkt(?:er|et|ene)?|kolleksjon|ingredienser'],
  FI: ['(?:osta|tilaa|löydä|kokeile|valitse)|alennus|toimitus|kapseli(?:t|a)?|tuote|tuotteet|mallisto|ainesosat'],
  PL: ['(?:kup|zamów|odkryj|wypróbuj|wybierz)|rabat|dostawa|kapsułki|produkt(?:y|ów)?|kolekcja|składniki'],
  RU: ['(?:купите|закажите|откройте|попробуйте|выберите)|скидк\\p{L}+|доставка|капсул\\p{L}+|продукт\\p{L}*|коллекция|состав'],
  TR: ['(?:satın al|sipariş|keşfet|dene|seç)\\p{L}*|indirim|kargo|kapsül|ürün\\p{L}*|koleksiyon|içerik'],
  GR: ['(?:αγοράστε|παραγγείλτε|ανακαλύψτε|δοκιμάστε|επιλέξτε)|έκπτωση|αποστολή|κάψουλες|προϊόν(?:τα|των)?|συλλογή'],
}

/** The reader is promised something. */
export const READER: Words = {
  EN: ["you|your|yourself|you['’](?:ll|re|ve)"],
  DE: ['sie|ihr(?:e|en|er|em|es)?|ihnen|du|dein(?:e|en|er|em|es)?|dich|dir'],
  FR: ['vous|votre|vos|tu|ton|ta|tes'],
  NL: ['je|jij|jouw|u|uw'],
  ES: ['tu|tus|te|usted|su|sus|contigo'],
  IT: ['tu|tuo|tua|tuoi|tue|ti|voi|vostr[oaei]|vi'],
  PT: ['você|seu|sua|teu|tua'],
  SE: ['du|dig|din|ditt|dina'],
  DK: ['du|dig|din|dit|dine'],
  NO: ['du|deg|din|ditt|dine'],
  FI: ['sinä|sinun|sinulle|te|teidän'],
  PL: ['ty|ci|ciebie|twój|twoja|twoje|twoich'],
  RU: ['вы|вас|вам|ваш(?:а|е|и|его|ей|их)?|ты|твой'],
  TR: ['siz|size|sizin|sen|senin'],
  GR: ['εσείς|σας|σου|εσύ'],
}

/** Somebody else says so. */
export const REPORT: Words = {
  EN: [
    'according to|study|studies|researchers?|scientists?|experts? (?:say|warn|agree|predict|believe)|finds|says',
    'said|told|reports?|reported',
    'reveals?|admits?|claims? that|suggests?|as noted by|people believe|evidence is|in an article|survey|poll|explains?|wrote|penned',
  ],
  DE: [
    'laut|zufolge|gemäß|nach angaben|studien?|forscher(?:innen|n)?|wissenschaftler(?:innen|n)?|expert(?:e|en|in|innen)|sagt(?:e|en)?',
    'erklärt(?:e)?|berichtet(?:e)?|meldet(?:e)?|betont(?:e)?|werde(?:n)? man|untersuchung(?:en)?|umfrage|gilt als|gelten als|zeigen: ',
    'sei(?=\\s*(?:[.,;“"]|$))|seien',
  ],
  FR: [
    "selon|d[’']après|études?|chercheurs?|scientifiques?|experts?|a (?:déclaré|expliqué|dit)|déclare|explique|affirme|rapporte",
    'enquête|sondage|montre que',
  ],
  NL: ['volgens|onderzoek(?:ers)?|studies|studie|wetenschappers|deskundigen|zegt|zei|meldt|blijkt|aldus|vertelt'],
  ES: ['según|estudios?|investigadores|científicos|expertos|dijo|dice|afirm[aó]|explic[aó]|inform[aó]|asegur[aó]|encuesta'],
  IT: ['secondo|studi(?:o)?|ricercatori|scienziati|esperti|ha (?:detto|dichiarato|spiegato)|dice|spiega|afferma|riferisce|sondaggio'],
  PT: ['segundo|de acordo com|estudos?|investigadores|pesquisadores|cientistas|disse|afirmou|explicou'],
  SE: ['enligt|studie(?:r)?|forskare|experter|säger|sade|berättar|visar'],
  DK: ['ifølge|undersøgelse(?:r)?|forskere|eksperter|siger|sagde|fortæller'],
  NO: ['ifølge|studie(?:r)?|forskere|eksperter|sier|sa|forteller'],
  FI: ['mukaan|tutkimus|tutkijat|asiantuntijat|sanoo|sanoi|kertoo'],
  PL: ['według|badani(?:e|a)|naukowcy|eksperci|powiedział(?:a)?|mówi|twierdzi|podaje'],
  RU: ['по данным|согласно|исследовани\\p{L}+|ученые|учёные|эксперт\\p{L}+|сказал(?:а)?|заявил(?:а)?|сообща\\p{L}+'],
  TR: ['göre|araştırma\\p{L}*|uzman\\p{L}*|bilim insanları|dedi|açıkladı|belirtti'],
  GR: ['σύμφωνα με|μελέτ\\p{L}+|έρευν\\p{L}+|επιστήμονες|ειδικοί|είπε|δήλωσε|ανέφερε'],
}

/** What is spoken of is a state, a branch of industry, science, society: nobody sells it. */
export const THIRD_PARTY: Words = {
  EN: [
    '(?:the )?(?:EU|European Union|Europe|UK|government|state(?!-of)|country|countries|nations?|world|city|cities)',
    'council|parliament',
    'society|economy|industry|sector|policy|policies|politic(?:s|al|ians?)|president|chancellor|minister',
    'scientists?|humanity|climate change',
    'legislation|he|she|his|her|him|transition|infrastructure',
  ],
  DE: [
    '(?:die )?EU|europ(?:a|as|äische\\p{L}*)|bund(?:esregierung|estag|esländer)?|politik|politisch\\p{L}*|deutschland|gesellschaft',
    '\\p{L}*wirtschaft|\\p{L}*industrie|energiewende|energie(?:system|zukunft|versorgung|erzeugung)\\p{L}*|kontinent|welt|städte|kommunen',
    'länder|ländern|staat(?:en)?|menschheit|menschen|wissenschaft\\p{L}*|transformation|unternehmen|großkonzerne|kapitalismus|klimawandel',
    'klimaschutz|bekämpfung|afrika(?:s)?|charta|er|ihm|ihn|mobilität|wasserstoff|projekt(?:s|e)?|haushalte',
  ],
  FR: [
    "(?:l['’])?(?:UE|union européenne|europe|état|gouvernement)|politiques?|france|économie|industrie|secteur|pays|monde|villes?",
    'ministre|président|transition|charte|il|elle|ils|elles',
  ],
  NL: ['EU|europa|europese|overheid|regering|politiek|nederland|samenleving|economie|industrie|sector|land|landen|wereld|steden|hij|zij'],
  ES: [
    'UE|europa|unión europea|gobierno|estado|política|economía|industria|sector|país(?:es)?|mundo|ciudad(?:es)?|ministr[oa]',
    'carta|él|ella|ellos|transición',
  ],
  IT: [
    'UE|europa|europea|unione europea|governo|stato|politica|economia|industria|settore|paes[ei]|mondo|città|ministr[oa]|carta',
    'lui|lei|transizione',
  ],
  PT: ['UE|europa|governo|estado|política|sociedade|economia|indústria|setor|países|mundo|cidades|ele|ela'],
  SE: ['EU|europa|regeringen|staten|politik|samhället|ekonomi|industrin|sverige|världen|städer|han|hon'],
  DK: ['EU|europa|regeringen|staten|politik|samfundet|økonomi|industrien|danmark|verden|byer|han|hun'],
  NO: ['EU|europa|regjeringen|staten|politikk|samfunnet|økonomi|industrien|norge|verden|byer|han|hun'],
  FI: ['EU|eurooppa|hallitus|valtio|politiikka|yhteiskunta|talous|teollisuus|suomi|maailma|kaupungit|hän'],
  PL: ['UE|europa|europy|rząd|państwo|polityka|społeczeństwo|gospodarka|przemysł|polska|świat|miasta|on|ona'],
  RU: ['ЕС|европа|европы|правительство|государство|политика|общество|экономика|промышленность|россия|мир|города|он|она'],
  TR: ['AB|avrupa|hükümet|devlet|politika|toplum|ekonomi|sanayi|türkiye|dünya|şehirler'],
  GR: ['ΕΕ|ευρώπη|κυβέρνηση|κράτος|πολιτική|κοινωνία|οικονομία|βιομηχανία|ελλάδα|κόσμος|πόλεις|αυτός|αυτή'],
}

/** Somebody is told how to do something, or given a list to choose from. */
export const ADVICE: Words = {
  EN: [
    '(?:the |these |those )?\\d+ (?:\\p{L}+ ){0,2}(?:ways?|tips?|foods?|reasons?|things|steps?|ideas|recipes?|habits|mistakes|facts)',
    "how to|ways to|tips|guide to|recipes?|what to|things to|should|avoid|here(?:’s|'s| is| are)",
    'best (?:ways?|foods?|places)|you need to know',
  ],
  DE: [
    "tipps?|so (?:geht['’]?s|gelingt|klappt|funktioniert)|rezepte?|ratgeber|die besten",
    '(?:diese |die )?\\d+ (?:\\p{L}+ )?(?:tipps|dinge|gründe)',
    'wie (?:du|sie|man)|was ist|test|vergleich|überblick|liste|ideen|thema|worauf|sollte(?:n|st)?|müssen|news|gewohnheiten',
  ],
  FR: ['conseils?|astuces?|comment|recettes?|guide|voici|les meilleur(?:e)?s|idées|pourquoi|faut-il|il faut|\\d+ (?:façons|raisons|idées)'],
  NL: ['tips?|recepten|hoe|de beste|zo (?:doe|kun|maak)|waarom|ideeën|\\d+ (?:manieren|redenen|tips)|moet|moeten'],
  ES: [
    'consejos?|trucos?|cómo|recetas?|guía|los mejores|las mejores|ideas|por qué|\\d+ (?:formas|razones|ideas)|deberías|hay que',
    'revisa|opta|recuerda|evita|elige entre',
  ],
  IT: ['consigli(?:o)?|come|ricette|guida|i migliori|le migliori|idee|perché|\\d+ (?:modi|motivi|idee)|dovresti|bisogna'],
  PT: ['dicas?|como|receitas?|guia|os melhores|as melhores|ideias|porque|deve|deves'],
  SE: ['tips|så|hur|recept|guide|de bästa|varför|bör'],
  DK: ['tips|sådan|hvordan|opskrifter|guide|de bedste|hvorfor|bør'],
  NO: ['tips|slik|hvordan|oppskrifter|guide|de beste|hvorfor|bør'],
  FI: ['vinkkejä|vinkit|näin|miten|reseptit|opas|parhaat|miksi|pitäisi'],
  PL: ['porady|jak|przepisy|przewodnik|najlepsze|dlaczego|powinno|należy'],
  RU: ['советы|как|рецепты|руководство|лучшие|почему|следует|нужно'],
  TR: ['ipuçları|nasıl|tarifler|rehber|en iyi|neden|gerekir'],
  GR: ['συμβουλές|πώς|συνταγές|οδηγός|καλύτερ\\p{L}+|γιατί|πρέπει'],
}

/** Not said to be so: a condition, an aim, a wish, a possibility. */
export const SUPPOSED: Words = {
  EN: ['if|whether|unless|(?:would|could)(?! you)|might|may|in order to|imagine|suppose'],
  DE: ['ob|falls|wenn|würde(?:n)?|könnte(?:n)?|wäre(?:n)?|soll(?:en|te|ten)?|um|ziel|vision|voraussetzung(?:en)?|richtung|weg zu\\p{L}*'],
  FR: ['si|pourrai(?:t|ent)|serai(?:t|ent)|afin de|objectif|vise(?:nt)? à'],
  NL: ['of|indien|zou(?:den)?|kunnen|doel|om te'],
  ES: ['si|podría(?:n)?|sería(?:n)?|objetivo|es probable|quizás|para que|tengan'],
  IT: ['se|potrebbe(?:ro)?|sarebbe(?:ro)?|obiettivo|affinché'],
  PT: ['se|poderia(?:m)?|seria(?:m)?|objetivo|para que'],
  SE: ['om|skulle|kunde|mål'],
  DK: ['hvis|om|skulle|kunne|mål'],
  NO: ['hvis|om|skulle|kunne|mål'],
  FI: ['jos|voisi(?:vat)?|olisi(?:vat)?|tavoite'],
  PL: ['jeśli|jeżeli|czy|mógłby|mogłaby|byłby|byłaby|cel|aby'],
  RU: ['если|ли|мог бы|могла бы|был бы|цель|чтобы'],
  TR: ['eğer|olabilir|olurdu|hedef|için'],
  GR: ['αν|εάν|θα μπορούσε|θα ήταν|στόχος|ώστε'],
}

/** What politics, a trade or society is to do: demands, and what is said to be the only way. What advises a reader is in ADVICE. */
export const DEMAND: Words = {
  EN: [
    'only (?:then|thus|so|this way|in this way|like this) (?:can|could|will)|must (?:be|become|ensure|act|stop|end)|ought to',
    '(?:need|needs) to (?:be|become|act|stop|end)|call(?:s|ed|ing)? (?:for|on|upon)|demand(?:s|ed|ing)?',
    'it is (?:time|essential|vital|necessary|urgent) (?:to|that)',
  ],
  DE: [
    'nur (?:so|dann|dadurch) (?:kann|können|lässt|lassen|wird|werden|ist|sind)|gilt es|bedarf es',
    'm(?:uss|üsse|üssten) (?:[\\p{L}\\p{N}-]+,? ){0,10}(?:werden|sein|enden)',
    'es (?:braucht|bedarf)|forder(?:t|n|te|ten|ung|ungen)|gefordert|appellier(?:t|en)|ist es (?:nötig|notwendig|wichtig|an der zeit)',
  ],
  FR: [
    "(?:ce n|c)['’](?:est qu['’]ainsi|est seulement ainsi)|doi(?:t|vent) (?:être|devenir|garantir|cesser)|exige(?:ons|nt)?|réclame(?:nt)?",
    'demand(?:e|ent|ons) (?:que|à|au|aux)|il est (?:temps|nécessaire|urgent|indispensable) (?:de|que)|appel(?:le|lent|ons) à',
  ],
  NL: [
    'alleen (?:zo|dan) (?:kan|kunnen|wordt|worden)|dien(?:t|en) te|eis(?:t|en)|roep(?:t|en) op',
    'het is (?:tijd|nodig|noodzakelijk) (?:om|dat)',
  ],
  ES: [
    's[oó]lo así|únicamente así|deb(?:e|en) (?:ser|garantizar|cesar|convertirse)|tien(?:e|en) que|exig(?:e|en|imos)|reclam(?:a|an|amos)',
    'es (?:necesario|urgente|imprescindible|hora de)|pid(?:e|en) (?:que|al|a los)',
  ],
  IT: [
    'sol(?:o|tanto) così|dev(?:e|ono) (?:essere|diventare|garantire|cessare)|chied(?:e|ono|iamo) (?:che|al|alla|ai|alle)|esig(?:e|ono)',
    'è (?:necessario|urgente|indispensabile|ora di|ora che)',
  ],
}
