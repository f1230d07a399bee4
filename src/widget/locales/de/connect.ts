import { plural } from '../../core/locale/plural.ts'
import type { LocaleTexts } from '../../core/texts/texts.ts'

export const connect: Pick<
  LocaleTexts,
  'connect' | 'walletConnect' | 'multiChain' | 'networks' | 'help'
> = {
  connect: {
    continueWithWallet: 'Weiter mit einer Wallet',
    or: 'oder',
    legalBefore: 'Mit dem Verbinden Ihrer Wallet akzeptieren Sie unsere ',
    legalAfter: '',
    legalAnd: ' und ',
    terms: 'Nutzungsbedingungen',
    privacy: 'Datenschutzerklärung',
    wallets: 'Wallets',
    allWallets: 'Alle Wallets',
    walletConnect: 'WalletConnect',
    qrCodeTag: 'QR-Code',
    recentTag: 'Zuletzt',
    installedTag: 'Installiert',
    multiChainTag: 'Multichain',
    contestedTag: 'Gleicher Name',
    contested: 'Name von mehreren Wallets genutzt',
    contestedHint:
      'Mehrere Wallets nutzen diesen Namen. Prüfen Sie vor der Freigabe, welche davon anfragt.',
    browserWallet: 'Browser-Wallet',
    dontHave: (wallet) => `Noch kein ${wallet}?`,
    get: 'Laden',
    search: 'Wallet suchen',
    walletsFound: (count) =>
      plural('de', count, { one: '# Wallet gefunden', other: '# Wallets gefunden' }),
    searchWithQr: 'Per QR-Code verbinden',
    noWallet: 'Ich habe noch keine Wallet',
    noWalletFound: 'Keine Wallet gefunden',
    loadingWallets: 'Wallets werden geladen',
    directoryFailed: 'Wallets konnten nicht geladen werden',
    directoryFailedHint:
      'Prüfen Sie Ihre Verbindung. Installierte Wallets funktionieren weiterhin.',
    directoryFailedAlone: 'Prüfen Sie Ihre Verbindung und versuchen Sie es erneut.',
    installedWallets: 'Installierte Wallets zeigen',
    continueIn: (wallet) => `Weiter in ${wallet}`,
    connecting: 'Verbinden …',
    acceptInWallet: 'Bestätigen Sie die Verbindung in Ihrer Wallet',
    connectionDeclined: 'Verbindung abgelehnt',
    connectionDeclinedHint:
      'Eine Verbindung kann abgelehnt werden, wenn noch eine frühere Anfrage offen ist',
    requestPending:
      'In Ihrer Wallet ist bereits eine Anfrage offen. Öffnen Sie die Wallet und antworten Sie dort.',
    walletLocked: 'Entsperren Sie Ihre Wallet und versuchen Sie es erneut',
    walletMissing: 'Diese Wallet ist nicht mehr in Ihrem Browser',
    walletFailed: 'Die Verbindung zur Wallet ist fehlgeschlagen. Versuchen Sie es erneut',
    nothingOpened: 'Hat sich nichts geöffnet?',
    noAnswerYet: 'Noch keine Antwort von Ihrer Wallet',
    slow: 'Das dauert länger als üblich.',
    copyLink: 'Link kopieren',
    linkCopied: 'Link kopiert',
    notDetected: 'Nicht gefunden',
    notDetectedHint: (wallet) =>
      `${wallet} ist in diesem Browser nicht installiert. Installieren Sie die Wallet und kommen Sie dann zurück.`,
    noDownloads:
      'Für diese Wallet gibt es keinen Download-Link. Weitere finden Sie im Wallet-Explorer.',
    findWallet: 'Wallet finden',
    findWalletHint: 'Der Wallet-Explorer zeigt Wallets und wo man sie herunterlädt.',
    exploreAll: 'Alle ansehen',
    chromeExtension: 'Chrome-Erweiterung',
    iosApp: 'iOS-App',
    androidApp: 'Android-App',
    website: 'Website',
    failedToFindConnector: 'Kein Connector gefunden',
    noLinkFound: 'Kein Link gefunden',
    declined: 'Abgelehnt',
  },
  walletConnect: {
    platforms: 'Verbindungsarten',
    browser: 'Browser',
    mobile: 'Mobil',
    qrcode: 'QR-Code',
    web: 'Web',
    desktop: 'Desktop',
    qrCode: 'QR-Code zum Scannen mit dem Smartphone',
    scan: 'Scannen Sie diesen QR-Code mit Ihrem Smartphone',
    preparing: 'QR-Code wird vorbereitet',
    reachingRelay: 'Verbindung wird vorbereitet',
    unreachable: 'WalletConnect ist nicht erreichbar',
    unreachableHint: 'Prüfen Sie Ihre Internetverbindung und versuchen Sie es erneut',
    openWallet: (wallet) => `${wallet} öffnen`,
    openInNewTab: 'In einem neuen Tab öffnen und dort fortfahren',
    nothingOpened:
      'Hat sich nichts geöffnet? Öffnen Sie sie erneut oder fügen Sie den Link in Ihre Wallet ein.',
  },
  multiChain: {
    selectChain: 'Wählen Sie das Netzwerk für die Verbindung',
    chains: 'Chains',
    ethereum: 'Ethereum',
    solana: 'Solana',
  },
  networks: {
    search: 'Netzwerk suchen',
    list: 'Netzwerke',
    whatIsANetwork: 'Was ist ein Netzwerk?',
    noNetworksFound: 'Keine Netzwerke gefunden',
    approveInWallet: 'In der Wallet bestätigen',
    acceptInWallet: 'Bestätigen Sie den Netzwerkwechsel in Ihrer Wallet',
    switchDeclined: 'Wechsel abgelehnt',
    switchDeclinedHint:
      'Ein Wechsel kann abgelehnt werden, wenn die Wallet das Netzwerk nicht unterstützt oder noch eine frühere Anfrage offen ist',
    featureNotSupported: (network) => `${network} unterstützt diese Funktion nicht.`,
    switchToUse: (chain) => `Wechseln Sie zu ${chain}, um fortzufahren`,
    switch: 'Wechseln',
    switchTo: (chain) => `Zu ${chain} wechseln`,
    unsupportedApp:
      'Diese App unterstützt Ihr aktuelles Netzwerk nicht. Wechseln Sie zu einem der verfügbaren, um fortzufahren.',
    unsupportedSwap:
      'Tauschen ist in Ihrem aktuellen Netzwerk nicht möglich. Wechseln Sie zu einem der verfügbaren, um fortzufahren.',
    notApproved: 'Ihre Wallet erlaubt dieses Netzwerk nicht',
    current: 'Aktuelles Netzwerk',
    unknown: 'Unbekanntes Netzwerk',
  },
  help: {
    whatIsAWallet: [
      {
        title: 'Ihr Schlüssel zum offenen Web',
        text: 'Mit einer Wallet melden Sie sich ohne weiteres Passwort bei Apps an. Sie entscheiden, was jede sehen darf.',
      },
      {
        title: 'Ein Ort für Ihr Vermögen',
        text: 'Coins, Token und Sammlerstücke bleiben im Netzwerk. Die Wallet verwahrt die Schlüssel, mit denen man sie bewegt.',
      },
      {
        title: 'Nur in Ihrer Hand',
        text: 'Nichts verlässt eine Wallet ohne Ihre Freigabe. Behalten Sie Ihre Wiederherstellungsphrase für sich.',
      },
    ],
    getAWallet: 'Wallet herunterladen',
    whatIsANetwork: [
      {
        title: 'Ein gemeinsames Register',
        text: 'Ein Netzwerk ist ein Verbund von Computern, die sich einig sind, wem was gehört. Jedes hat seinen eigenen Coin für Gebühren.',
      },
      {
        title: 'Wählen Sie das Ihrer App',
        text: 'Dieselbe Wallet kann in vielen Netzwerken arbeiten, ein Guthaben liegt aber immer nur in einem davon. Sie können jederzeit wechseln.',
      },
    ],
  },
}
