import type { LocaleTexts } from '../../texts/texts.ts'

export const send: Pick<LocaleTexts, 'send' | 'signing' | 'approve'> = {
  send: {
    selectToken: 'Choisir un jeton',
    addAmount: 'Saisir un montant',
    incorrectValue: 'Valeur incorrecte',
    insufficientFunds: 'Fonds insuffisants',
    addAddress: 'Saisir une adresse',
    invalidAddress: 'Adresse non valide',
    previewSend: 'Vérifier l’envoi',
    amount: 'Montant',
    amountOf: (symbol) => `Montant en ${symbol}`,
    chooseToken: 'Choisir un jeton',
    changeToken: (symbol) => `Changer de jeton, actuellement ${symbol}`,
    noValue: 'Valeur incorrecte',
    balance: (amount) => `Solde ${amount}`,
    max: 'Max.',
    buy: 'Acheter',
    recipient: 'Adresse ou nom',
    recipientPlaceholder: 'Saisissez ou collez une adresse ou un nom',
    paste: 'Coller',
    pasteFailed: 'Échec du collage',
    clearRecipient: 'Effacer l’adresse',
    lookingUp: 'Recherche du nom',
    nameOtherChain: 'Ce nom n’a pas d’adresse sur ce réseau',
    nameUnknown: 'Ce nom ne mène à aucune adresse',
    nameFailed: 'Le nom n’a pas pu être recherché.',
    tryAgain: 'Réessayer',
    wrongChecksum:
      'Une majuscule ou une minuscule de cette adresse est incorrecte : l’adresse a peut-être été mal saisie',
    details: 'Détails',
    networkCost: 'Frais de réseau',
    costUnknown: 'Indisponible',
    address: 'Adresse',
    network: 'Réseau',
    changeNetwork: (network) => `Réseau ${network}`,
    lookAlikeTitle: 'Adresse ressemblante',
    lookAlike: (known) =>
      `Elle commence et finit comme ${known}, à laquelle vous avez déjà eu affaire, mais c’est une autre adresse. Comparez chaque caractère.`,
    ownAccountTitle: 'Votre propre compte',
    ownAccount: 'Vous êtes sur le point d’envoyer vers le compte depuis lequel vous envoyez.',
    uncheckedTitle: 'Comparez l’adresse',
    checkingHistory: 'La comparaison avec les adresses de votre activité est encore en cours.',
    uncheckedHistory:
      'Votre activité n’a pas pu être chargée : rien ne vous avertit donc d’une adresse qui n’est familière qu’en apparence. Comparez chaque caractère.',
    tokenContractTitle: 'Adresse d’un jeton',
    tokenContract: 'C’est le contrat d’un jeton. Ce qui y est envoyé ne peut pas être récupéré.',
    search: 'Rechercher un jeton',
    clearSearch: 'Effacer la recherche',
    yourTokens: 'Vos jetons',
    noTokens: 'Aucun jeton trouvé',
    noTokensHint: 'Vos jetons apparaîtront ici',
    loadingTokens: 'Chargement de vos jetons',
    tokensFailed: 'Le solde de jetons n’a pas pu être récupéré',
    noPrice: 'Aucun prix',
    send: 'Envoyer',
    to: 'À',
    wholeAddress: 'Adresse complète',
    viewOnExplorer: 'Voir dans l’explorateur',
    exactAmount: 'Montant exact :',
    review: 'Vérifiez l’adresse complète : un transfert ne peut pas être annulé.',
    confirm: 'Confirmez dans votre portefeuille',
    cancel: 'Annuler',
    recipientGets: 'Le destinataire reçoit',
    tokenKeeps: 'Ce jeton retient une partie de chaque transfert',
    wouldFailTitle: 'Ce transfert échouerait',
    wouldFail:
      'En l’état, le réseau le refuse. L’envoyer ne ferait que vous coûter les frais de réseau.',
    nameChanged: (name, now) =>
      `${name} mène maintenant à une autre adresse : ${now}. Rien n’a été envoyé.`,
    nameGone: (name) => `${name} ne mène plus à aucune adresse. Rien n’a été envoyé.`,
    nameUnchecked: (name) =>
      `Le nom ${name} n’a pas pu être vérifié à nouveau. Rien n’a été envoyé.`,
    accountChanged: 'Un autre compte est actif dans le portefeuille. Rien n’a été envoyé.',
    networkChanged: 'Le portefeuille est sur un autre réseau. Rien n’a été envoyé.',
    tokenAccount:
      'C’est l’adresse d’un compte qui détient des jetons, et non celle d’un portefeuille. Demandez l’adresse du portefeuille. Rien n’a été envoyé.',
    tokenDecimalsMismatch:
      'Le jeton compte dans d’autres unités que celles qu’indique son solde : le montant serait donc différent. Rien n’a été envoyé.',
    tokenRenamed:
      'Le contrat de ce jeton porte un autre nom que celui affiché. Rien n’a été envoyé.',
    tokenSources:
      'Deux sources se contredisent au sujet de ce jeton : l’une d’elles se trompe ou ment. Rien n’a été envoyé.',
    tokenUnconfirmed:
      'Ce jeton n’est pas celui que son nom indique. Confirmez que vous voulez l’envoyer. Rien n’a été envoyé.',
    orderChanged: 'Cet écran a changé entre-temps. Vérifiez-le à nouveau. Rien n’a été envoyé.',
    stoppedTitle: 'Arrêté',
    started: 'Transaction lancée',
    lateApproval: (amount, to) =>
      `Votre portefeuille a approuvé la demande précédente : ${amount} vers ${to}`,
    failed: 'Un problème est survenu',
    reverted: 'Le transfert a échoué sur le réseau',
    dropped: 'Le transfert a été abandonné ou remplacé',
  },
  signing: {
    openRequestTitle: 'Une autre demande est ouverte dans votre portefeuille',
    openRequest:
      'Votre portefeuille attend encore une réponse à une demande que vous avez abandonnée. Refusez-la dans le portefeuille, puis continuez ici.',
    openRequestGone:
      'Si votre portefeuille n’affiche plus cette demande, vous pouvez continuer sans sa réponse.',
    continueWithoutAnswer: 'Continuer sans réponse',
    setAsideTitle: 'Une demande précédente est peut-être encore ouverte',
    setAside:
      'Votre portefeuille n’a pas répondu à une demande que vous avez abandonnée. Avant d’approuver, comparez avec cet écran ce que montre votre portefeuille, et refusez tout le reste.',
    accountChanged: 'Un autre compte est actif dans le portefeuille. Rien n’a été signé.',
    chainChanged: 'Le portefeuille est sur un autre réseau. Rien n’a été signé.',
    orderChanged: 'Cet écran a changé entre-temps. Rien n’a été signé.',
  },
  approve: {
    loading: 'Ouverture de votre portefeuille sécurisé',
    notAllowed: 'Action non autorisée',
  },
}
