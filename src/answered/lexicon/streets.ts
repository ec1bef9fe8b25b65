import type { LanguageKey } from '../../languages.ts'

/** How a street and a house number are written. */

const NAME = String.raw`\p{Lu}[\p{L}'’.-]*`
const WORD = String.raw`[\p{L}'’.-]+`
const NUMBER = String.raw`\d{1,4}(?: ?[a-z](?![\p{L}\p{N}]))?`
const BEGINS = String.raw`(?<![\p{L}\p{N}])`
/** Not a price or a length. */
const ENDS = String.raw`(?![\p{L}\p{N}%€]|[.,]\d)`

const before = (types: string) =>
  new RegExp(String.raw`${BEGINS}(?:${types})\s+(?:${WORD}\s+){0,3}${WORD},?\s+(?:n[º°]\.?\s*|nr\.?\s*|д\.\s*)?${NUMBER}${ENDS}`, 'giu')
const ending = (types: string) =>
  new RegExp(String.raw`${BEGINS}${NAME}(?:[ -]${NAME}){0,3}[ -]?(?:${types})\s+(?:No:?\s*)?${NUMBER}${ENDS}`, 'gu')

const ENGLISH = [
  'Street|St|Road|Rd|Lane|Avenue|Ave|Square|Way|Drive|Place|Court|Close|Hill|Gardens|Terrace|Row|Park|Yard|Quay',
  'Crescent|Boulevard',
].join('|')
const GERMAN = [
  'straße|strasse|str\\.|Straße|Str\\.|weg|Weg|platz|Platz|allee|Allee|gasse|Gasse|ring|Ring|damm|Damm|ufer|Ufer|markt|stieg',
  'chaussee|wall|graben|steig',
].join('|')
const AT = 'Am|Im|An der|An den|Auf dem|Zum|Zur|In der'
const FRENCH = 'rue|avenue|boulevard|place|chemin|allée|quai|impasse|cours|route|square|passage'

export const STREETS: Partial<Record<LanguageKey, RegExp>> = {
  EN: new RegExp(String.raw`(?<![\p{L}\p{N}.,])${NUMBER} (?:${NAME} ){1,3}(?:${ENGLISH})(?!\p{L})`, 'gu'),
  DE: new RegExp(String.raw`${BEGINS}(?:(?:${AT})\s+${NAME}|${NAME}(?:[ -]${NAME})*(?:${GERMAN}))\s+${NUMBER}${ENDS}`, 'gu'),
  NL: ending('straat|weg|laan|plein|gracht|kade|singel|dijk|pad|steeg|hof|dreef|markt'),
  FR: new RegExp(String.raw`(?<![\p{L}\p{N}.,])\d{1,4}(?: (?:bis|ter))?,? (?:${FRENCH}) (?:${WORD} ){0,3}${NAME}`, 'gu'),
  ES: before('calle|avenida|avda\\.?|plaza|paseo|c/|camino|ronda|carretera|travesía'),
  IT: before('via|viale|piazza|corso|largo|vicolo|strada|piazzale|lungomare'),
  PT: before('rua|avenida|praça|travessa|largo|estrada|alameda'),
  PL: before('ul\\.|al\\.|pl\\.|os\\.|ulica|ulicy|aleja|alei|plac|placu'),
  RU: before('ул\\.|улица|улице|проспект|проспекте|пр-т|площадь|площади|переулок|пер\\.'),
  GR: before('οδός|οδό|λεωφόρος|λεωφόρο|πλατεία'),
  SE: ending('gatan|vägen|torget|torg|gränd|allén|plan'),
  DK: ending('gade|vej|plads|allé|torv|stræde'),
  NO: ending('gata|gate|gaten|vei|veien|vegen|plass|torg'),
  FI: ending('katu|kadun|kadulla|tie|tiellä|kuja|polku|aukio|raitti'),
  TR: ending('Caddesi|Cad\\.|Sokak|Sok\\.|Sokağı|Bulvarı|Mahallesi|Meydanı'),
}
