/** Ends of entries whose full stop is their own, in languages where they are no words. */
const STOPPED_IN = new Map(
  Object.entries({
    en:
      'etc incl excl approx est yr yrs cert hols dept qty min max Rd Ave ' +
      'Mon Tue Tues Wed Thu Thurs Fri Sat Sun Jan Feb Mar Apr Aug Sep Sept Oct Nov Dec',
    pl: 'os zest rob tydz przyp ubezp pok wew woj dod maks pon śr pt sob niedz tyg godz',
    pt: 'etc incl excl aprox máx mín sem sáb dom seg jan fev abr jun jul ago nov dez líq séc pág tel apart pess colab méd',
    sv: 'etc motsv pers ggr v tim sek st tr inkl exkl ev resp mån tis ons tors fre lör sön jan feb febr apr aug sept okt nov dec',
    fi: 'alk vast viim sis enint väh esim',
  }).map(([tag, words]) => [tag, new RegExp(`(?:^|[\\s\\u00a0/(])(?:${words.replaceAll(' ', '|')})$`, 'u')]),
)

/** A word without a vowel is an abbreviation (hrs, szt, czw); units that are never written with a full stop have two letters, or kpl. */
const VOWELLESS = /(?<![\p{L}\p{N}])(?!kpl)[bcdfghjklmnpqrstvwxzćłńśźżçğşñß]{3,6}$/u

/** Ends that no whole word has in these languages: keskim, syysk, harj; colab. */
const IMPOSSIBLE = new Map([
  ['fi', /(?<![\p{L}\p{N}])(?!kpl)(?=\p{Ll}{3})\p{Ll}+(?:[bcdfghjkmpqvwxz]|[bcdfghjklmnpqrstvwxz]{2})$/u],
  ['pt', /(?<![\p{L}\p{N}])\p{Ll}+[bcdfgjpqtv]$/u],
])

export const isAbbreviated = (text: string, tag: string): boolean =>
  [STOPPED_IN.get(tag), IMPOSSIBLE.get(tag), VOWELLESS].some((known) => known?.test(text) === true)
