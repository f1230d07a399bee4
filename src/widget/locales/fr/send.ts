import type { LocaleTexts } from '../../core/texts/texts.ts'

export const send: Pick<LocaleTexts, 'send' | 'signing' | 'approve'> = {
  send: {
    selectToken: 'Choisir un jeton',
    addAmount: 'Saisir un montant',
    incorrectValue: 'Valeur non valide',
    insufficientFunds: 'Fonds insuffisants',
    addAddress: 'Saisir une adresse',
    invalidAddress: 'Adresse non valide',
    previewSend: 'Vérifier l’envoi',
    amount: 'Montant',
    amountOf: (symbol) => `Montant en ${symbol}`,
    chooseToken: 'Choisir un jeton',
    changeToken: (symbol) => `Changer de jeton, actuellement ${symbol}`,
    noValue: 'Valeur non valide',
    balance: (amount) => `Solde ${amount}`,
    recipient: 'Adresse ou nom',
    recipientPlaceholder: 'Adresse ou nom',
    paste: 'Coller',
    pasteFailed: 'Échec du collage',
    clearRecipient: 'Effacer l’adresse',
    lookingUp: 'Recherche du nom',
    nameOtherChain: 'Ce nom n’a pas d’adresse sur ce réseau',
    nameUnknown: 'Ce nom n’a pas d’adresse',
    nameFailed: 'Le nom n’a pas pu être recherché.',
    lookUpAgain: 'Relancer la recherche',
    wrongChecksum:
      'Une majuscule de cette adresse est incorrecte. Elle a peut-être été mal saisie.',
    notAnAddress: 'Ce n’est ni une adresse ni un nom de ce réseau.',
    addressElsewhere: (network) =>
      `Cette adresse est destinée à ${network}. Passez à ce réseau ou demandez une autre adresse.`,
    costUnknown: 'Indisponible',
    coinMissingTitle: (symbol) => `Pas assez de ${symbol} pour les frais de réseau`,
    coinMissing: (amount) =>
      `Il manque environ ${amount} pour ce transfert. Votre portefeuille le refusera probablement.`,
    address: 'Adresse',
    network: 'Réseau',
    changeNetwork: (network) => `Réseau ${network}`,
    lookAlikeTitle: 'Adresse similaire',
    lookAlike: (known) =>
      `Elle commence et finit comme ${known}, que vous avez déjà utilisée, mais c’est une autre adresse. Comparez chaque caractère.`,
    confirmRecipient: 'J’ai comparé toute l’adresse et je souhaite continuer',
    confirmRisk: 'Je sais ce qu’est cette adresse et je souhaite continuer',
    ownAccountTitle: 'Votre propre compte',
    ownAccount: 'Vous envoyez vers le compte depuis lequel vous envoyez.',
    uncheckedTitle: 'Comparez l’adresse',
    checkingHistory: 'Nous la comparons encore avec les adresses de votre activité.',
    uncheckedHistory:
      'Votre activité n’a pas pu être chargée : nous ne pouvons pas vous signaler les adresses similaires. Comparez chaque caractère.',
    tokenContractTitle: 'Adresse d’un jeton',
    tokenContract: 'C’est un contrat de jeton. Tout ce qui y est envoyé est perdu.',
    contractTitle: 'Adresse d’un contrat',
    contract:
      'C’est un contrat, pas un portefeuille personnel. N’envoyez que si son titulaire vous a donné cette adresse pour ce réseau et ce jeton.',
    noOwnerTitle: 'Pas une adresse de portefeuille',
    burn: 'Personne n’a la clé de cette adresse. Tout ce qui y est envoyé est perdu.',
    noKey:
      'Cette adresse n’a pas de clé. Si ce n’est pas le coffre d’un programme que vous connaissez, comme un multisig, tout ce qui y est envoyé est perdu.',
    noTokensHint: 'Vos jetons apparaîtront ici',
    loadingTokens: 'Chargement de vos jetons',
    send: 'Envoyer',
    to: 'À',
    wholeAddress: 'Adresse complète',
    viewOnExplorer: 'Voir dans l’explorateur',
    exactAmount: 'Montant exact :',
    review: 'Vérifiez l’adresse complète. Un transfert ne peut pas être annulé.',
    confirm: 'Confirmez dans votre portefeuille',
    recipientGets: 'Le destinataire reçoit',
    tokenKeeps: 'Ce jeton prélève des frais sur chaque transfert',
    wouldFailTitle: 'Ce transfert échouerait',
    wouldFail:
      'Le réseau le refuserait actuellement. L’envoyer ne ferait que vous coûter les frais de réseau.',
    leastBalance: (least) =>
      `Le réseau ne conserve aucun compte contenant moins de ${least}. Envoyez au moins ce montant à un nouveau compte, et laissez ce montant ou rien sur le vôtre.`,
    tokenBlocked: 'L’émetteur du jeton a bloqué l’un des deux comptes, ou tous les transferts.',
    nameChanged: (name, now) =>
      `${name} mène maintenant à une autre adresse : ${now}. Rien n’a été envoyé.`,
    nameGone: (name) => `${name} ne mène plus à aucune adresse. Rien n’a été envoyé.`,
    nameUnchecked: (name) =>
      `Le nom ${name} n’a pas pu être vérifié à nouveau. Rien n’a été envoyé.`,
    accountChanged: 'Un autre compte est actif dans votre portefeuille. Rien n’a été envoyé.',
    networkChanged: 'Votre portefeuille est sur un autre réseau. Rien n’a été envoyé.',
    notWallet:
      'C’est l’adresse d’un jeton, d’un compte de jetons ou d’un programme, pas celle d’un portefeuille. Demandez l’adresse du portefeuille.',
    recipientUnchecked:
      'Le réseau n’a pas pu être interrogé sur cette adresse. Rien n’a été envoyé.',
    recipientUnconfirmed:
      'Lisez l’avertissement sur l’adresse et confirmez-le. Rien n’a été envoyé.',
    tokenDecimalsMismatch:
      'Les unités du jeton ne correspondent pas à son solde : le montant serait différent. Rien n’a été envoyé.',
    tokenRenamed:
      'Le contrat de ce jeton porte un autre nom que celui affiché. Rien n’a été envoyé.',
    tokenSources: 'Deux sources se contredisent au sujet de ce jeton. Rien n’a été envoyé.',
    tokenRefused: 'Ce jeton refuse le transfert. Rien n’a été envoyé.',
    tokenUnconfirmed:
      'Ce jeton n’est pas ce qu’il prétend être. Confirmez que vous voulez l’envoyer. Rien n’a été envoyé.',
    orderChanged: 'Cet écran a changé entre-temps. Vérifiez-le à nouveau. Rien n’a été envoyé.',
    stoppedTitle: 'Arrêté',
    started: 'Transaction lancée',
    lateApproval: (amount, to) =>
      `Votre portefeuille a approuvé la demande précédente : ${amount} vers ${to}`,
    failed: 'Un problème est survenu',
    reverted: 'Le transfert a échoué sur le réseau',
  },
  signing: {
    openRequestTitle: 'Une autre demande est ouverte dans votre portefeuille',
    openRequest:
      'Votre portefeuille affiche encore une demande que vous avez quittée. Refusez-la dans le portefeuille, puis continuez ici.',
    openRequestGone:
      'Si votre portefeuille n’affiche plus cette demande, vous pouvez continuer sans sa réponse.',
    continueWithoutAnswer: 'Continuer sans réponse',
    setAsideTitle: 'Une demande précédente est peut-être encore ouverte',
    setAside:
      'Votre portefeuille n’a pas répondu à une demande que vous avez quittée. Avant d’approuver, vérifiez que votre portefeuille affiche la même chose que cet écran, et refusez tout le reste.',
    accountChanged: 'Un autre compte est actif dans votre portefeuille. Rien n’a été signé.',
    chainChanged: 'Votre portefeuille est sur un autre réseau. Rien n’a été signé.',
    orderChanged: 'Cet écran a changé entre-temps. Rien n’a été signé.',
    walletFunds:
      'D’après votre portefeuille ou le réseau, le compte ne peut pas payer. Vérifiez le solde de la monnaie du réseau.',
    walletNonce:
      'D’après votre portefeuille ou le réseau, une autre transaction de ce compte bloque celle-ci. Attendez-la ou réinitialisez l’activité du compte dans votre portefeuille.',
    walletGas:
      'D’après votre portefeuille ou le réseau, la limite ou le prix du gaz est trop bas. Augmentez-le dans votre portefeuille ou réessayez plus tard.',
    walletReasonTitle: 'Non envoyé',
    walletUnclearTitle: 'L’envoi a peut-être eu lieu',
    walletUnclear:
      'Votre portefeuille a terminé cette demande sans réponse claire. Consultez son activité avant de réessayer, sinon vous risquez de payer deux fois.',
  },
  approve: {
    loading: 'Ouverture de votre portefeuille sécurisé',
    notAllowed: 'Action non autorisée',
  },
}
