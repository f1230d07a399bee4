import type { LocaleTexts } from '../../core/texts/texts.ts'

export const buy: Pick<LocaleTexts, 'onramp'> = {
  onramp: {
    footer:
      'Collaboriamo con i migliori fornitori per offrirti le commissioni più basse e la migliore assistenza. Altre opzioni in arrivo!',
    howItWorks: 'Come funziona?',
    providers: 'Fornitori',
    fee: (range) => `Commissione: ${range}`,
    notAvailable: 'Al momento non disponibile',
    notOnNetwork: (network) => `Non consegna a questo account su ${network}`,
    deliversElsewhere: (provider, network) =>
      `${provider} non consegna su ${network}. Il tuo acquisto arriva su Ethereum o sulla rete che scegli lì.`,
    noLinkFound: 'Nessun link trovato',
    linkRefused: 'Link rifiutato: porta a un altro sito o paga un altro indirizzo.',
    tryAnother: 'Prova un altro fornitore.',

    continueIn: (provider) => `Continua su ${provider}`,
    finishThere: 'Completa l’acquisto nella finestra del fornitore. Lo stato appare qui.',
    finishThereUnfollowed: 'Completa l’acquisto nella finestra del fornitore.',
    showWindow: 'Mostra la finestra',
    windowLost: 'La finestra è stata chiusa o persa',
    orderMayBeOpen:
      'Il primo ordine potrebbe essere ancora aperto o già pagato. Controllalo prima di riprovare, altrimenti potresti pagare due volte.',
    buyFailed: 'Acquisto non riuscito',
    buyFailedHint: 'L’acquisto è stato annullato o c’è stato un errore nell’app del fornitore',

    bought: 'Comprato',
    buying: 'Acquisto in corso',
    notBought: 'Non comprato',
    purchase: 'Acquisto',
    unknownStatus: 'Stato sconosciuto',
    completed: 'Completato',
    inProgress: 'In corso',
    failed: 'Non riuscito',
    purchaseInProgress: 'Il tuo acquisto è in elaborazione',
    purchaseCompleted: 'Acquisto completato',
    purchaseFailed: 'Acquisto non riuscito',
    loadingActivity: 'Caricamento dei tuoi acquisti',
    noPurchases: 'Ancora nessun acquisto',
    noPurchasesHint: 'Ciò che compri con carta o bonifico appare qui',
    activityFailed: 'Impossibile recuperare le transazioni',
    showMore: 'Mostra altro',

    buy: 'Compra',
    whatIsABuy: [
      {
        title: 'Paga come sempre',
        text: 'Compra asset digitali con la tua carta o con un bonifico. Un fornitore riceve il pagamento.',
      },
      {
        title: 'Arriva nel tuo account',
        text: 'Il fornitore invia ciò che hai comprato all’indirizzo connesso qui. Nessuno lo custodisce per te.',
      },
      {
        title: 'Solo il fornitore sa chi sei',
        text: 'La tua carta e il tuo nome restano al fornitore, che può verificare la tua identità prima del primo acquisto.',
      },
    ],

    widget: 'Compra crypto',
    youPay: 'Paghi',
    youReceive: 'Ricevi',
    selectCurrency: (currency) => `Scegli la valuta: ${currency}`,
    selectToken: (token) => `Scegli il token: ${token}`,
    currencies: 'Valute',
    tokens: 'Token',
    loadingCurrencies: 'Caricamento delle opzioni',
    presets: 'Importi',
    limits: (min, max) => `Da ${min} a ${max} con carta`,
    belowLimit: (min) => `L’importo minimo è ${min}`,
    aboveLimit: (max) => `L’importo massimo è ${max}`,
    getQuotes: 'Vedi i prezzi',
    connectWallet: 'Connetti wallet',
    quoting: 'Richiesta del prezzo',
    quoted: (amount, token) => `Ricevi ${amount} ${token}`,
    loadingProviders: 'Caricamento dei fornitori',
    quoteFailed: 'Impossibile recuperare il prezzo',
    unpriced: 'Il prezzo lo stabilisce il fornitore',
  },
}
