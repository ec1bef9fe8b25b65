import { wordPattern } from './word-pattern.ts'

/** Titles of contracts and of what the law makes a trader publish. */
export const TERMS_TITLE = wordPattern([
  'terms of (?:service|use|sale)|terms (?:and|&) conditions|conditions of (?:carriage|sale|use)|user agreement',
  'privacy (?:policy|notice)|cookie policy|legal notice',
  'AGB|allgemeine geschäftsbedingungen|nutzungsbedingungen|datenschutz(?:erklärung)?|impressum',
  'conditions générales|mentions légales|politique de confidentialité|algemene voorwaarden|gebruiksvoorwaarden|privacyverklaring',
  "términos y condiciones|condiciones (?:generales|de uso)|aviso legal|política de privacidad|condizioni (?:generali|d['’]uso)",
  'termini e condizioni|informativa sulla privacy|regulamin|polityka prywatności|allmänna villkor|vilkår|käyttöehdot',
  'условия использования|kullanım koşulları|όροι χρήσης|termos (?:de uso|e condições)',
])

/** Bodies that inform and sell nothing: authorities, universities, associations, foundations. */
export const NOT_FOR_SALE = wordPattern([
  'e\\. ?V\\.|stiftung|bundesministerium|ministerium|bundesregierung|bundesamt|universität|hochschule|verband|verein|institut|bundestag',
  'fraktion|gemeinde|stadtverwaltung|landkreis|ministry|university|foundation|institute|charity|department of|city council|association',
  'government|parliament|fondation|université|ministère|mairie|stichting|universiteit|ministerie|gemeente|rijksoverheid',
  'fundación|universidad|ministerio|ayuntamiento|fondazione|università|ministero|comune di|parco nazionale|fundacja|uniwersytet',
  'ministerstwo|fundação|universidade|prefeitura|stiftelse|universitet|myndighet|kommune|kommun|säätiö|yliopisto|ministeriö',
  'фонд|университет|министерство|üniversitesi|bakanlığı|vakfı|ίδρυμα|πανεπιστήμιο|υπουργείο',
])

/** A call for donations in a menu or on a button: whoever lives on gifts asks for them on every page. */
export const CALL_TO_DONATE = wordPattern([
  '(?:jetzt |online |einmalig )?spenden|spende|donate(?: now| today| here)?|make a donation|faire un don|je donne|nous soutenir',
  'doneer(?: nu)?|dona(?: ahora| ora)?|donar|haz un donativo|fai una donazione|sostienici|wesprzyj nas|przekaż darowiznę|doar',
  'faça um donativo|ge en gåva|støt os|støtt oss|lahjoita|пожертвовать|bağış yap|κάντε δωρεά',
])

export const PRESS_TITLE = wordPattern([
  'press release|media release|pressemitteilung(?:en)?|presseinformation|pressemeldung|pressedienst|communiqué de presse|persbericht',
  'nota de prensa|comunicato stampa|comunicado de imprensa|pressmeddelande|pressemeddelelse|pressemelding|lehdistötiedote',
  'informacja prasowa|пресс-релиз|basın bülteni|δελτίο τύπου',
])

export const PRICE =
  /(?:[€$£]|\bCHF|\bEUR|\bUSD|\bGBP|\bkr\.?|\bzł|₽|₺)\s?\d|\d(?:[.,]\d\d)?\s?(?:€|£|EUR\b|CHF\b|USD\b|Euro\b|kr\b|zł|₽|₺|TL\b|руб\.?)/u

/** What a reader is asked to do where something is sold. */
export const CALLS_TO_BUY = wordPattern([
  '(?:buy|order|shop|play|join|invest|book|apply) (?:now|today|online|here)|add to (?:cart|basket|bag)|checkout|get started',
  'sign up (?:now|today|free)|start (?:trading|investing|earning)|try (?:it|now|free|for free)|claim (?:your|now|bonus)|free quote',
  'request a quote|get (?:your|a free)|make (?:a )?deposit|our products|free offer',
  'in den warenkorb|jetzt (?:kaufen|bestellen|sichern|beantragen|anfragen|testen|buchen|wechseln)|zum shop|angebot anfordern',
  '(?:kredit|antrag) (?:beantragen|stellen)|unsere produkte|unverbindlich(?:e|es)? (?:angebot|anfrage|offerte)',
  'ajouter au panier|acheter|commander|demande(?:r|z)? (?:un|une|de) (?:devis|crédit|offre)|souscrire|nos produits|nos savons',
  'bestel (?:nu|direct)|koop nu|in winkelwagen|vraag (?:nu )?aan|onze producten|comprar|añadir al carrito|solicita(?:r)? (?:tu|ahora)',
  'nuestros productos|acquista|ordina ora|aggiungi al carrello|richiedi|i nostri prodotti|kup teraz|zamów|köp nu|beställ|køb nu',
  'kjøp nå|bestil nu|osta nyt|tilaa nyt|купить|заказать|satın al|sipariş ver|αγορά|encomendar|adicionar ao carrinho',
  'dodaj do koszyka|do koszyka|legg i handlekurv|i handlekurven|læg i kurv|lägg i varukorg(?:en)?|lisää ostoskoriin|ostoskoriin',
  'sepete ekle|в корзину|оформить заказ|προσθήκη στο καλάθι|στο καλάθι|παραγγείλτε|παραγγελία',
])
