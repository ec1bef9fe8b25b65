import type { LanguageKey } from '../../languages.ts'
import type { AssertionKind } from '../../contract/values.ts'

/*
 * By what a sentence asserts something that can be checked: classes of words, as the beginnings of words unless they end with a dollar
 * sign. A language without a table is read by its figures alone.
 */

type Classes = Partial<Record<AssertionKind, string>>

const EN: Classes = {
  comparison:
    '(?:more|less|better|faster|cheaper|stronger|longer|safer|lighter|easier|fewer|higher|lower|\\p{L}{3,}ier|' +
    'quicker) (?:\\S+ ){0,3}than$|' +
    '(?:twice|half|double|three times) (?:as|the)$|times (?:as|more|less|faster)$',
  superlative:
    '(?:the|our|your) (?:\\S+ )?(?:best|fastest|largest|biggest|safest|cheapest|cleanest|finest|strongest|lowest|' +
    'highest|leading|only)$|' +
    "(?:the|world's|britain's|europe's) (?:most \\p{L}+|first|leading|number one|best)$|" +
    '(?:no\\. ?1|number one|market leader|world[- ]class|unrivalled|unbeatable)$',
  certificate:
    'certifi|accredited$|iso \\d{3,5}|iso/iec|gots$|fsc$|ecocert|haccp|soc 2|t[üu]v$|gdpr[- ]compliant|' +
    'fda[- ]approved|licen[sc]ed (?:by|and)$',
  award: 'award[- ]?winning|awarded$|award for|winner of|voted (?:the|best)|named (?:the )?best|prize[- ]winning',
  test:
    '(?:clinically|dermatologically|scientifically|independently|lab|laboratory)[- ](?:tested|proven|shown|' +
    'approved)|(?:studies|research|tests?|trials?) (?:show|prove|confirm|have shown|found)|proven to',
  health:
    '(?:cures?|heals?|relieves?|soothes?|treats?|prevents?) (?:\\S+ ){0,3}(?:pain|stress|anxiety|inflammation|acne|' +
    'eczema|migraine|disease|symptoms|insomnia|wrinkles|fine lines)|' +
    '(?:boosts?|strengthens?|supports?) (?:\\S+ ){0,2}(?:immun|metabolism|digestion|circulation|sleep)|detoxif|' +
    'burns? fat|(?:lowers?|reduces?) (?:\\S+ ){0,2}(?:cholesterol|blood pressure|pain|stress|inflammation|fine lines|wrinkles|' +
    'anxiety)',
  environment:
    'eco[- ]?friendly|environmentally friendly|sustainabl|sustainability|(?:carbon|climate)[- ](?:neutral|negative|' +
    'positive)|co2|biodegradable|recycl|compostable|plastic[- ]free|renewable|zero[- ]waste|emission[- ]free',
  figure: '(?:thousands|hundreds|millions|dozens) of$|half (?:the|of)$',
}
const DE: Classes = {
  comparison:
    '(?:mehr|weniger|besser|schneller|günstiger|stärker|länger|sicherer|leichter|höher|niedriger|' +
    'effizienter) (?:\\S+ ){0,3}als$|(?:doppelt|halb|dreimal) so$|mal (?:so|mehr|weniger|schneller)$',
  superlative:
    '(?:der|die|das|den|dem|des|ihr|unsere?) (?:\\S+ )?(?:beste|größte|schnellste|günstigste|sicherste|führende|' +
    'einzige|stärkste|modernste|höchste|niedrigste|älteste)|marktführ|(?:nr\\.|nummer) ?(?:1|eins)$|' +
    'weltweit (?:erste|führend)|am (?:besten|schnellsten|günstigsten)$|einzigartig',
  certificate:
    'zertifi|akkreditiert|iso \\d{3,5}|gots$|fsc$|ecocert|haccp|t[üu]v|dsgvo[- ]konform|bio[- ]siegel|' +
    'staatlich (?:geprüft|anerkannt|zugelassen)',
  award: 'ausgezeichnet (?:mit|als|von|durch)|auszeichnung|testsieger|prämiert|preisgekrönt|preisträger|gewinner de',
  test:
    '(?:klinisch|dermatologisch|wissenschaftlich|unabhängig|laborgeprüft|medizinisch) (?:getestet|geprüft|belegt|' +
    'erwiesen|nachgewiesen|bestätigt)|(?:studien?|tests?|untersuchungen) (?:zeig|beleg|bestätig|beweis)|' +
    'nachweislich',
  health:
    '(?:heilt|lindert|beruhigt|behandelt|bekämpft|beugt) (?:\\S+ ){0,3}(?:schmerz|stress|angst|entzündung|akne|' +
    'migräne|krankheit|beschwerden|falten|vor$)|(?:stärkt|fördert|unterstützt|verbessert) (?:\\S+ ){0,3}(?:immun|' +
    'stoffwechsel|verdauung|durchblutung|schlaf|abwehr)|entgift|(?:senkt|reduziert|' +
    'mindert) (?:\\S+ ){0,2}(?:cholesterin|blutdruck|schmerz|stress|entzündung|falten)',
  environment:
    'umweltfreundlich|umweltschonend|nachhaltig|klimaneutral|klimafreundlich|co2|co₂|biologisch abbaubar|recycel|' +
    'recycl|kompostierbar|plastikfrei|erneuerbar|ökologisch|emissionsfrei',
  figure: '(?:tausende|hunderte|millionen|zahlreiche tausend)$|die hälfte$',
}
const FR: Classes = {
  comparison: '(?:plus|moins|mieux) (?:\\S+ ){0,2}(?:que|qu.\\p{L}+)$|(?:deux|trois|dix) fois (?:plus|moins)$|meilleure?s? que$',
  superlative:
    '(?:le|la|les|nos|votre|notre) (?:\\S+ )?(?:meilleure?s?|leader|seule?s?|première?s?|premier)$|(?:le|la|les|' +
    'l.\\p{L}+ la|l.\\p{L}+ le) plus \\p{L}+|num[ée]ro (?:1|un)$|n° ?1|leader (?:du|de|mondial|européen|sur)|inégal',
  certificate: 'certifi|accrédit|agréée?|homologu|labellis|iso \\d{3,5}|ecocert|gots$|fsc$|haccp|conforme au rgpd|normes? (?:ce|nf)$',
  award:
    'primée?s?$|récompensé|lauréat|élue? (?:meilleur|produit)|' +
    '(?:remport|reç|obten|décern)\\p{L}* (?:\\S+ ){0,3}prix$|distinction|médaille d',
  test:
    '(?:cliniquement|dermatologiquement|scientifiquement) (?:testé|prouvé|approuvé)|(?:testé|prouvé|' +
    'approuvé)e?s? (?:cliniquement|scientifiquement|dermatologiquement|sous contrôle|en laboratoire)|(?:études?|' +
    'tests?|recherches) (?:montr|prouv|confirm|ont)|efficacité (?:prouvée|démontrée)',
  health:
    '(?:guérit|soulage|apaise|soigne|traite|prévient) (?:\\S+ ){0,3}(?:douleur|stress|anxiété|inflammation|acné|' +
    'migraine|maladie|symptôme|rides|insomnie)|(?:renforce|stimule|favorise|améliore) (?:\\S+ ){0,3}(?:immunit|' +
    'métabolisme|digestion|circulation|sommeil|défenses)|détox|brûle.? (?:les )?graisses|(?:réduit|diminue|' +
    'abaisse) (?:\\S+ ){0,2}(?:cholestérol|tension|douleur|stress|inflammation|rides)',
  environment:
    'écologique|éco-?responsable|durables?$|neutre en carbone|bas carbone|co2|biodégradable|recycl|compostable|' +
    'sans plastique|renouvelable|respectueu\\p{L}+ de l.environnement|zéro déchet',
  figure: '(?:milliers|centaines|millions|dizaines) d|la moitié$',
}
const NL: Classes = {
  comparison:
    '(?:meer|minder|beter|sneller|goedkoper|sterker|langer|veiliger|lichter|hoger|lager) (?:\\S+ ){0,3}dan$|' +
    '(?:twee|drie) keer zo|dubbel zo',
  superlative:
    '(?:de|het|onze|uw|jouw) (?:\\S+ )?(?:beste|grootste|snelste|goedkoopste|veiligste|toonaangevende|enige|' +
    'sterkste|hoogste|laagste|oudste|modernste)$|marktleider|nummer (?:1|één|een)$|nr\\.? ?1|de meest \\p{L}+|' +
    'wereldwijd (?:eerste|toonaangevend)|toonaangevend',
  certificate: 'gecertificeerd|certifi|geaccrediteerd|erkende?$|iso \\d{3,5}|gots$|fsc$|haccp|keurmerk|avg[- ]proof|kiwa',
  award: 'bekroond|award|winnaar|uitgeroepen tot|onderscheiden|verkozen tot',
  test:
    '(?:klinisch|dermatologisch|wetenschappelijk|onafhankelijk) (?:getest|bewezen|onderbouwd|aangetoond)|' +
    '(?:onderzoek|studies|tests?) (?:toont|tonen|bewijs|bevestig|laat|laten)|bewezen (?:effect|werk|result)|' +
    'aantoonbaar',
  health:
    '(?:geneest|verlicht|kalmeert|behandelt|voorkomt) (?:\\S+ ){0,3}(?:pijn|stress|angst|ontsteking|acne|migraine|' +
    'ziekte|klachten|rimpels)|(?:versterkt|bevordert|ondersteunt|verbetert|stimuleert) (?:\\S+ ){0,3}(?:immuun|' +
    'weerstand|stofwisseling|spijsvertering|doorbloeding|slaap)|ontgift|(?:verlaagt|' +
    'vermindert) (?:\\S+ ){0,2}(?:cholesterol|bloeddruk|pijn|stress|ontsteking|rimpels)',
  environment:
    'milieuvriendelijk|duurza|klimaatneutraal|klimaatvriendelijk|co2|co₂|biologisch afbreekbaar|recycl|gerecycled|' +
    'composteerbaar|plasticvrij|hernieuwbaar|ecologisch|energieneutraal',
  figure: '(?:duizenden|honderden|miljoenen|tientallen)$|de helft$',
}
const ES: Classes = {
  comparison: '(?:más|menos|mejor|mejores) (?:\\S+ ){0,2}que$|(?:dos|tres|diez) veces (?:más|menos)$|el doble de',
  superlative:
    '(?:el|la|los|las|lo|nuestro|nuestra) (?:\\S+ )?(?:mejore?s?|únic[oa]s?|primer[oa]?|mayore?s?|líder(?:es)?)$|' +
    '(?:el|la|los|las) (?:\\S+ )?más \\p{L}+|número (?:1|uno)$|n\\.?º ?1|líder(?:es)? (?:en|de|del|mundial)|' +
    'inigualable',
  certificate:
    'certific|acreditad|homologad|iso \\d{3,5}|gots$|fsc$|haccp|sello (?:de|ecológico)|cumple con (?:el|la|' + 'las) (?:rgpd|norma)',
  award: 'premiad|galardonad|ganador|premio|elegid[oa] (?:mejor|como)|reconocid[oa] (?:como|por)',
  test:
    '(?:clínica|dermatológica|científica)mente (?:probad|testad|demostrad|comprobad)|(?:probad|testad|demostrad|' +
    'comprobad)[oa]s? (?:clínica|dermatológica|científica)mente|(?:estudios?|pruebas|' +
    'investigaciones) (?:demuestran?|muestran?|confirman?|prueban?)|eficacia (?:probada|demostrada)',
  health:
    '(?:cura|alivia|calma|trata|previene|combate) (?:\\S+ ){0,3}(?:dolor|estrés|ansiedad|inflamación|acné|migraña|' +
    'enfermedad|síntoma|arrugas|insomnio)|(?:refuerza|fortalece|favorece|mejora|estimula) (?:\\S+ ){0,3}(?:inmun|' +
    'metabolismo|digestión|circulación|sueño|defensas)|detox|quema.? grasa|(?:reduce|disminuye|' +
    'baja) (?:\\S+ ){0,2}(?:colesterol|tensión|dolor|estrés|inflamación|arrugas|ansiedad)',
  environment:
    'ecológic|sostenib|neutr\\p{L}+ en carbono|co2|biodegradable|reciclad|reciclable|compostable|sin plástico|' +
    'renovable|respetuos\\p{L}+ con el medio|cero emisiones',
  figure: '(?:miles|cientos|millones|decenas) de$|la mitad$',
}
const IT: Classes = {
  comparison:
    '(?:più|meno|meglio|migliore|migliori) (?:\\S+ ){0,2}(?:di|che|del|della|dei|degli|rispetto)$|(?:due|tre|' +
    'dieci) volte (?:più|meno)$|il doppio',
  superlative:
    '(?:il|la|i|gli|le|lo|nostro|nostra) (?:\\S+ )?(?:migliore?|migliori|unic[oaei]|prim[oaie]|maggiore?|leader)$|' +
    '(?:il|la|i|gli|le|lo) (?:\\S+ )?più \\p{L}+|numero (?:1|uno)$|n\\.? ?1$|leader (?:in|nel|di|del|mondiale)|' +
    'ineguagliabil',
  certificate:
    'certificat|certificazion|accreditat|omologat|iso \\d{3,5}|gots$|fsc$|haccp|conform[ei] (?:al gdpr|alle norme)|' + 'marchio ce$',
  award: 'premiat|vincitor|premio|riconosciut[oa] (?:come|da)|eletto (?:miglior|prodotto)|medaglia d',
  test:
    '(?:clinica|dermatologica|scientifica)mente (?:testat|provat|dimostrat)|(?:testat|provat|' +
    'dimostrat)[oaie] (?:clinica|dermatologica|scientifica)mente|(?:studi|test|ricerche) (?:dimostra|mostra|' +
    'conferma|prova)|efficacia (?:provata|dimostrata|comprovata)',
  health:
    '(?:cura|guarisce|allevia|lenisce|tratta|previene|combatte) (?:\\S+ ){0,3}(?:dolor|stress|ansia|infiammazion|' +
    'acne|emicrania|malatti|sintom|rughe|insonnia)|(?:rafforza|favorisce|migliora|stimola|' +
    'supporta) (?:\\S+ ){0,3}(?:immun|metabolismo|digestione|circolazione|sonno|difese)|detox|' +
    'brucia.? (?:i )?grassi|(?:riduce|diminuisce|abbassa) (?:\\S+ ){0,2}(?:colesterolo|pressione|dolor|stress|' +
    'infiammazion|rughe|ansia)',
  environment:
    'ecologic|sostenibil|neutral\\p{L}* (?:di|in) carbonio|carbon neutral|co2|biodegradabil|riciclat|riciclabil|' +
    'compostabil|plastic free|senza plastica|rinnovabil|rispett\\p{L}+ (?:del)?l.ambiente|zero emissioni',
  figure: '(?:migliaia|centinaia|milioni|decine) di$|la metà$',
}

const TABLES: Partial<Record<LanguageKey, Classes>> = { EN, DE, FR, NL, ES, IT }

/** A word begins here, and where the pattern ends with a dollar sign a word ends there. */
const compiled = (pattern: string): RegExp =>
  new RegExp(`(?<![\\p{L}\\p{N}])(?:${pattern.replaceAll(/\$(?=\||$)/g, '(?![\\p{L}\\p{N}])')})`, 'iu')

const known = new Map<LanguageKey, [AssertionKind, RegExp][]>()

export function classesOf(language: LanguageKey | null): [AssertionKind, RegExp][] {
  const table = language && TABLES[language]
  if (!table) return []
  let classes = known.get(language)
  if (!classes) {
    classes = Object.entries(table).map(([kind, pattern]) => [kind as AssertionKind, compiled(pattern)])
    known.set(language, classes)
  }
  return classes
}
