import { plural } from '../../core/locale/plural.ts'
import type { LocaleTexts } from '../../core/texts/texts.ts'

export const connect: Pick<
  LocaleTexts,
  'connect' | 'walletConnect' | 'multiChain' | 'networks' | 'help'
> = {
  connect: {
    continueWithWallet: 'Continuer avec un portefeuille',
    or: 'ou',
    legalBefore: 'En connectant votre portefeuille, vous acceptez ',
    legalAfter: '',
    legalAnd: ' et ',
    terms: 'nos Conditions d’utilisation',
    privacy: 'notre Politique de confidentialité',
    wallets: 'Portefeuilles',
    allWallets: 'Tous les portefeuilles',
    walletConnect: 'WalletConnect',
    qrCodeTag: 'QR code',
    recentTag: 'Récent',
    installedTag: 'Installé',
    multiChainTag: 'Multichaîne',
    contestedTag: 'Nom en double',
    contested: 'Nom utilisé par plusieurs portefeuilles',
    contestedHint:
      'Plusieurs portefeuilles utilisent ce nom. Avant d’approuver, vérifiez lequel vous envoie la demande.',
    browserWallet: 'Portefeuille du navigateur',
    dontHave: (wallet) => `Pas encore ${wallet} ?`,
    get: 'Obtenir',
    search: 'Rechercher un portefeuille',
    walletsFound: (count) =>
      plural('fr', count, {
        one: '# portefeuille trouvé',
        many: '# de portefeuilles trouvés',
        other: '# portefeuilles trouvés',
      }),
    searchWithQr: 'Se connecter par QR code',
    noWallet: 'Je n’ai pas de portefeuille',
    noWalletFound: 'Aucun portefeuille trouvé',
    loadingWallets: 'Chargement des portefeuilles',
    directoryFailed: 'Les portefeuilles n’ont pas pu être chargés',
    directoryFailedHint:
      'Vérifiez votre connexion. Les portefeuilles installés fonctionnent toujours.',
    directoryFailedAlone: 'Vérifiez votre connexion, puis réessayez.',
    installedWallets: 'Voir les portefeuilles installés',
    continueIn: (wallet) => `Continuer dans ${wallet}`,
    connecting: 'Connexion…',
    acceptInWallet: 'Approuvez la connexion dans votre portefeuille',
    connectionDeclined: 'Connexion refusée',
    connectionDeclinedHint:
      'La connexion peut être refusée si une demande précédente est encore active',
    requestPending:
      'Une demande est déjà ouverte dans votre portefeuille. Ouvrez-le et répondez-y.',
    walletLocked: 'Déverrouillez votre portefeuille et réessayez',
    walletMissing: 'Ce portefeuille n’est plus dans votre navigateur',
    walletFailed: 'La connexion au portefeuille a échoué. Réessayez',
    nothingOpened: 'Rien ne s’est ouvert ?',
    noAnswerYet: 'Toujours pas de réponse de votre portefeuille',
    slow: 'Cela prend plus de temps que d’habitude.',
    copyLink: 'Copier le lien',
    linkCopied: 'Lien copié',
    notDetected: 'Non détecté',
    notDetectedHint: (wallet) =>
      `${wallet} n’est pas installé dans ce navigateur. Téléchargez-le ici, puis revenez.`,
    noDownloads:
      'Il n’y a pas de lien de téléchargement pour ce portefeuille. Vous en trouverez d’autres dans l’explorateur de portefeuilles.',
    findWallet: 'Trouver un portefeuille',
    findWalletHint:
      'L’explorateur de portefeuilles présente des portefeuilles et indique où les télécharger.',
    exploreAll: 'Tout voir',
    chromeExtension: 'Extension Chrome',
    iosApp: 'Application iOS',
    androidApp: 'Application Android',
    website: 'Site web',
    failedToFindConnector: 'Connecteur introuvable',
    noLinkFound: 'Aucun lien trouvé',
    declined: 'Refusé',
  },
  walletConnect: {
    platforms: 'Modes de connexion',
    browser: 'Navigateur',
    mobile: 'Mobile',
    qrcode: 'QR code',
    web: 'Web',
    desktop: 'Ordinateur',
    qrCode: 'QR code à scanner avec votre téléphone',
    scan: 'Scannez ce QR code avec votre téléphone',
    preparing: 'Préparation du QR code',
    reachingRelay: 'Préparation de la connexion',
    unreachable: 'WalletConnect est injoignable',
    unreachableHint: 'Vérifiez votre connexion Internet et réessayez',
    openWallet: (wallet) => `Ouvrir ${wallet}`,
    openInNewTab: 'Continuez dans un nouvel onglet',
    nothingOpened:
      'Rien ne s’est ouvert ? Ouvrez-le à nouveau ou collez le lien dans votre portefeuille.',
  },
  multiChain: {
    selectChain: 'Choisissez le réseau à utiliser pour la connexion',
    chains: 'Blockchains',
    ethereum: 'Ethereum',
    solana: 'Solana',
  },
  networks: {
    search: 'Rechercher un réseau',
    list: 'Réseaux',
    whatIsANetwork: 'Qu’est-ce qu’un réseau ?',
    noNetworksFound: 'Aucun réseau trouvé',
    approveInWallet: 'Approuvez dans le portefeuille',
    acceptInWallet: 'Approuvez le changement de réseau dans votre portefeuille',
    switchDeclined: 'Changement refusé',
    switchDeclinedHint:
      'Le changement peut être refusé si le portefeuille ne prend pas en charge la blockchain ou si une demande précédente est encore active',
    featureNotSupported: (network) => `Cette fonctionnalité n’est pas disponible sur ${network}.`,
    switchToUse: (chain) => `Passez à ${chain} pour continuer`,
    switch: 'Changer',
    switchTo: (chain) => `Passer à ${chain}`,
    unsupportedApp:
      'Cette application ne prend pas en charge votre réseau actuel. Choisissez-en un autre parmi ceux disponibles pour continuer.',
    unsupportedSwap:
      'L’échange n’est pas disponible sur votre réseau actuel. Choisissez-en un autre parmi ceux disponibles pour continuer.',
    notApproved: 'Votre portefeuille n’autorise pas ce réseau',
    current: 'Réseau actuel',
    unknown: 'Réseau inconnu',
  },
  help: {
    whatIsAWallet: [
      {
        title: 'Votre clé du web ouvert',
        text: 'Un portefeuille vous permet de vous connecter aux applications sans mot de passe supplémentaire. Vous décidez de ce que chacune peut voir.',
      },
      {
        title: 'Un lieu pour vos actifs',
        text: 'Les cryptomonnaies, les jetons et les objets de collection restent sur le réseau. Le portefeuille garde les clés qui les déplacent.',
      },
      {
        title: 'Entre vos mains uniquement',
        text: 'Rien ne quitte un portefeuille sans votre approbation. Gardez votre phrase de récupération pour vous.',
      },
    ],
    getAWallet: 'Obtenir un portefeuille',
    whatIsANetwork: [
      {
        title: 'Un registre partagé',
        text: 'Un réseau est un ensemble d’ordinateurs qui s’accordent sur ce que chacun possède. Chaque réseau a sa propre cryptomonnaie pour les frais.',
      },
      {
        title: 'Choisissez celui de votre application',
        text: 'Un même portefeuille fonctionne sur de nombreux réseaux, mais chaque solde se trouve sur un seul d’entre eux. Vous pouvez changer de réseau à tout moment.',
      },
    ],
  },
}
