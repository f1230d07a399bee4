import type { LocaleTexts } from '../../core/texts/texts.ts'

export const send: Pick<LocaleTexts, 'send' | 'signing' | 'approve'> = {
  send: {
    selectToken: 'Scegli token',
    addAmount: 'Inserisci importo',
    incorrectValue: 'Valore non valido',
    insufficientFunds: 'Fondi insufficienti',
    addAddress: 'Inserisci indirizzo',
    invalidAddress: 'Indirizzo non valido',
    previewSend: 'Controlla l’invio',
    amount: 'Importo',
    amountOf: (symbol) => `Importo in ${symbol}`,
    chooseToken: 'Scegli token',
    changeToken: (symbol) => `Cambia token, ora ${symbol}`,
    noValue: 'Valore non valido',
    balance: (amount) => `Saldo: ${amount}`,
    recipient: 'Indirizzo o nome',
    recipientPlaceholder: 'Indirizzo o nome',
    paste: 'Incolla',
    pasteFailed: 'Impossibile incollare',
    clearRecipient: 'Cancella l’indirizzo',
    lookingUp: 'Ricerca del nome',
    nameOtherChain: 'Questo nome non ha un indirizzo su questa rete',
    nameUnknown: 'Questo nome non ha un indirizzo',
    nameFailed: 'Impossibile cercare il nome.',
    lookUpAgain: 'Cerca di nuovo',
    wrongChecksum: 'Una maiuscola di questo indirizzo è sbagliata. Forse è stato scritto male.',
    notAnAddress: 'Non è un indirizzo né un nome di questa rete.',
    addressElsewhere: (network) =>
      `Questo indirizzo è per ${network}. Passa a quella rete o chiedi un altro indirizzo.`,
    costUnknown: 'Non disponibile',
    coinMissingTitle: (symbol) => `${symbol} insufficienti per la commissione di rete`,
    coinMissing: (amount) =>
      `A questo trasferimento mancano circa ${amount}. Il tuo wallet probabilmente lo rifiuterà.`,
    address: 'Indirizzo',
    network: 'Rete',
    changeNetwork: (network) => `Rete ${network}`,
    lookAlikeTitle: 'Indirizzo simile',
    lookAlike: (known) =>
      `Inizia e finisce come ${known}, che hai già usato, ma è un altro indirizzo. Confronta ogni carattere.`,
    confirmRecipient: 'Ho confrontato tutto l’indirizzo e voglio continuare',
    confirmRisk: 'So che cos’è questo indirizzo e voglio continuare',
    ownAccountTitle: 'Il tuo account',
    ownAccount: 'Stai inviando allo stesso account da cui invii.',
    uncheckedTitle: 'Confronta l’indirizzo',
    checkingHistory: 'Lo stiamo ancora confrontando con gli indirizzi della tua attività.',
    uncheckedHistory:
      'Impossibile caricare la tua attività, quindi non possiamo avvisarti di indirizzi simili. Confronta ogni carattere.',
    tokenContractTitle: 'Indirizzo di un token',
    tokenContract: 'È il contratto di un token. Tutto ciò che invii lì va perso.',
    contractTitle: 'Indirizzo di un contratto',
    contract:
      'È un contratto, non un wallet personale. Invia solo se il titolare ti ha dato questo indirizzo per questa rete e questo token.',
    noOwnerTitle: 'Non è l’indirizzo di un wallet',
    burn: 'Nessuno ha la chiave di questo indirizzo. Tutto ciò che invii lì va perso.',
    noKey:
      'Questo indirizzo non ha una chiave propria. Se non è la cassaforte di un programma che conosci, come un multisig, tutto ciò che invii lì va perso.',
    noTokensHint: 'I tuoi token appariranno qui',
    loadingTokens: 'Caricamento dei tuoi token',
    send: 'Invia',
    to: 'A',
    wholeAddress: 'Indirizzo completo',
    viewOnExplorer: 'Vedi nell’explorer',
    exactAmount: 'Importo esatto:',
    review: 'Controlla l’indirizzo completo. Un trasferimento non può essere annullato.',
    confirm: 'Conferma nel tuo wallet',
    recipientGets: 'Il destinatario riceve',
    tokenKeeps: 'Questo token applica una commissione a ogni trasferimento',
    wouldFailTitle: 'Questo trasferimento non riuscirebbe',
    wouldFail:
      'Al momento la rete lo rifiuterebbe. Inviarlo ti costerebbe solo la commissione di rete.',
    leastBalance: (least) =>
      `La rete non conserva account con meno di ${least}. Invia almeno questa somma a un account nuovo e lascia nel tuo questa somma o niente.`,
    tokenBlocked: 'L’emittente del token ha bloccato uno dei due account, o tutti i trasferimenti.',
    nameChanged: (name, now) =>
      `${name} ora porta a un altro indirizzo: ${now}. Non è stato inviato nulla.`,
    nameGone: (name) => `${name} non porta più a nessun indirizzo. Non è stato inviato nulla.`,
    nameUnchecked: (name) => `Impossibile verificare di nuovo ${name}. Non è stato inviato nulla.`,
    accountChanged: 'Nel tuo wallet è attivo un altro account. Non è stato inviato nulla.',
    networkChanged: 'Il tuo wallet è su un’altra rete. Non è stato inviato nulla.',
    notWallet:
      'Questo è l’indirizzo di un token, di un account di token o di un programma, non di un wallet. Chiedi l’indirizzo del wallet.',
    recipientUnchecked:
      'Impossibile verificare questo indirizzo sulla rete. Non è stato inviato nulla.',
    recipientUnconfirmed: 'Leggi l’avviso sull’indirizzo e confermalo. Non è stato inviato nulla.',
    tokenDecimalsMismatch:
      'Le unità del token non corrispondono al saldo, quindi l’importo sarebbe diverso. Non è stato inviato nulla.',
    tokenRenamed:
      'Il contratto di questo token ha un nome diverso da quello mostrato. Non è stato inviato nulla.',
    tokenSources: 'Due fonti non concordano su questo token. Non è stato inviato nulla.',
    tokenRefused: 'Questo token rifiuta il trasferimento. Non è stato inviato nulla.',
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
  },
  signing: {
    openRequestTitle: 'Nel tuo wallet è aperta un’altra richiesta',
    openRequest:
      'Il tuo wallet mostra ancora una richiesta che hai lasciato. Rifiutala lì, poi continua qui.',
    openRequestGone:
      'Se il tuo wallet non mostra più quella richiesta, puoi continuare senza la sua risposta.',
    continueWithoutAnswer: 'Continua senza risposta',
    setAsideTitle: 'Una richiesta precedente potrebbe essere ancora aperta',
    setAside:
      'Il tuo wallet non ha risposto a una richiesta che hai lasciato. Prima di approvare, verifica che il tuo wallet mostri ciò che vedi in questa schermata e rifiuta tutto il resto.',
    accountChanged: 'Nel tuo wallet è attivo un altro account. Non è stato firmato nulla.',
    chainChanged: 'Il tuo wallet è su un’altra rete. Non è stato firmato nulla.',
    orderChanged: 'Nel frattempo questa schermata è cambiata. Non è stato firmato nulla.',
    walletFunds:
      'Secondo il tuo wallet o la rete, l’account non può pagare. Controlla il saldo della moneta della rete.',
    walletNonce:
      'Secondo il tuo wallet o la rete, un’altra transazione di questo account lo impedisce. Attendila o reimposta l’attività dell’account nel wallet.',
    walletGas:
      'Secondo il tuo wallet o la rete, il limite o il prezzo del gas è troppo basso. Aumentalo nel wallet o riprova più tardi.',
    walletReasonTitle: 'Non inviato',
    walletUnclearTitle: 'Potrebbe essere stata inviata',
    walletUnclear:
      'Il tuo wallet ha chiuso questa richiesta senza una risposta chiara. Controlla la sua attività prima di riprovare, o potresti pagare due volte.',
  },
  approve: {
    loading: 'Apertura del tuo wallet sicuro',
    notAllowed: 'Azione non consentita',
  },
}
