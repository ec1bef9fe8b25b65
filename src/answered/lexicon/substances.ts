import type { LanguageKey } from '../../languages.ts'

/*
 * What things are made of, and what they are free of: allergens, ingredients, materials, diets. One row for each, in the order of
 * LANGUAGES; beginnings of words, several with a comma between, whole words with a dollar sign.
 */

export const LANGUAGES = ['EN', 'DE', 'FR', 'ES', 'IT', 'NL', 'PL'] as const satisfies readonly LanguageKey[]

const ROWS = `
gluten | gluten | gluten,glutenfrei | gluten | gluten | glutine | gluten | gluten,bezgluten
lactose | lactose | laktose,lactose | lactose | lactosa | lattosio | lactose | laktoz,bezlaktoz
milk | milk,dairy,cream$,butter$ | milch,sahne$,butter$ | lait$,laitier,laitière,beurre$,crème fraîche
  | leche,lácteo,nata$,mantequilla | latte$,latticin,burro$,panna$ | melk,zuivel,boter$,slagroom | mlek,mleczn,masło,śmietan
egg | egg$,eggs$ | ei$,eier,eiern | œuf,oeuf | huevo | uovo,uova | ei$,eieren | jaj
nut | nut$,nuts$,hazelnut,walnut,peanut,cashew,pistach | nüsse,nuss$,haselnuss,walnuss,erdnuss,erdnüss,cashew,pistazi
  | noisette,noix$,cacahu,cajou,pistach | nuez,nueces,avellana,cacahuete,anacardo,pistach
  | nocciol,noci$,noce$,arachid,anacard,pistacch | noten$,noot$,hazelno,walno,pinda,cashew,pistach | orzech,orzesz,pistacj
almond | almond | mandel | amande | almendr | mandorl | amandel | migdał
soy | soy$,soya,soybean | soja | soja | soja | soia | soja | soj
wheat | wheat | weizen | blé$,froment | trigo | frumento,grano tenero | tarwe | pszen
spelt | spelt | dinkel | épeautre | espelta | farro | spelt | orkisz
oat | oat$,oats$,oatmeal | hafer | avoine | avena | avena | haver | owies,owsian
sugar | sugar | zucker | sucre$,sucré | azúcar | zuccher | suiker | cukr,cukier
sweetener | sweetener,stevia | süßstoff,stevia | édulcorant,stévia | edulcorante,stevia | dolcificant,stevia | zoetstof,stevia
  | słodzik,stewi
salt | salt$ | salz | sel$ | sal$ | sale marino,sale rosa | zout | sól$,sol$,soli$
honey | honey | honig | miel$ | miel$ | miele$ | honing | miód,miod
palm | palm oil | palmöl | huile de palme | aceite de palma | olio di palma | palmolie | olej palmow,oleju palmow
olive oil | olive oil | olivenöl | huile d.olive | aceite de oliva | olio d.oliva,olio extra | olijfolie | oliw
chocolate | chocolate,cocoa,cacao | schokolade,kakao | chocolat,cacao | chocolate,cacao | cioccolat,cacao | chocola,cacao
  | czekolad,kakao
vanilla | vanilla | vanille | vanille | vainilla | vaniglia | vanille | wanili
coriander | coriander | koriander | coriandre | cilantro | coriandolo | koriander | kolendr
cheese | cheese | käse$ | fromage | queso | formagg | kaas$ | ser$,sera$,serem$
goat | goat | ziege$,ziegen | chèvre | cabra | capra | geit | kozi,koza$,kozy$
sheep | sheep,ewe$ | schaf$,schafs,schafmilch,schafwoll | brebis | oveja | pecora | schap | owcz
meat | beef,pork,chicken,meat$ | fleisch,rind$,schwein,huhn | viande,bœuf,porc$,poulet | carne$,ternera,cerdo,pollo$
  | carne$,manzo,maiale,pollo$ | vlees,rund$,varken,kip$ | mięs,wołow,wieprz,kurcz
fish | fish$,salmon,tuna$,shellfish | fisch$,lachs,thunfisch | poisson,saumon,thon$ | pescado,salmón,atún | pesce$,salmone,tonno
  | vis$,zalm,tonijn | ryb,łoso,tuńczyk
vegan | vegan | vegan | vegan,végan,végétalien | vegan | vegan | vegan,veganis | wega,wegań
vegetarian | vegetarian | vegetarisch | végétarien | vegetarian | vegetarian | vegetarisch | wegetari
organic | organic | bio$,biologisch,bio- | bio$,biologique | ecológic,orgánic | biologic,bio$ | biologisch,bio$ | ekologiczn,bio$
additive | preservative,additive,colouring,artificial flav | konservierungs,zusatzstoff,farbstoff,aromastoff
  | conservateur,additif,colorant | conservante,aditivo,colorante | conservant,additiv,colorant
  | conserveermiddel,additie,kleurstof | konserwant,barwnik,dodatków
paraben | paraben | paraben | parabèn | parabeno | paraben | parabe | paraben
silicone | silicone | silikon | silicone | silicona | silicon | siliconen | silikon
perfume | perfume,fragrance-free,fragrance free | parfüm,duftstoff | parfum de synthèse,sans parfum | perfume,fragancia
  | profumi sintetici,fragranz | parfum,geurstof | perfum
hyaluron | hyaluron | hyaluron | hyaluron | hialurónic | ialuronic | hyaluron | hialuron
aloe | aloe | aloe | aloe,aloès | aloe | aloe | aloë,aloe | aloes
collagen | collagen | kollagen | collagène | colágeno | collagen | collageen | kolagen
vitamin | vitamin | vitamin | vitamine | vitamina | vitamin | vitamine | witamin
retinol | retinol | retinol | rétinol | retinol | retinolo | retinol | retinol
caffeine | caffeine | koffein | caféine | cafeína | caffeina | cafeïne | kofein
alcohol | alcohol | alkohol | alcool | alcohol | alcol | alcohol | alkohol
bpa | bpa$ | bpa$ | bpa$ | bpa$ | bpa$ | bpa$ | bpa$
latex | latex | latex | latex | látex | lattice$ | latex | lateks
cotton | cotton | baumwoll | coton | algodón | coton | katoen | bawełn
wool | wool | wolle$,schurwoll,merinowoll | laine | lana$ | lana$ | wol$,wollen | wełn
linen | linen | leinen | lin$ | lino$ | lino$ | linnen | len$,lnu$,lnian
silk | silk$ | seide$,seiden$ | soie$ | seda$ | seta$ | zijde$ | jedwab
leather | leather | leder | cuir$ | cuero | in pelle$,vera pelle,cuoio | leder,echt leer$ | skór
polyester | polyester,nylon,acrylic | polyester,nylon | polyester,nylon | poliéster,nailon | poliester,nylon | polyester,nylon
  | poliester,nylon
oak | oak$ | eiche$,eichenholz | chêne | roble$ | rovere$,quercia | eiken | dąb$,dęb
beech | beech | buche$,buchenholz | hêtre | madera de haya | faggio | beuken | buk$,buk
pine | pine$,pinewood | kiefernholz | pin$ | pino$ | pino$ | grenen | sosn
ash | ash wood | esche$,eschenholz | frêne | fresno | frassino | essenhout | jesion
walnut wood | walnut wood | nussbaum | noyer | nogal | legno di noce | notenhout | orzechow
bamboo | bamboo | bambus | bambou | bambú | bambù | bamboe | bambus
steel | steel | stahl,edelstahl | acier,inox | acero | acciaio,inox | staal,rvs$ | stal$,stali
aluminium | aluminium,aluminum | aluminium | aluminium | aluminio | alluminio | aluminium | alumini
brass | brass | messing | laiton | latón | ottone | messing | mosiądz,mosięż
gold | gold-plated,solid gold | vergoldet | plaqué or,en or$ | chapado en oro | placcat | verguld | pozłac
glass | borosilicate | borosilikat | borosilicate | borosilicato | borosilicato | borosilicaat | borokrzem
marble | marble | marmor | marbre | mármol | marmo$ | marmer | marmur
ceramic | ceramic,porcelain | keramik,porzellan | céramique,porcelaine | cerámic,porcelana | ceramic,porcellana
  | keramiek,porselein | ceramik,porcelan
plastic | plastic | plastik,kunststoff | plastique | plástic | plastic | plastic,kunststof | plastik,tworzyw
rubber | rubber | gummi$,kautschuk | caoutchouc | caucho,goma$ | gomma$ | rubber | gumow,guma$,gumy$
carbon | carbon fibre,carbon fiber | carbonfaser,kohlefaser | fibre de carbone | fibra de carbono | fibra di carbonio
  | koolstofvezel | włókn
`

