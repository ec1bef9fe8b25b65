import type { UnsupportedKind } from '../../contract/values.ts'
import type { LanguageKey } from '../../languages.ts'

/*
 * Awards, certificates and comparisons that a text of a product may be given, besides the classes by which assertions of pages are told
 * (src/claims/assertions): there a word has to assert something alone, here it only has to be absent from the material. Beginnings of words
 * unless they end with a dollar sign.
 */

type Classes = Partial<Record<UnsupportedKind, string>>

const SIGNS =
  'iso[ /-]?\\d{3,5}|din[ -](?:en )?\\d{3,}|gots$|fsc$|pefc$|haccp|ecocert|fairtrade|demeter$|bioland|naturland|' +
  'energy star|oeko-tex|öko-tex|leed$|b corp$|msc$|asc$|ce[- ](?:mark|kenn|keur|marc|oznac|zeich)|soc 2|bcorp$'

const TABLE: Partial<Record<LanguageKey, Classes>> = {
  EN: {
    award:
      '(?:won|wins|winning|received|earned) (?:\\S+ ){0,5}(?:award|prize|medal|gold|silver|title|honou?r)|(?:gold|silver|' +
      'bronze) medal|award[- ]?winning|award$|awards$|five[- ]star|\\d[- ]star|michelin|voted|top[- ]rated|bestsell|' +
      'best[- ]sell',
    certificate: `${SIGNS}|certifi|accredited$|approved by|organic$|seal of|patent`,
    comparison:
      'than (?:any|other|most|all|the competition|our competitors|before|comparable)|unlike (?:other|most)|compared (?:to|' +
      'with)|unmatched|unrivalled|second to none|no\\. ?1$|number one$|market[- ]lead|world[- ]class|the only',
    effect: 'clinically|dermatologist|doctor[- ]recommended|recommended by (?:doctors|experts|dentists)|proven$|guaranteed results',
  },
  DE: {
    award:
      'preisgekrönt|preisträger|(?:gold|silber|bronze)medaille|(?:gewann|gewonnen|gewinnt|erhielt|erhalten|' +
      'bekam) (?:\\S+ ){0,5}(?:preis|award|medaille|auszeichnung|siegel)|award$|testsieg|ausgezeichnet(?: (?:mit|als|von|' +
      'durch))$|auszeichnung|prämiert|bestseller|kürt|gekürt',
    certificate: `${SIGNS}|zertifi|akkreditiert|geprüft von|staatlich anerkannt|patentiert|bio-?zertif|gütesiegel|prüfsiegel`,
    comparison:
      'als (?:jede[rsnm]?|alle|andere|vergleichbare|herkömmliche|die (?:konkurrenz|meisten))|im vergleich zu|im gegensatz zu|' +
      'unübertroffen|unerreicht|konkurrenzlos|marktführ|(?:nr\\.|nummer) ?(?:1|eins)$|einzigartig',
    effect:
      'klinisch|von (?:ärzten|experten|zahnärzten) empfohlen|ärztlich empfohlen|nachweislich|wissenschaftlich (?:belegt|' +
      'erwiesen|bestätigt)',
  },
  FR: {
    award:
      'primée?s?$|récompensé|lauréat|médaille|(?:a|ont) (?:remporté|reçu|obtenu|gagné) (?:\\S+ ){0,5}(?:prix|médaille|' +
      'trophée|award|label)|\\bélue? |award|best-?seller|étoiles?$|michelin',
    certificate:
      `${SIGNS}|certifi|accrédit|agréée?s?$|labellis|label (?:rouge|bio|ab)$|breveté|agriculture biologique|` +
      'issue?s? de l.agriculture bio',
    comparison:
      'que (?:tou(?:s|tes)|les autres|la concurrence|n.importe|tout autre)|contrairement aux? |par rapport aux? (?:autres|' +
      'concurren)|sans égal|inégal|incomparable|num[ée]ro (?:1|un)$|n° ?1|leader',
    effect: 'cliniquement|recommandée?s? par (?:les|des) (?:médecins|experts|dentistes)|scientifiquement|efficacité prouvée',
  },
  ES: {
    award:
      'premiad|galardonad|medalla|(?:ha|han) (?:ganado|recibido|obtenido) (?:\\S+ ){0,5}(?:premio|medalla|galardón|trofeo|' +
      'distinción)|premio|elegid[oa] mejor|superventas|estrellas$|michelin',
    certificate: `${SIGNS}|certific|acreditad|homologad|sello (?:de|ecológico)|patentad|agricultura ecológica|denominación de origen`,
    comparison:
      'que (?:otr[oa]s|cualquier|las demás|los demás|tod[oa]s|la competencia|ningun)|a diferencia de|en comparación con|' +
      'inigualable|incomparable|sin igual|número (?:1|uno)$|líder',
    effect: 'clínicamente|recomendad[oa]s? por (?:médicos|expertos|dentistas)|científicamente|eficacia probada',
  },
  IT: {
    award:
      'premiat|vincitor|medaglia|(?:ha|hanno) (?:vinto|ricevuto|ottenuto) (?:\\S+ ){0,5}(?:premio|medaglia|riconoscimento|' +
      'trofeo)|premio|elett[oa] miglior|bestseller|stelle$|michelin',
    certificate: `${SIGNS}|certificat|certificazion|accreditat|omologat|brevettat|agricoltura biologica|bio$|marchio ce$|d\\.?o\\.?p\\.?$`,
    comparison:
      '(?:di|rispetto a|che) (?:qualsiasi|qualunque|ogni altr|tutt[ie] |altr[ie] |quals)|a differenza di|in confronto a|' +
      'imbattibil|ineguagliabil|senza pari|numero (?:1|uno)$|leader',
    effect:
      'clinicamente|(?:raccomandat|consigliat)[oaie] da(?:i|gli)? (?:medici|esperti|dentisti)|scientificamente|' +
      'efficacia (?:provata|dimostrata)',
  },
  NL: {
    award:
      'bekroond|award|winnaar|medaille|(?:won|gewonnen|wint|ontving|kreeg) (?:\\S+ ){0,5}(?:prijs|award|medaille|' +
      'onderscheiding|goud)|uitgeroepen tot|onderscheiden met|onderscheiding|bestseller|sterren$|michelin',
    certificate: `${SIGNS}|gecertificeerd|certifi|geaccrediteerd|erkend door|keurmerk|gepatenteerd|biologisch gecert|beschermde oorsprong`,
    comparison:
      'dan (?:alle|andere|elke|elk|ieder|welke|de (?:concurrentie|meeste)|vergelijkbare)|in tegenstelling tot|vergeleken met|' +
      'ongeëvenaard|marktleider|nummer (?:1|één|een)$|uniek$|enige in',
    effect: 'klinisch|aanbevolen door (?:artsen|experts|tandartsen)|wetenschappelijk|bewezen$',
  },
  PL: {
    award:
      'nagrod|nagradzan|laureat|medal|wyróżni|zwycięzc|zwyciężył|zdobył\\p{L}? (?:\\S+ ){0,5}(?:nagrod|medal|tytuł|wyróżn)|' +
      'bestseller|gwiazdk',
    certificate: `${SIGNS}|certyfik|akredyt|atest|opatentowan|znak jakości|rolnictwa ekologicznego`,
    comparison:
      '(?:lepsz|szybsz|tańsz|trwalsz|mocniejsz|bezpieczniejsz|większ|mniejsz|\\p{L}{3,}(?:szy|sza|sze|' +
      'ej)) (?:\\S+ ){0,2}(?:niż|od (?:innych|konkuren|wszystkich|każd))|niż (?:inn|jakikolwiek|każd|konkuren|wszystkie)|' +
      'w porównaniu (?:z|do)|w przeciwieństwie do|bezkonkurencyjn|niezrównan|numer (?:1|jeden)$|lider',
    effect: 'klinicznie|dermatologicznie|udowodnion|polecan\\p{L} przez (?:lekarzy|ekspertów|dentystów)|naukowo',
  },
}

const compiled = (pattern: string): RegExp =>
  new RegExp(`(?<![\\p{L}\\p{N}])(?:${pattern.replaceAll(/\$(?=\||$|\))/g, '(?![\\p{L}\\p{N}])')})[\\p{L}\\p{N}]*`, 'giu')

const known = new Map<LanguageKey, (readonly [UnsupportedKind, RegExp])[]>()

export function classWordsOf(language: LanguageKey): (readonly [UnsupportedKind, RegExp])[] {
  let classes = known.get(language)
  if (!classes) {
    const table = TABLE[language] ?? { certificate: SIGNS }
    known.set(language, (classes = Object.entries(table).map(([kind, pattern]) => [kind as UnsupportedKind, compiled(pattern)] as const)))
  }
  return classes
}
