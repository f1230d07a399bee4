import type { LocaleTexts } from '../../core/texts/texts.ts'

export const buy: Pick<LocaleTexts, 'onramp'> = {
  onramp: {
    footer:
      'Wir arbeiten mit den besten Anbietern zusammen, für niedrige Gebühren und guten Service. Weitere folgen bald!',
    howItWorks: 'Wie funktioniert das?',
    providers: 'Anbieter',
    fee: (range) => `${range} Gebühr`,
    notAvailable: 'Derzeit nicht verfügbar',
    notOnNetwork: (network) => `Liefert nicht an dieses Konto auf ${network}`,
    deliversElsewhere: (provider, network) =>
      `${provider} liefert nicht auf ${network}. Ihr Kauf kommt auf Ethereum an oder auf dem Netzwerk, das Sie dort wählen.`,
    noLinkFound: 'Kein Link gefunden',
    linkRefused:
      'Link abgelehnt: Er führt zu einer anderen Website oder zahlt an eine andere Adresse.',
    tryAnother: 'Versuchen Sie es bei einem anderen Anbieter.',

    continueIn: (provider) => `Weiter bei ${provider}`,
    finishThere: 'Schließen Sie den Kauf im Fenster des Anbieters ab. Den Status sehen Sie hier.',
    finishThereUnfollowed: 'Schließen Sie den Kauf im Fenster des Anbieters ab.',
    showWindow: 'Fenster zeigen',
    windowLost: 'Das Fenster wurde geschlossen oder ist verloren gegangen',
    orderMayBeOpen:
      'Ihr erster Auftrag ist vielleicht noch offen oder schon bezahlt. Prüfen Sie ihn, bevor Sie es erneut versuchen, sonst zahlen Sie eventuell doppelt.',
    buyFailed: 'Kauf fehlgeschlagen',
    buyFailedHint: 'Der Kauf wurde abgebrochen, oder beim Anbieter ist ein Fehler aufgetreten',

    bought: 'Gekauft',
    buying: 'Kauf läuft',
    notBought: 'Nicht gekauft',
    purchase: 'Kauf',
    unknownStatus: 'Status unbekannt',
    completed: 'Abgeschlossen',
    inProgress: 'In Bearbeitung',
    failed: 'Fehlgeschlagen',
    purchaseInProgress: 'Ihr Kauf wird bearbeitet',
    purchaseCompleted: 'Kauf abgeschlossen',
    purchaseFailed: 'Kauf fehlgeschlagen',
    loadingActivity: 'Ihre Käufe werden geladen',
    noPurchases: 'Noch keine Käufe',
    noPurchasesHint: 'Was Sie mit Karte oder per Überweisung kaufen, erscheint hier',
    activityFailed: 'Transaktionen konnten nicht abgerufen werden',
    showMore: 'Mehr anzeigen',

    buy: 'Kaufen',
    whatIsABuy: [
      {
        title: 'Zahlen wie gewohnt',
        text: 'Kaufen Sie digitale Assets mit Karte oder per Überweisung. Ein Anbieter nimmt die Zahlung entgegen.',
      },
      {
        title: 'Es kommt auf Ihrem Konto an',
        text: 'Der Anbieter sendet das Gekaufte an die hier verbundene Adresse. Niemand verwahrt es für Sie.',
      },
      {
        title: 'Der Anbieter kennt Sie, nicht diese App',
        text: 'Ihre Karte und Ihr Name bleiben beim Anbieter. Er kann Sie vor dem ersten Kauf bitten, sich auszuweisen.',
      },
    ],

    widget: 'Krypto kaufen',
    youPay: 'Sie zahlen',
    youReceive: 'Sie erhalten',
    selectCurrency: (currency) => `Währung wählen: ${currency}`,
    selectToken: (token) => `Token wählen: ${token}`,
    currencies: 'Währungen',
    tokens: 'Token',
    loadingCurrencies: 'Auswahl wird geladen',
    presets: 'Beträge',
    limits: (min, max) => `Von ${min} bis ${max} mit Karte`,
    belowLimit: (min) => `Der Mindestbetrag ist ${min}`,
    aboveLimit: (max) => `Der Höchstbetrag ist ${max}`,
    getQuotes: 'Preise abfragen',
    connectWallet: 'Wallet verbinden',
    quoting: 'Preis wird abgefragt',
    quoted: (amount, token) => `Sie erhalten ${amount} ${token}`,
    loadingProviders: 'Anbieter werden geladen',
    quoteFailed: 'Der Preis konnte nicht abgerufen werden',
    unpriced: 'Der Anbieter bestimmt den Preis',
  },
}
