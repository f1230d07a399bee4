import type { LocaleTexts } from '../../texts/texts.ts'

export const send: Pick<LocaleTexts, 'send' | 'signing' | 'approve'> = {
  send: {
    selectToken: 'Token wählen',
    addAmount: 'Betrag eingeben',
    incorrectValue: 'Falscher Wert',
    insufficientFunds: 'Guthaben reicht nicht',
    addAddress: 'Adresse eingeben',
    invalidAddress: 'Ungültige Adresse',
    previewSend: 'Überweisung prüfen',
    amount: 'Betrag',
    amountOf: (symbol) => `Betrag in ${symbol}`,
    chooseToken: 'Token wählen',
    changeToken: (symbol) => `Token ändern, derzeit ${symbol}`,
    noValue: 'Falscher Wert',
    balance: (amount) => `Guthaben ${amount}`,
    max: 'Max.',
    buy: 'Kaufen',
    recipient: 'Adresse oder Name',
    recipientPlaceholder: 'Adresse oder Namen eingeben',
    paste: 'Einfügen',
    pasteFailed: 'Einfügen fehlgeschlagen',
    clearRecipient: 'Adresse leeren',
    lookingUp: 'Name wird nachgeschlagen',
    nameOtherChain: 'Dieser Name hat in diesem Netzwerk keine Adresse',
    nameUnknown: 'Hinter diesem Namen steht keine Adresse',
    nameFailed: 'Der Name konnte nicht nachgeschlagen werden.',
    tryAgain: 'Erneut versuchen',
    wrongChecksum:
      'Ein Buchstabe dieser Adresse ist falsch groß- oder kleingeschrieben: Vielleicht wurde sie falsch abgetippt',
    details: 'Einzelheiten',
    networkCost: 'Netzwerkgebühr',
    costUnknown: 'Nicht verfügbar',
    address: 'Adresse',
    network: 'Netzwerk',
    changeNetwork: (network) => `Netzwerk ${network}`,
    lookAlikeTitle: 'Ähnliche Adresse',
    lookAlike: (known) =>
      `Sie beginnt und endet wie ${known}, mit der Sie schon zu tun hatten, ist aber eine andere. Vergleichen Sie jedes Zeichen.`,
    ownAccountTitle: 'Ihr eigenes Konto',
    ownAccount: 'Sie sind dabei, an das Konto zu senden, von dem Sie senden.',
    uncheckedTitle: 'Adresse vergleichen',
    checkingHistory: 'Sie wird noch mit den Adressen Ihrer Aktivität verglichen.',
    uncheckedHistory:
      'Ihre Aktivität konnte nicht geladen werden, daher warnt nichts vor einer Adresse, die nur vertraut aussieht. Vergleichen Sie jedes Zeichen.',
    tokenContractTitle: 'Adresse eines Tokens',
    tokenContract:
      'Das ist der Vertrag eines Tokens. Was dorthin gesendet wird, kann nicht zurückgeholt werden.',
    search: 'Token suchen',
    clearSearch: 'Suche leeren',
    yourTokens: 'Ihre Token',
    noTokens: 'Keine Token gefunden',
    noTokensHint: 'Ihre Token erscheinen hier',
    loadingTokens: 'Ihre Token werden geladen',
    tokensFailed: 'Token-Guthaben konnte nicht abgerufen werden',
    noPrice: 'Kein Preis',
    send: 'Senden',
    to: 'An',
    wholeAddress: 'Ganze Adresse',
    viewOnExplorer: 'Im Explorer ansehen',
    exactAmount: 'Genauer Betrag',
    review: 'Prüfen Sie die ganze Adresse: Eine Überweisung kann nicht rückgängig gemacht werden.',
    confirm: 'In Ihrer Wallet bestätigen',
    cancel: 'Abbrechen',
    recipientGets: 'Empfänger erhält',
    tokenKeeps: 'Dieser Token behält von jeder Überweisung einen Teil ein',
    wouldFailTitle: 'Diese Überweisung würde fehlschlagen',
    wouldFail: 'Das Netzwerk lehnt sie derzeit ab. Das Senden würde nur die Netzwerkgebühr kosten.',
    nameChanged: (name, now) =>
      `${name} führt jetzt zu einer anderen Adresse: ${now}. Es wurde nichts gesendet.`,
    nameGone: (name) => `${name} führt zu keiner Adresse mehr. Es wurde nichts gesendet.`,
    nameUnchecked: (name) =>
      `${name} konnte nicht erneut geprüft werden. Es wurde nichts gesendet.`,
    accountChanged: 'In der Wallet ist ein anderes Konto aktiv. Es wurde nichts gesendet.',
    networkChanged: 'Die Wallet ist in einem anderen Netzwerk. Es wurde nichts gesendet.',
    tokenAccount:
      'Das ist die Adresse eines Kontos, das Token enthält, und nicht die einer Wallet. Fragen Sie nach der Adresse der Wallet. Es wurde nichts gesendet.',
    tokenDecimalsMismatch:
      'Der Token zählt in anderen Einheiten, als sein Guthaben angibt, der Betrag wäre also ein anderer. Es wurde nichts gesendet.',
    tokenRenamed:
      'Der Vertrag dieses Tokens trägt einen anderen Namen als den angezeigten. Es wurde nichts gesendet.',
    tokenSources:
      'Zwei Quellen sagen Verschiedenes über diesen Token: Eine davon irrt oder lügt. Es wurde nichts gesendet.',
    tokenUnconfirmed:
      'Dieser Token ist nicht, was er zu sein vorgibt. Bestätigen Sie, dass Sie ihn senden möchten. Es wurde nichts gesendet.',
    orderChanged:
      'Diese Ansicht hat sich inzwischen geändert. Prüfen Sie sie erneut. Es wurde nichts gesendet.',
    stoppedTitle: 'Angehalten',
    started: 'Transaktion gestartet',
    lateApproval: (amount, to) =>
      `Ihre Wallet hat die frühere Anfrage bestätigt: ${amount} an ${to}`,
    failed: 'Etwas ist schiefgelaufen',
    reverted: 'Die Überweisung ist im Netzwerk fehlgeschlagen',
    dropped: 'Die Überweisung wurde verworfen oder ersetzt',
  },
  signing: {
    openRequestTitle: 'In Ihrer Wallet ist eine andere Anfrage offen',
    openRequest:
      'Ihre Wallet fragt noch nach einer Anfrage, die Sie verlassen haben. Lehnen Sie sie dort ab und fahren Sie dann hier fort.',
    openRequestGone:
      'Zeigt Ihre Wallet diese Anfrage nicht mehr an, können Sie ohne ihre Antwort fortfahren.',
    continueWithoutAnswer: 'Ohne Antwort fortfahren',
    setAsideTitle: 'Eine frühere Anfrage ist vielleicht noch offen',
    setAside:
      'Ihre Wallet hat eine Anfrage nicht beantwortet, die Sie verlassen haben. Vergleichen Sie vor der Freigabe, was Ihre Wallet zeigt, mit dieser Ansicht, und lehnen Sie alles andere ab.',
    accountChanged: 'In der Wallet ist ein anderes Konto aktiv. Es wurde nichts signiert.',
    chainChanged: 'Die Wallet ist in einem anderen Netzwerk. Es wurde nichts signiert.',
    orderChanged: 'Diese Ansicht hat sich inzwischen geändert. Es wurde nichts signiert.',
  },
  approve: {
    loading: 'Ihre sichere Wallet wird geöffnet',
    notAllowed: 'Aktion nicht erlaubt',
  },
}
