import type { LanguageKey } from '../languages.ts'

const words = (list: string) => list.split(' ')

/**
 * Words that are written with a full stop and do not end a sentence by it, in lower case and without the stop. Those that mostly
 * stand at a sentence's end as well (etc., usw., o.s.v.) are in ENDING: after them a capital letter starts a new sentence.
 */
const COMMON = words('dr prof st vs cf fig no nr vol pp p ed eds art sec ca approx inc ltd co corp bros dept tel abs ing dipl')

const BY_LANGUAGE: Record<LanguageKey, string[]> = {
  EN: words(
    'mr mrs ms messrs jr sr rev hon gen col lt capt sgt gov sen rep pres jan feb mar apr jun jul aug sep sept oct ' +
      'nov dec mon tue tues wed thu thur fri sat sun est e.g i.e eg ie al viz min max incl excl ave blvd rd mt ft u.s ' +
      'u.k u.n a.m p.m ph.d op resp',
  ),
  DE: words(
    'hr fr hrn frau z.b u.a d.h u.u z.t i.d.r s.o s.u o.ä u.ä v.a z.zt bzw ggf evtl vgl inkl exkl zzgl abzgl max ' +
      'min mind ca str nr abs art aufl bd hrsg jh jan feb apr jun jul aug sept okt nov dez mag dipl-ing ing geb gem ' +
      'lt bspw sog i.s.v i.v.m i.h.v einschl gegr st tsd mio mrd',
  ),
  NL: words(
    'dhr mevr mw mr drs ir ing bijv bv d.w.z d.m.v m.b.t i.v.m t.a.v t.b.v o.a m.a.w a.u.b resp ca nr blz art jan ' +
      'feb mrt apr jun jul aug sept okt nov dec incl excl max min evt ong t/m vgl z.g.n',
  ),
  FR: words(
    'm mm mme mlle dr pr me p.ex ex env art al fig av bd janv févr avr juil sept oct nov déc réf tél vol chap éd ' +
      'min max st ste cf c.-à-d',
  ),
  ES: words(
    'sr sra srta sres d dña dr dra ud uds p.ej ej art núm nº pág págs tel av avda c.c aprox máx mín ene feb abr jun ' +
      'jul ago sept oct nov dic ee.uu vol cap',
  ),
  IT: words(
    'sig sigg sig.ra dott dott.ssa prof prof.ssa ing avv geom rag on p.es es ad.es art artt pag pagg tel n nn vol ' +
      'cap ca gen feb apr giu lug ago set ott nov dic sec c.d s.p.a s.r.l cfr lett co',
  ),
  PT: words(
    'sr sra srs dr dra prof profa eng exmo exma p.ex ex art arts pág págs tel av n núm vol cap jan fev abr jun jul ' +
      'ago set out nov dez ltda máx mín aprox v.exa',
  ),
  SE: words(
    't.ex bl.a d.v.s dvs m.m s.k fr.o.m t.o.m f.d p.g.a kl nr ca tel resp ev jan feb apr jun jul aug sept okt nov ' +
      'dec st kap max min inkl exkl jfr',
  ),
  DK: words(
    'f.eks bl.a d.v.s dvs m.fl pga p.g.a ca nr kl tlf jan feb apr jun jul aug sept okt nov dec stk kap inkl ekskl ' +
      'maks min jf evt hr fr',
  ),
  NO: words(
    'f.eks bl.a d.v.s dvs m.fl pga p.g.a ca nr kl tlf jan feb apr jun jul aug sept okt nov des stk kap inkl ekskl ' +
      'maks min jf evt hr fr',
  ),
  FI: words('esim ym mm ks nk n klo puh nro s tammi helmi v ts ns em ko mrd milj maks väh sis t.s ao'),
  PL: words(
    'np tj tzn tzw m.in ww ul al pl nr str s art ust pkt poz tel godz ok dr hab inż mgr prof zł gr św im ds wg lit ' +
      'zob por red r w.w jw',
  ),
  GR: words('π.χ κ κα κος κ.λπ δηλ αρ αρθ σελ τηλ βλ παρ δρ λ.χ μ.χ ν οδ στρ λεωφ ημ ιαν φεβ μαρ απρ ιουν ιουλ αυγ σεπ οκτ ' + 'νοε δεκ'),
  RU: words(
    'т.е т.к т.н т.ч напр др г гг стр ст п пп рис тел ул д кв корп руб коп тыс млн млрд им проф акад см ср обл р-н ' +
      'пр просп янв февр апр авг сент окт нояб дек мин макс',
  ),
  TR: words(
    'dr prof doç av sn örn vb md no tel sk cad mah apt bkz s ltd şti a.ş t.c yy alm ing çev hz oca şub mar nis haz ' +
      'tem ağu eyl eki kas ara',
  ),
}

/** Abbreviations that often close a sentence: a capital after them begins the next. */
const ENDING = new Set(
  words(
    'sat sun wed etc usw etcetera enz itd itp o.s.v osv m.m jne yms ecc κ.λπ κλπ vs.v vb ym mm inc ltd co corp p.m ' +
      'a.m jr др г гг руб zł gr n.v b.v s.p.a s.r.l',
  ),
)

const ALL = new Map<LanguageKey | 'any', Set<string>>([['any', new Set([...COMMON, ...Object.values(BY_LANGUAGE).flat()])]])
for (const [language, list] of Object.entries(BY_LANGUAGE)) ALL.set(language as LanguageKey, new Set([...COMMON, ...list]))

export function isAbbreviation(word: string, language: LanguageKey | null): boolean {
  return (ALL.get(language ?? 'EN') ?? ALL.get('any')!).has(word)
}

export const mayEndSentence = (word: string): boolean => ENDING.has(word)
