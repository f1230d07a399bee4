import type { LocaleTexts } from '../../core/texts/texts.ts'

export const send: Pick<LocaleTexts, 'send' | 'signing' | 'approve'> = {
  send: {
    selectToken: 'Token wählen',
    addAmount: 'Betrag eingeben',
    incorrectValue: 'Ungültiger Wert',
    insufficientFunds: 'Guthaben reicht nicht aus',
    addAddress: 'Adresse eingeben',
    invalidAddress: 'Ungültige Adresse',
    previewSend: 'Überweisung prüfen',
    amount: 'Betrag',
    amountOf: (symbol) => `Betrag in ${symbol}`,
    chooseToken: 'Token wählen',
    changeToken: (symbol) => `Token ändern, derzeit ${symbol}`,
    noValue: 'Ungültiger Wert',
    balance: (amount) => `Guthaben ${amount}`,
    recipient: 'Adresse oder Name',
    recipientPlaceholder: 'Adresse oder Name',
    paste: 'Einfügen',
    pasteFailed: 'Einfügen fehlgeschlagen',
    clearRecipient: 'Adresse löschen',
    lookingUp: 'Name wird gesucht',
    nameOtherChain: 'Dieser Name hat in diesem Netzwerk keine Adresse',
    nameUnknown: 'Dieser Name hat keine Adresse',
    nameFailed: 'Der Name konnte nicht gesucht werden.',
    lookUpAgain: 'Erneut suchen',
    wrongChecksum:
      'Ein Buchstabe dieser Adresse ist falsch groß- oder kleingeschrieben. Vielleicht ist sie vertippt.',
    notAnAddress: 'Das ist keine Adresse und kein Name in diesem Netzwerk.',
    addressElsewhere: (network) =>
      `Diese Adresse gilt für ${network}. Wechseln Sie zu diesem Netzwerk oder fragen Sie nach einer anderen Adresse.`,
    costUnknown: 'Nicht verfügbar',
    coinMissingTitle: (symbol) => `Zu wenig ${symbol} für die Netzwerkgebühr`,
    coinMissing: (amount) =>
      `Für diese Überweisung fehlen etwa ${amount}. Ihre Wallet wird sie wahrscheinlich ablehnen.`,
    address: 'Adresse',
    network: 'Netzwerk',
    changeNetwork: (network) => `Netzwerk ${network}`,
    lookAlikeTitle: 'Ähnliche Adresse',
    lookAlike: (known) =>
      `Sie beginnt und endet wie ${known}, die Sie schon genutzt haben, ist aber eine andere Adresse. Vergleichen Sie jedes Zeichen.`,
    confirmRecipient: 'Ich habe die ganze Adresse verglichen und möchte fortfahren',
    confirmRisk: 'Ich weiß, was diese Adresse ist, und möchte fortfahren',
    ownAccountTitle: 'Ihr eigenes Konto',
    ownAccount: 'Sie senden an dasselbe Konto, von dem Sie senden.',
    uncheckedTitle: 'Adresse vergleichen',
    checkingHistory: 'Wir vergleichen sie noch mit den Adressen in Ihrer Aktivität.',
    uncheckedHistory:
      'Ihre Aktivität konnte nicht geladen werden, daher können wir nicht vor ähnlich aussehenden Adressen warnen. Vergleichen Sie jedes Zeichen.',
    tokenContractTitle: 'Adresse eines Tokens',
    tokenContract: 'Das ist ein Token-Vertrag. Alles, was Sie dorthin senden, ist verloren.',
    contractTitle: 'Adresse eines Vertrags',
    contract:
      'Das ist ein Vertrag, keine persönliche Wallet. Senden Sie nur, wenn Sie diese Adresse vom Empfänger für dieses Netzwerk und diesen Token haben.',
    noOwnerTitle: 'Keine Wallet-Adresse',
    burn: 'Zu dieser Adresse hat niemand einen Schlüssel. Alles, was Sie dorthin senden, ist verloren.',
    noKey:
      'Diese Adresse hat keinen eigenen Schlüssel. Wenn sie nicht der Tresor eines Ihnen bekannten Programms ist, etwa einer Multisig, ist alles verloren, was Sie dorthin senden.',
    noTokensHint: 'Ihre Token erscheinen hier',
    loadingTokens: 'Ihre Token werden geladen',
    send: 'Senden',
    to: 'An',
    wholeAddress: 'Vollständige Adresse',
    viewOnExplorer: 'Im Explorer ansehen',
    exactAmount: 'Genauer Betrag',
    review:
      'Prüfen Sie die vollständige Adresse. Eine Überweisung lässt sich nicht rückgängig machen.',
    confirm: 'In Ihrer Wallet bestätigen',
    recipientGets: 'Empfänger erhält',
    tokenKeeps: 'Dieser Token behält bei jeder Überweisung eine Gebühr ein',
    wouldFailTitle: 'Diese Überweisung würde fehlschlagen',
    wouldFail:
      'Das Netzwerk würde sie derzeit ablehnen. Senden würde Sie nur die Netzwerkgebühr kosten.',
    leastBalance: (least) =>
      `Das Netzwerk führt kein Konto mit weniger als ${least}. Senden Sie einem neuen Konto mindestens so viel und lassen Sie auf Ihrem so viel oder nichts.`,
    tokenBlocked:
      'Der Herausgeber des Tokens hat eines der beiden Konten oder alle Überweisungen gesperrt.',
    nameChanged: (name, now) =>
      `${name} führt jetzt zu einer anderen Adresse: ${now}. Es wurde nichts gesendet.`,
    nameGone: (name) => `${name} führt zu keiner Adresse mehr. Es wurde nichts gesendet.`,
    nameUnchecked: (name) =>
      `${name} konnte nicht erneut geprüft werden. Es wurde nichts gesendet.`,
    accountChanged: 'In Ihrer Wallet ist ein anderes Konto aktiv. Es wurde nichts gesendet.',
    networkChanged: 'Ihre Wallet nutzt ein anderes Netzwerk. Es wurde nichts gesendet.',
    notWallet:
      'Das ist die Adresse eines Tokens, eines Token-Kontos oder eines Programms, nicht die einer Wallet. Fragen Sie nach der Wallet-Adresse.',
    recipientUnchecked:
      'Das Netzwerk konnte zu dieser Adresse nicht befragt werden. Es wurde nichts gesendet.',
    recipientUnconfirmed:
      'Lesen Sie den Hinweis zur Adresse und bestätigen Sie ihn. Es wurde nichts gesendet.',
    tokenDecimalsMismatch:
      'Die Einheiten des Tokens passen nicht zu seinem Guthaben, der Betrag wäre also ein anderer. Es wurde nichts gesendet.',
    tokenRenamed:
      'Der Vertrag dieses Tokens trägt einen anderen Namen als den angezeigten. Es wurde nichts gesendet.',
    tokenSources: 'Zwei Quellen widersprechen sich bei diesem Token. Es wurde nichts gesendet.',
    tokenRefused: 'Dieser Token verweigert die Überweisung. Es wurde nichts gesendet.',
    tokenUnconfirmed:
      'Dieser Token ist nicht, was er vorgibt zu sein. Bestätigen Sie, dass Sie ihn senden möchten. Es wurde nichts gesendet.',
    orderChanged:
      'Diese Ansicht hat sich inzwischen geändert. Prüfen Sie sie erneut. Es wurde nichts gesendet.',
    stoppedTitle: 'Angehalten',
    started: 'Transaktion gestartet',
    lateApproval: (amount, to) =>
      `Ihre Wallet hat die frühere Anfrage bestätigt: ${amount} an ${to}`,
    failed: 'Etwas ist schiefgelaufen',
    reverted: 'Die Überweisung ist im Netzwerk fehlgeschlagen',
  },
  signing: {
    openRequestTitle: 'In Ihrer Wallet ist eine andere Anfrage offen',
    openRequest:
      'Ihre Wallet zeigt noch eine Anfrage, die Sie verlassen haben. Lehnen Sie sie dort ab und fahren Sie dann hier fort.',
    openRequestGone:
      'Zeigt Ihre Wallet diese Anfrage nicht mehr an, können Sie ohne ihre Antwort fortfahren.',
    continueWithoutAnswer: 'Ohne Antwort fortfahren',
    setAsideTitle: 'Eine frühere Anfrage ist vielleicht noch offen',
    setAside:
      'Ihre Wallet hat eine Anfrage nicht beantwortet, die Sie verlassen haben. Prüfen Sie vor der Freigabe, ob Ihre Wallet dasselbe zeigt wie diese Ansicht, und lehnen Sie alles andere ab.',
    accountChanged: 'In Ihrer Wallet ist ein anderes Konto aktiv. Es wurde nichts signiert.',
    chainChanged: 'Ihre Wallet nutzt ein anderes Netzwerk. Es wurde nichts signiert.',
    orderChanged: 'Diese Ansicht hat sich inzwischen geändert. Es wurde nichts signiert.',
    walletFunds:
      'Laut Ihrer Wallet oder dem Netzwerk reicht das Guthaben nicht aus. Prüfen Sie das Guthaben in der Währung des Netzwerks.',
    walletNonce:
      'Laut Ihrer Wallet oder dem Netzwerk steht eine andere Transaktion dieses Kontos im Weg. Warten Sie auf sie oder setzen Sie die Aktivität des Kontos in Ihrer Wallet zurück.',
    walletGas:
      'Laut Ihrer Wallet oder dem Netzwerk ist das Gaslimit oder der Gaspreis zu niedrig. Erhöhen Sie es in Ihrer Wallet oder versuchen Sie es später erneut.',
    walletReasonTitle: 'Nicht gesendet',
    walletUnclearTitle: 'Möglicherweise wurde gesendet',
    walletUnclear:
      'Ihre Wallet hat diese Anfrage ohne klare Antwort beendet. Sehen Sie in deren Aktivität nach, bevor Sie es erneut versuchen, sonst zahlen Sie womöglich doppelt.',
  },
  approve: {
    loading: 'Ihre sichere Wallet wird geöffnet',
    notAllowed: 'Aktion nicht erlaubt',
  },
}
