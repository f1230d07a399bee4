import type { LocaleTexts } from '../../texts/texts.ts'

export const send: Pick<LocaleTexts, 'send' | 'signing' | 'approve'> = {
  send: {
    selectToken: 'Scegli token',
    addAmount: 'Inserisci importo',
    incorrectValue: 'Valore non corretto',
    insufficientFunds: 'Fondi insufficienti',
    addAddress: 'Inserisci indirizzo',
    invalidAddress: 'Indirizzo non valido',
    previewSend: 'Controlla l’invio',
    amount: 'Importo',
    amountOf: (symbol) => `Importo in ${symbol}`,
    chooseToken: 'Scegli token',
    changeToken: (symbol) => `Cambia token, ora ${symbol}`,
    noValue: 'Valore non corretto',
    balance: (amount) => `Saldo: ${amount}`,
    max: 'Max',
    buy: 'Compra',
    recipient: 'Indirizzo o nome',
    recipientPlaceholder: 'Scrivi o incolla un indirizzo o un nome',
    paste: 'Incolla',
    pasteFailed: 'Impossibile incollare',
    clearRecipient: 'Cancella l’indirizzo',
    lookingUp: 'Ricerca del nome',
    nameOtherChain: 'Questo nome non ha un indirizzo su questa rete',
    nameUnknown: 'Questo nome non porta a nessun indirizzo',
    nameFailed: 'Impossibile cercare il nome.',
    tryAgain: 'Riprova',
    wrongChecksum:
      'Una maiuscola o una minuscola di questo indirizzo è sbagliata: l’indirizzo potrebbe essere stato scritto male',
    details: 'Dettagli',
    networkCost: 'Commissione di rete',
    costUnknown: 'Non disponibile',
    address: 'Indirizzo',
    network: 'Rete',
    changeNetwork: (network) => `Rete ${network}`,
    lookAlikeTitle: 'Indirizzo simile',
    lookAlike: (known) =>
      `Inizia e finisce come ${known}, con cui hai già avuto a che fare, ma è un altro indirizzo. Confronta ogni carattere.`,
    ownAccountTitle: 'Il tuo stesso account',
    ownAccount: 'Stai per inviare allo stesso account da cui invii.',
    uncheckedTitle: 'Confronta l’indirizzo',
    checkingHistory: 'Il confronto con gli indirizzi della tua attività è ancora in corso.',
    uncheckedHistory:
      'Impossibile caricare la tua attività, quindi nulla ti avvisa di un indirizzo che sembra soltanto familiare. Confronta ogni carattere.',
    tokenContractTitle: 'Indirizzo di un token',
    tokenContract:
      'È il contratto di un token. Ciò che viene inviato lì non può essere recuperato.',
    search: 'Cerca token',
    clearSearch: 'Cancella ricerca',
    yourTokens: 'I tuoi token',
    noTokens: 'Nessun token trovato',
    noTokensHint: 'I tuoi token appariranno qui',
    loadingTokens: 'Caricamento dei tuoi token',
    tokensFailed: 'Impossibile recuperare il saldo dei token',
    noPrice: 'Nessun prezzo',
    send: 'Invia',
    to: 'A',
    wholeAddress: 'Indirizzo completo',
    viewOnExplorer: 'Vedi nell’explorer',
    exactAmount: 'Importo esatto:',
    review: 'Controlla l’indirizzo completo: un trasferimento non può essere annullato.',
    confirm: 'Conferma nel tuo wallet',
    cancel: 'Annulla',
    recipientGets: 'Il destinatario riceve',
    tokenKeeps: 'Questo token trattiene una parte di ogni trasferimento',
    wouldFailTitle: 'Questo trasferimento non riuscirebbe',
    wouldFail:
      'Allo stato attuale la rete lo rifiuta. Inviarlo ti costerebbe solo la commissione di rete.',
    nameChanged: (name, now) =>
      `${name} ora porta a un altro indirizzo: ${now}. Non è stato inviato nulla.`,
    nameGone: (name) => `${name} non porta più a nessun indirizzo. Non è stato inviato nulla.`,
    nameUnchecked: (name) => `Impossibile verificare di nuovo ${name}. Non è stato inviato nulla.`,
    accountChanged: 'Nel wallet è attivo un altro account. Non è stato inviato nulla.',
    networkChanged: 'Il wallet è su un’altra rete. Non è stato inviato nulla.',
    tokenAccount:
      'Questo è l’indirizzo di un account che contiene token, e non di un wallet. Chiedi l’indirizzo del wallet. Non è stato inviato nulla.',
    tokenDecimalsMismatch:
      'Il token conta in unità diverse da quelle indicate dal saldo, quindi l’importo sarebbe un altro. Non è stato inviato nulla.',
    tokenRenamed:
      'Il contratto di questo token ha un nome diverso da quello mostrato. Non è stato inviato nulla.',
    tokenSources:
      'Due fonti dicono cose diverse su questo token: una delle due si sbaglia o mente. Non è stato inviato nulla.',
    tokenUnconfirmed:
      'Questo token non è quello che dice di essere. Conferma che vuoi inviarlo. Non è stato inviato nulla.',
    orderChanged:
      'Nel frattempo questa schermata è cambiata. Controllala di nuovo. Non è stato inviato nulla.',
    stoppedTitle: 'Fermato',
    started: 'Transazione avviata',
    lateApproval: (amount, to) =>
      `Il tuo wallet ha approvato la richiesta precedente: ${amount} a ${to}`,
    failed: 'Qualcosa è andato storto',
    reverted: 'Il trasferimento non è riuscito sulla rete',
    dropped: 'Il trasferimento è stato scartato o sostituito',
  },
  signing: {
    openRequestTitle: 'Nel tuo wallet è aperta un’altra richiesta',
    openRequest:
      'Il tuo wallet aspetta ancora una risposta a una richiesta che hai abbandonato. Rifiutala lì, poi continua qui.',
    openRequestGone:
      'Se il tuo wallet non mostra più quella richiesta, puoi continuare senza la sua risposta.',
    continueWithoutAnswer: 'Continua senza risposta',
    setAsideTitle: 'Una richiesta precedente potrebbe essere ancora aperta',
    setAside:
      'Il tuo wallet non ha risposto a una richiesta che hai abbandonato. Prima di approvare, confronta con questa schermata ciò che mostra il tuo wallet e rifiuta tutto il resto.',
    accountChanged: 'Nel wallet è attivo un altro account. Non è stato firmato nulla.',
    chainChanged: 'Il wallet è su un’altra rete. Non è stato firmato nulla.',
    orderChanged: 'Nel frattempo questa schermata è cambiata. Non è stato firmato nulla.',
  },
  approve: {
    loading: 'Apertura del tuo wallet sicuro',
    notAllowed: 'Azione non consentita',
  },
}
