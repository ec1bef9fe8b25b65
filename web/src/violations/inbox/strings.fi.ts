import { number } from '../../base/format.ts'
import { findings, plural, sentence } from '../../base/finnish.ts'
import type { inbox as English } from './strings.en.ts'

const leftOver = (left: number): string => (left > 0 ? `; sillä välin toisin päätetty, jää ennalleen: ${number(left)}` : '')
const rowsOf = (n: number): string => plural(n, 'rivi', 'riviä')

export const inbox: typeof English = {
  title: 'Tehtävät',
  pageTitle: (name) => `${name} · Imprimatur`,
  note: (total, sites, overdue, week) =>
    [
      sites > 0 ? `${number(total)} yhteensä, ${plural(sites, 'sivusto', 'sivustoa')}` : 'Mikään ei odota',
      `${number(overdue)} myöhässä, ${number(week)} tällä viikolla`,
    ].join(' · '),
  views: 'Näkymät',
  view: {
    everything: 'Kaikki',
    approval: 'Hyväksyttäväni',
    assigned: 'Osoitettu minulle',
    mentions: 'Maininnat',
    overdue: 'Myöhässä',
    week: 'Tällä viikolla',
    snoozed: 'Lykätyt',
    nobody: 'Ilman käsittelijää',
  },
  myViews: 'Omat näkymät',
  sharedViews: 'Työtilan näkymät',
  saveView: 'Tallenna näkymäksi',
  viewName: 'Näkymän nimi',
  viewShared: 'Kaikille työtilassa',
  save: 'Tallenna',
  saved: (name) => `Näkymä ”${name}” on tallennettu`,
  deleteView: (name) => `Poista näkymä ${name}`,
  searchLabel: 'Hae tehtävistä',
  severity: 'Vakavuus',
  site: 'Sivusto',
  rule: 'Sääntö',
  language: 'Kieli',
  orderBy: 'Ryhmittely',
  order: { due: 'Määräajan mukaan', site: 'Sivustoittain', reason: 'Syyn mukaan' },
  section: {
    approval: 'Odottaa hyväksyntääni',
    overdue: 'Myöhässä',
    week: 'Tällä viikolla',
    later: 'Myöhemmin tai ilman määräaikaa',
    mentioned: 'Maininnat',
    assigned: 'Osoitettu minulle',
    nobody: 'Ilman käsittelijää',
  },
  openDesk: 'Avaa käsittelyssä',
  review: (n) => (n === 1 ? 'Käsittele tämä' : `Käsittele nämä ${number(n)}`),
  pick: (rule) => `Valitse: ${rule}`,
  picked: (n, rows) => `Valittu ${findings(n)}${rows === n ? '' : `, ${rowsOf(rows)}`}`,
  requestsPicked: (n) => `${plural(n, 'pyyntö', 'pyyntöä')}, vastataan ${n === 1 ? 'sen omalla sivulla' : 'niiden omilla sivuilla'}`,
  pickShown: (loaded, total) => (loaded < total ? `Valitse näkyvät ${number(loaded)}` : `Valitse kaikki ${number(total)}`),
  partly: (done, why) => sentence(`Tehty ${number(done)} auditoinnissa, sitten torjuttu: ${why}`),
  atDesk: {
    here: (rows, total) => `Tehtävien ${number(total)} rivistä ${number(rows)} on tästä auditoinnista`,
    none: 'Tässä auditoinnissa ei ole niistä enää mitään',
    next: (name, rows) => `Seuraava: ${name}, ${number(rows)}`,
    back: 'Takaisin tehtäviin',
  },
  empty: 'Mikään ei odota sinua',
  emptyHelp: 'Täällä näkyy kaikista auditoinneista se, mikä on osoitettu sinulle, mainitsee sinut tai odottaa hyväksyntääsi.',
  noMatch: 'Mikään tehtävistäsi ei täsmää',
  onAssets: (n) => plural(n, 'kohde', 'kohdetta'),
  noRule: 'Ilman sääntöä',
  asksToDismiss: (who) => `${who} pyytää hylkäämään`,
  mentionsMe: (who) => `${who} mainitsee minut`,
  assignedToMe: 'Osoitettu minulle',
  byWhom: (who, when) => `${who}, ${when}`,
  byRule: (rule) => `sääntö ”${rule}”`,
  dueNobody: 'Määräaika ilman käsittelijää',
  asked: (when) => `pyydetty ${when}`,
  somebody: 'Joku',
  decide: 'Päätä',
  more: (n) => `Näytä ${number(n)} lisää`,
  overBy: (days) => `${plural(days, 'päivä', 'päivää')} myöhässä`,
  overToday: 'myöhässä tästä päivästä',
  wasDue: (when) => `määräaika oli ${when}`,
  due: (when) => `määräaika ${when}`,
  noDate: 'ei määräaikaa',
  today: 'tänään',
  tomorrow: 'huomenna',
  snooze: 'Lykkää',
  snoozeUntil: 'Lykkää',
  laterToday: 'Myöhempään tänään',
  fromTomorrow: 'Huomiseen',
  nextWeek: 'Ensi viikkoon',
  afterNextRun: 'Seuraavan ajon jälkeen',
  pickDate: 'Valitse päivä…',
  date: 'Päivä',
  snoozeNote: (due) => (due === null ? 'Vain sinulle.' : sentence(`Vain sinulle. Myöhästyessään palaa heti; määräaika pysyy: ${due}`)),
  snoozedUntil: (when) => `Lykätty, palaa ${when}`,
  snoozedUntilRun: 'Lykätty seuraavan ajon loppuun',
  wake: 'Näytä taas nyt',
  mentionDone: 'Hoidettu, poista maininta',
  keys: {
    move: 'siirry',
    open: 'avaa',
    review: 'käsittele nämä',
    pick: 'valitse',
    snooze: 'lykkää',
    assign: 'osoita valitut',
    approve: 'hyväksy tai epää',
    all: 'Kaikki näppäimet',
    undo: 'kumoa',
  },
  approve: {
    crumb: 'Hyväksyttäväni',
    where: 'Sijaintisi',
    heading: (n) => `Hylätäänkö ${findings(n)}?`,
    askedBy: (who, when) => `Pyytäjä: ${who}, ${when}`,
    why: 'vakavuus vaatii toisen silmäparin',
    requested: 'pyydetty',
    request: 'Pyyntö',
    gives: 'perustelee',
    morePages: (n) => `ja lisäksi ${plural(n, 'kohde', 'kohdetta')}`,
    evidence: 'Näyttö',
    comments: (n) => `Havainnon keskustelu, ${plural(n, 'kommentti', 'kommenttia')}`,
    page: 'Sivu sellaisena kuin se luettiin',
    earlier: 'Aiemmat päätökset siitä',
    none: 'ei ole',
    whyFound: 'Miksi löytyi',
    law: 'Laki',
    yourReason: 'Perustelusi',
    optional: 'pakollinen evättäessä, suotava hyväksyttäessä',
    reasonHelp: (who) => `Näkyy pyytäjälle (${who}) ja lokissa sinun nimelläsi`,
    reasonNeeded: 'Kerro miksi: epääminen vaatii perustelun.',
    canUndo: 'Molemmat voivat kumota lokissa',
    deny: 'Epää',
    doApprove: (n) => `Hyväksy, hylkää ${number(n)}`,
    approved: (n, left) => `${findings(n)} hylätty${leftOver(left)}`,
    denied: (n, left) => `Evätty: ${findings(n)} jää ennalleen${leftOver(left)}`,
    whatHappens: 'Mitä tapahtuu',
    until: 'Kunnes päätät',
    untilText: (n, state) =>
      `${n === 1 ? 'Tila säilyy' : `Kaikkien ${number(n)} tila säilyy`}: ${state}, sekä täällä että API:ssa. ` +
      'Sellaisena se lasketaan sinettiin, ja määräajat kuluvat.',
    ifApprove: 'Jos hyväksyt',
    ifApproveText: (n) =>
      `${findings(n)} hylätään, molemmilla nimillä ja perusteluilla. Myöhemmät ajot siirtävät päätöksen, kunhan virke ja sääntö ` +
      'pysyvät samoina. Mistä joku on sillä välin päättänyt toisin, jää ennalleen.',
    ifDeny: 'Jos epäät',
    ifDenyText: (n, who) =>
      `${findings(n)} jää ennalleen, ja perustelusi lukee ${sentence(who)} ` + 'Uudelleen voi pyytää; epääminen säilyy lokissa.',
    who: 'Kuka saa',
    whoText: (who) =>
      `Kuka tahansa omistaja tai muokkaaja paitsi pyytäjä (${who}), joka voi perua pyynnön. ` +
      'Jos virke muuttuu seuraavassa ajossa, pyyntö raukeaa ja siitä kerrotaan.',
    meanwhile: (n) => `Pyynnön havainnoista on sillä välin päätetty toisin: ${number(n)}. Niihin ei kosketa.`,
    withdraw: 'Peru pyyntö',
    withdrawHelp: (n) => `${n === 1 ? 'Havainto jää' : `Kaikki ${number(n)} jäävät`} ennalleen, eikä keneltäkään enää pyydetä mitään.`,
    withdrawn: (n) => `Peruttu: ${findings(n)} jää ennalleen`,
    over: {
      withdrawn: (who, when) => sentence(`${who} perui pyynnön ${when}`),
      approved: (who, when) => sentence(`${who} hyväksyi pyynnön ${when}`),
      denied: (who, when) => sentence(`${who} epäsi pyynnön ${when}`),
      lapsed: 'Kaikesta pyydetystä on sillä välin päätetty toisin: vastattavaa ei ole.',
    },
  },
  bell: {
    title: 'Ilmoitukset',
    unread: (n) => (n === 0 ? 'Ilmoitukset' : `Ilmoitukset, lukematta ${number(n)}`),
    none: 'Ei vielä mitään',
    readAll: 'Merkitse kaikki luetuiksi',
    settings: 'Ilmoitusasetukset',
    said: ({ kind, by, count, outcome, audit_name: audit, rule_id: rule }) => {
      const who = by ?? 'Joku'
      const where = audit ? `, ${audit}` : ''
      const isDiscarded = outcome === 'discarded' || outcome === 'deleted'
      const what: Record<string, string> = {
        assigned: outcome === 'rule' ? `Sääntö ”${who}” osoitti minulle ${findings(count)}` : `${who} osoitti minulle ${findings(count)}`,
        mentioned: `${who} mainitsee minut`,
        due: outcome === 'overdue' ? `Minulla on myöhässä ${findings(count)}` : `Määräaika vuorokauden sisällä: ${findings(count)}`,
        approval: `${who} pyytää hylkäämään ${findings(count)}`,
        answered:
          outcome === 'lapsed'
            ? `Pyyntöni raukesi (${findings(count)})`
            : `${who} ${outcome === 'approved' ? 'hyväksyi' : outcome === 'denied' ? 'epäsi' : 'vastasi:'} pyyntöni (${findings(count)})`,
        rule_review: isDiscarded
          ? `${who} hylkäsi minua odottaneen luonnoksen, sääntö ${rule}`
          : `${who} pyytää minua julkaisemaan säännön ${rule}`,
        rule_answered: isDiscarded
          ? `${who} hylkäsi hyväksyttävänä olleen luonnoksen, sääntö ${rule}`
          : outcome === 'published'
            ? `${who} julkaisi säännön ${rule}`
            : `${who} palautti säännön ${rule}`,
        run_ended:
          outcome === 'followed'
            ? `Ajo päättyi, minulle uutta: ${findings(count)}`
            : `Auditointi päättyi: ${findings(count)}${outcome === 'not-whole' ? ', kaikkea ei tarkistettu kokonaan' : ''}`,
        deleted: `${who} poisti: ${{ audit: 'auditointi', site: 'sivusto', person: 'henkilön tiedot' }[outcome ?? ''] ?? 'jotain'}`,
        budget: `Mallien kulut${by === null ? '' : ` avaimella ”${by}”`} saavuttivat ${outcome === 'hard' ? 'ylärajan' : 'varoitusrajan'}`,
        run_failed: 'Auditointi epäonnistui',
      }
      return `${what[kind] ?? kind}${where}`
    },
  },
  pending: (who, when) => `${who} pyytää hylkäämään tämän, ${when}; pyyntö odottaa toista henkilöä.`,
  toRequest: 'Hyväksy tai epää',
  waiting: (n) => `${findings(n)} odottaa toista henkilöä; siihen asti tila ei muutu`,
}
