import type { LocaleTexts } from '../../core/texts/texts.ts'

export const swap: Pick<LocaleTexts, 'swap'> = {
  swap: {
    youPay: 'Vous payez',
    youReceive: 'Vous recevez',
    amountToPay: 'Montant à payer',
    amountToReceive: 'Montant à recevoir',
    selectToken: 'Choisir un jeton',
    changeToken: (symbol) => `${symbol}, changer de jeton`,
    enterAmount: 'Saisir un montant',
    reviewSwap: 'Vérifier l’échange',
    swap: 'Échanger',
    balance: 'Solde',
    reverse: 'Inverser les deux jetons',
    notShown: '–',
    rate: 'Taux',
    priceImpact: 'Impact sur le prix',
    maxSlippage: 'Slippage max.',
    minimumReceived: 'Minimum reçu',
    providerFee: 'Frais du prestataire',
    rateOf: (from, amount, to) => `1 ${from} = ${amount} ${to}`,
    quoteFailed: (swap) =>
      `Aucun prix disponible pour le moment. Appuyez sur « ${swap} » pour réessayer.`,
    quoted: (amount, symbol) => `Vous recevez ${amount} ${symbol}`,
    loadingTokens: 'Chargement des jetons',
    tooSmall: 'Ce montant est trop faible pour être échangé.',
    highImpact: 'L’impact sur le prix vous ferait perdre une grande partie de la valeur.',
    lossUnknown:
      'Un prix est inconnu, la perte ne peut donc pas être calculée. Comparez le montant vous-même.',
    couldNotLoad: 'Les prix n’ont pas pu être chargés',
    couldNotLoadHint: 'Vérifiez votre connexion et réessayez.',

    suggested: 'Jetons suggérés',
    tokens: 'Jetons',
    noTokensFoundHint: 'Essayez un autre nom, symbole ou adresse.',
    chosen: 'Sélectionné',

    send: 'Vous envoyez',
    receive: 'Vous recevez',
    review: 'Vérifiez attentivement la transaction',
    rateNow: (rate) => `Le taux est maintenant ${rate}`,
    rateWorse: (now, before, percent) =>
      `Vous recevriez ${now} au lieu de ${before}, soit ${percent} de moins.`,
    acceptRate: 'Accepter le nouveau taux',
    approve: 'Autoriser',
    approving: 'Autorisation…',
    stepApprove: (symbol) => `Autoriser ${symbol}`,
    stepDone: 'Terminé',
    approvalOf: (amount, symbol) =>
      `L’échange pourra prélever au maximum ${amount} ${symbol} sur votre compte.`,
    resetFirst: (symbol) =>
      `L’ancienne limite de ${symbol} doit être remise à zéro avant d’autoriser la nouvelle.`,
    approvalPending: 'Votre autorisation n’est pas encore confirmée',
    approvalPendingText: (amount, symbol) =>
      `Vous avez envoyé une autorisation de ${amount} ${symbol}. Vous pourrez échanger dès que le réseau l’aura confirmée. Si c’est trop long, accélérez-la dans votre portefeuille.`,
    approveAgain: 'Autoriser à nouveau',

    insufficientBalance: 'Solde insuffisant',
    failedToInitialize: 'L’échange n’a pas pu être initialisé',
    failedToFetchPrice: 'Le prix du jeton du réseau n’a pas pu être récupéré',
    failedToCheckAllowance: 'L’autorisation n’a pas pu être vérifiée',
    failedToCreateApproval: 'La transaction d’autorisation n’a pas pu être créée',
    failedToCreateTransaction: 'La transaction n’a pas pu être créée',
    transactionError: 'Erreur de transaction',
    approveInWallet: (symbol) => `Autorisez l’utilisation de ${symbol} dans votre portefeuille`,
    resetInWallet: 'Remettez l’ancienne limite à zéro dans votre portefeuille',
    confirmInWallet: 'Confirmez la transaction dans votre portefeuille',
    swapping: (paid, from, amount, to) =>
      `Échange en cours : ${paid} ${from} contre ${amount} ${to}`,
    swapped: (paid, from, amount, to) =>
      `Échange effectué : ${paid} ${from} contre ${amount} ${to}`,
    approvalReverted: 'L’autorisation a échoué sur le réseau. Rien n’a été autorisé.',
    reverted: 'L’échange a échoué sur le réseau. Vos jetons n’ont pas été échangés.',
    nothingArrived: (symbol) => `Le réseau a exécuté l’échange, mais aucun ${symbol} n’est arrivé.`,
    lateApproval: (amount, symbol) =>
      `Votre portefeuille a approuvé la demande précédente : l’échange peut prélever ${amount} ${symbol}`,
    lateSwap: (paid, from, amount, to) =>
      `Votre portefeuille a approuvé la demande précédente : ${paid} ${from} contre ${amount} ${to}`,
    stillPending: 'Envoyé. Consultez l’activité pour le résultat.',

    stopped: 'Arrêté pour votre sécurité',
    stoppedBecause: (reason) => `Arrêté pour votre sécurité. ${reason}`,
    stoppedHint: 'Rien n’a été signé.',
    stoppedReasons: {
      network: 'Les échanges sur ce réseau ne peuvent pas être vérifiés ici.',
      chain: 'Le réseau a changé pendant la préparation de l’échange.',
      account: 'Le compte a changé pendant la préparation de l’échange.',
      changed: 'L’échange affiché à l’écran a changé entre-temps.',
      sender: 'La transaction serait envoyée depuis un compte qui n’est pas le vôtre.',
      router: 'La transaction irait à un contrat qui n’est pas le contrat d’échange connu.',
      function: 'La transaction ferait autre chose qu’un échange.',
      tokens: 'La transaction échangerait d’autres jetons que ceux affichés.',
      units: 'Les unités d’un jeton ne correspondent pas aux données du service d’échange.',
      symbol: 'Le contrat d’un jeton porte un autre nom que celui affiché.',
      sources: 'Deux sources se contredisent au sujet d’un jeton.',
      unconfirmed:
        'Un jeton n’est pas ce qu’il prétend être, et vous n’avez pas confirmé que vous le voulez.',
      amount: 'La transaction prélèverait un autre montant que celui affiché.',
      recipient: 'Les jetons iraient sur un compte qui n’est pas le vôtre.',
      minimum: 'Vous pourriez recevoir moins que le minimum affiché.',
      rate: 'Le taux est moins bon que celui que vous avez accepté.',
      value: 'La transaction paierait des cryptomonnaies qui ne font pas partie de l’échange.',
      spender: 'L’autorisation permettrait à un contrat inconnu de prélever vos jetons.',
      allowance: 'L’autorisation porterait sur un autre montant que celui que vous échangez.',
      token: 'L’autorisation porterait sur un autre jeton que celui que vous échangez.',
    },
  },
}