/** A word, or several, by which a substance is told; `whole`: not only the beginning of a word. */
interface Word {
  name: string
  text: string
  whole: boolean
}

const KEY = 2
const tables = new Map<LanguageKey, ReadonlyMap<string, Word[]>>()

/** The words of a language by their first two letters. */
function wordsOf(language: LanguageKey): ReadonlyMap<string, Word[]> {
  let table = tables.get(language)
  if (table) return table
  const column = (LANGUAGES as readonly LanguageKey[]).indexOf(language)
  const words = ROWS.trim()
    .split(/\n(?!\s*\|)/)
    .map((row) => row.split('|').map((cell) => cell.trim()))
    .flatMap(([name = '', ...cells]) =>
      (cells[column] ?? '')
        .split(',')
        .filter((word) => word !== '')
        .map((word): Word => ({ name, text: word.replace('$', ''), whole: word.endsWith('$') })),
    )
  table = Map.groupBy(words, ({ text }) => text.slice(0, KEY))
  tables.set(language, table)
  return table
}

const WORD = /[\p{L}\p{N}]+/gu

/** Where a text names substances. */
export function substanceWords(text: string, language: LanguageKey): { name: string; start: number; end: number }[] {
  const table = wordsOf(language)
  if (table.size === 0) return []
  const low = text.toLowerCase()
  // A text that changes its length with its case is not looked through letter by letter.
  if (low.length !== text.length) return []
  const found: { name: string; start: number; end: number }[] = []
  for (const { 0: word, index: start } of low.matchAll(WORD)) {
    for (const { name, text: known, whole } of table.get(word.slice(0, KEY)) ?? []) {
      if (!low.startsWith(known, start)) continue
      const behind = /^[\p{L}\p{N}]*/u.exec(low.slice(start + known.length))![0]
      if (whole && behind !== '') continue
      found.push({ name, start, end: start + known.length + behind.length })
    }
  }
  return found
}

/** In front of a substance, a word or two away: it is not in it. */
export const FREE_BEFORE: Partial<Record<LanguageKey, RegExp>> = {
  EN: /(?:without|no|free (?:of|from)|zero|non)[- ](?:\p{L}+ ){0,2}$/iu,
  DE: /(?:ohne|frei von|keine?n?|keinerlei)\s(?:\p{L}+ ){0,2}$/iu,
  FR: /(?:sans|exempte?s? de|ni|zéro)\s(?:\p{L}+ ){0,2}(?:d['’])?$/iu,
  ES: /(?:sin|libres? de|cero|ni)\s(?:\p{L}+ ){0,2}$/iu,
  IT: /(?:senza|priv[oaie] di|zero|né)\s(?:\p{L}+ ){0,2}$/iu,
  NL: /(?:zonder|vrij van|geen)\s(?:\p{L}+ ){0,2}$/iu,
  PL: /(?:bez|woln[eaoy]\p{L}* od|nie zawiera)\s(?:\p{L}+ ){0,2}$/iu,
}
export const FREE_BEHIND = /^(?:[- ]?free|[- ]?frei\p{L}{0,2}|[- ]?vrij\p{L}?)(?!\p{L})/iu
