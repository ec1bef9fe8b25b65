import type { HtmlFacts } from './html-facts.ts'

interface PageProblem {
  code: 'login-wall' | 'error-page' | 'bot-wall' | 'needs-javascript' | 'empty-page'
  reason: string
}

/** An error page says little; an article about errors says much. */
const SHORT_PAGE = 2500
const LOGIN_PAGE = 1500
const NEARLY_EMPTY = 60

/** JavaScript's own \b knows ASCII letters alone, and half of these words are Greek, Cyrillic or end in ş. */
const EDGE = String.raw`(?:(?<![\p{L}\p{N}])(?=[\p{L}\p{N}])|(?<=[\p{L}\p{N}])(?![\p{L}\p{N}]))`
const phrases = (...alternatives: string[]) => new RegExp(alternatives.join('|').replaceAll('\\b', EDGE), 'iu')

/** Titles and headings of pages that say the page is missing, in the fifteen languages. */
const NOT_FOUND = phrases(
  String.raw`^(?:error\s*|fehler\s*|erreur\s*)?404\b`,
  String.raw`\b(?:error|fehler|erreur|errore|fout|fel|feil|fejl|virhe|błąd|hata|ошибка|σφάλμα|erro)\s*[:\-–]?\s*404\b`,
  String.raw`\bpage\s+(?:(?:could|can)\s*(?:not|n['’]t)\s+be\s+|was\s+not\s+|not\s+|isn['’]t\s+)found\b`,
  String.raw`\bpage\s+(?:does\s+not|doesn['’]t|no\s+longer)\s+exists?\b|\bnot\s+found$`,
  String.raw`\bseite\s+(?:(?:wurde\s+)?nicht\s+gefunden|existiert\s+nicht)\b`,
  String.raw`\bpage\s+(?:introuvable|non\s+trouvée)\b`,
  String.raw`\bpágina\s+no\s+encontrada\b|\bno\s+se\s+(?:ha\s+)?encontr(?:ó|ado)\s+la\s+página\b`,
  String.raw`\bpagina\s+non\s+trovata\b|\bpagina\s+niet\s+gevonden\b|\bpágina\s+não\s+encontrada\b`,
  String.raw`\bsidan\s+(?:hittades\s+inte|kunde\s+inte\s+hittas|finns\s+inte)\b`,
  String.raw`\bsiden\s+(?:blev\s+ikke\s+fundet|findes\s+ikke|ble\s+ikke\s+funnet|finnes\s+ikke)\b`,
  String.raw`\bsivua\s+ei\s+löyt|\bnie\s+znaleziono\s+strony\b|\bstrona\s+nie\s+(?:została\s+znaleziona|istnieje)\b`,
  String.raw`\bsayfa\s+bulunamadı\b|\bстраница\s+не\s+найдена\b|\bη\s+σελίδα\s+δεν\s+βρέθηκε\b`,
)

const SERVER_ERROR = phrases(
  String.raw`^(?:error\s*)?50[0-4]\b|\binternal server error\b|\bservice (?:temporarily )?unavailable\b|\bbad gateway\b`,
  String.raw`\bgateway time-?out\b|\berror establishing a database connection\b|\bdown for maintenance\b|\bapplication error\b`,
)

const BOT_WALL = phrases(
  String.raw`^just a moment\b|\battention required! \| cloudflare\b|\bchecking your browser\b|\bare you (?:a )?(?:human|robot)\b`,
  String.raw`\bverify (?:that )?you are (?:a )?human\b|\baccess denied\b|\brequest unsuccessful\. incapsula\b|\bbot verification\b`,
)

const LOGIN_PATH = phrases(
  String.raw`/(?:log-?in|sign-?in|log-?on|auth(?:enticate|orize)?|sso|oauth2?|saml2?|wp-login\.php|sign_in)(?:[/.?]|$)`,
  String.raw`/(?:anmelden|anmeldung|connexion|identification|iniciar-sesion|accedi|inloggen|entrar)(?:[/.?]|$)`,
  String.raw`/(?:logga-in|log-ind|logg-inn|kirjaudu|zaloguj|logowanie|giris)(?:[/.?]|$)`,
)

const LOGIN_WORDS = phrases(
  String.raw`^(?:log ?in|log on|sign ?in|anmelden|anmeldung|einloggen|connexion|se connecter|iniciar sesión|accedi|inloggen)\b`,
  String.raw`^(?:entrar|iniciar sessão|logga in|log ind|logg inn|kirjaudu|zaloguj|logowanie|giriş|войти|вход|σύνδεση)\b`,
  String.raw`\b(?:please|bitte|veuillez)\s.{0,20}(?:log ?in|sign ?in|anmelden|connecter)\b`,
)

const WANTS_SCRIPT = /java\s?script/i
const ASKS_FOR_SCRIPT = /enable java\s?script|java\s?script (?:aktivieren|is required)/i

/** What keeps a page that arrived with status 200 from being the page: the reason goes to its owner. Null for a page like any other. */
export function checkHtml(facts: HtmlFacts, address: { requested: string; final: string }): PageProblem | null {
  const headlines = [facts.title, ...facts.headings].filter(Boolean)
  const says = (pattern: RegExp) => headlines.some((headline) => pattern.test(headline))
  const quote = (pattern: RegExp) => headlines.find((headline) => pattern.test(headline))!.slice(0, 80)
  const short = facts.text.length < SHORT_PAGE

  if (short && says(NOT_FOUND)) {
    return { code: 'error-page', reason: `The server sends “${quote(NOT_FOUND)}” as if it were a page: there is nothing at this address.` }
  }
  if (short && says(SERVER_ERROR)) {
    return { code: 'error-page', reason: `The server sends an error message (“${quote(SERVER_ERROR)}”) as if it were a page.` }
  }
  if (short && says(BOT_WALL)) {
    return { code: 'bot-wall', reason: 'The site shows programs a check instead of the page. Ask its operator to let this user agent in.' }
  }
  if (isLoginWall(facts, headlines, address)) {
    return { code: 'login-wall', reason: 'The page is behind a sign-in: what came back is a form for a user name and password.' }
  }
  if (facts.text.length < NEARLY_EMPTY && (facts.scripts > 0 || WANTS_SCRIPT.test(facts.noscript))) {
    return { code: 'needs-javascript', reason: 'The page is empty until a browser runs its scripts: the server sends no text to check.' }
  }
  const asksForScript = WANTS_SCRIPT.test(facts.noscript) || ASKS_FOR_SCRIPT.test(facts.text)
  if (facts.text.length < 400 && facts.links.length < 3 && asksForScript) {
    return { code: 'needs-javascript', reason: 'The page shows its text only after a browser has run its scripts.' }
  }
  if (facts.text === '') return { code: 'empty-page', reason: 'The page has no text.' }
  return null
}

/** True for addresses that by their name hold a sign-in form. */
export const isLoginAddress = (url: string) => LOGIN_PATH.test(new URL(url).pathname)

function isLoginWall(facts: HtmlFacts, headlines: string[], { requested, final }: { requested: string; final: string }): boolean {
  const wasSentToLogin = isLoginAddress(final) && !isLoginAddress(requested)
  if (facts.passwordFields > 0) {
    return facts.text.length < LOGIN_PAGE && (wasSentToLogin || headlines.some((text) => LOGIN_WORDS.test(text)) || facts.text.length < 400)
  }
  // Some sign-in forms ask for the password on their second page.
  return wasSentToLogin && facts.text.length < LOGIN_PAGE
}
