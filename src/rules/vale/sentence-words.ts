const words = (list: string) => new Set(list.split(' '))

/** Abbreviations of Punkt's English model, and the four that Vale's library adds: in lower case, without the last stop. */
const ABBREVIATIONS = words(
  'a.a a.c a.d a.g a.h a.m a.m.e a.s a.t adm ala ariz aug ave b.f b.v bros c c.i.t c.o.m.b c.v calif chg cie co col colo ' +
    'conn corp cos ct d d.c d.h d.w dec dr e e.f e.h e.l e.m f f.g f.j feb fla fri ft g g.d g.f g.k ga gen gov h h.c h.f ' +
    'h.m i.m.s ill inc j.b j.c j.j j.k j.p j.r jan jr k kan ky l l.a l.f l.p lt ltd m m.b.a m.d.c m.j maj messrs mg mich ' +
    'minn mr mrs ms mt n n.c n.d n.h n.j n.m n.v n.y nev no nov oct ok okla ore p p.a.m p.m pa ph.d prof r r.a r.h r.i r.j ' +
    'r.k r.t rep reps s s.a s.a.y s.c s.g s.p.a s.s sen sep sept sgt sr st sw t t.j tenn tues u.k u.n u.s u.s.a u.s.s.r v ' +
    'va vs vt w w.c w.r w.va w.w wash wed wis yr',
)

/** The part after a last hyphen may be the abbreviation. */
export const isPunktAbbreviation = (word: string): boolean =>
  ABBREVIATIONS.has(word) || ABBREVIATIONS.has(word.slice(word.lastIndexOf('-') + 1))

/** Words that often begin a sentence, in the same model. */
export const STARTERS = words(
  'according although among both but despite even he however i if in indeed instead it many meanwhile moreover most ' +
    'nevertheless nonetheless nor sales separately similarly since so some the there these they this though thus under when ' +
    'while yet',
)

/** What goes on after a number with a stop, in the same model; its other pairs are names. */
export const COLLOCATIONS = words(
  'business commodities corrections credit dividend financing insider international leisure letters notable review who'
    .split(' ')
    .map((word) => `##number##,${word}`)
    .join(' '),
)

/** Before a name. */
export const TITLES = words('adm col dr gen gov lt maj messrs mr mrs ms mt prof rep reps sen sgt st')

/** Words that are no names, though they are written large where they begin a sentence. */
export const ORDINARY = new Set([
  ...STARTERS,
  ...words(
    'a about after again all also an and any are as at be because before by can do each else every except first for from ' +
      'further had has have her here his how into is its let may more my neither no not of on once one only or other our out ' +
      'over please she should such than that their then to together two unless until up upon use we what where whether which ' +
      'who why will with without would you your',
  ),
])
