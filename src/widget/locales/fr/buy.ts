import type { LocaleTexts } from '../../core/texts/texts.ts'

export const buy: Pick<LocaleTexts, 'onramp'> = {
  onramp: {
    footer:
      'Nous travaillons avec les meilleurs prestataires pour vous offrir les frais les plus bas et la meilleure assistance. D’autres options arrivent bientôt !',
    howItWorks: 'Comment ça marche ?',
    providers: 'Prestataires',
    fee: (range) => `Frais : ${range}`,
    notAvailable: 'Indisponible pour le moment',
    notOnNetwork: (network) => `Ne livre pas ce compte sur ${network}`,
    deliversElsewhere: (provider, network) =>
      `${provider} ne livre pas sur ${network}. Votre achat arrivera sur Ethereum ou sur le réseau que vous y choisirez.`,
    noLinkFound: 'Aucun lien trouvé',
    linkRefused: 'Lien refusé : il mène vers un autre site ou paie une autre adresse.',
    tryAnother: 'Essayez un autre prestataire.',

    continueIn: (provider) => `Continuer sur ${provider}`,
    finishThere: 'Terminez l’achat dans la fenêtre du prestataire. Son statut s’affiche ici.',
    finishThereUnfollowed: 'Terminez l’achat dans la fenêtre du prestataire.',
    showWindow: 'Afficher la fenêtre',
    windowLost: 'La fenêtre a été fermée ou perdue',
    orderMayBeOpen:
      'Votre première commande est peut-être encore ouverte ou déjà payée. Vérifiez-la avant de réessayer, sinon vous risquez de payer deux fois.',
    buyFailed: 'Échec de l’achat',
    buyFailedHint: 'L’achat a été annulé ou une erreur s’est produite chez le prestataire',

    bought: 'Acheté',
    buying: 'Achat en cours',
    notBought: 'Non acheté',
    purchase: 'Achat',
    unknownStatus: 'Statut inconnu',
    completed: 'Terminé',
    inProgress: 'En cours',
    failed: 'Échec',
    purchaseInProgress: 'Votre achat est en cours de traitement',
    purchaseCompleted: 'Achat terminé',
    purchaseFailed: 'Échec de l’achat',
    loadingActivity: 'Chargement de vos achats',
    noPurchases: 'Aucun achat pour l’instant',
    noPurchasesHint: 'Ce que vous achetez par carte ou par virement apparaît ici',
    activityFailed: 'Les transactions n’ont pas pu être récupérées',
    showMore: 'Afficher plus',

    buy: 'Acheter',
    whatIsABuy: [
      {
        title: 'Payez comme d’habitude',
        text: 'Achetez des actifs numériques par carte ou par virement bancaire. Un prestataire encaisse le paiement.',
      },
      {
        title: 'Livré sur votre compte',
        text: 'Le prestataire envoie ce que vous avez acheté à l’adresse connectée ici. Personne ne le garde à votre place.',
      },
      {
        title: 'Seul le prestataire sait qui vous êtes',
        text: 'Votre carte et votre nom restent chez le prestataire, qui peut vérifier votre identité avant le premier achat.',
      },
    ],

    widget: 'Acheter des cryptos',
    youPay: 'Vous payez',
    youReceive: 'Vous recevez',
    selectCurrency: (currency) => `Choisir la devise : ${currency}`,
    selectToken: (token) => `Choisir le jeton : ${token}`,
    currencies: 'Devises',
    tokens: 'Jetons',
    loadingCurrencies: 'Chargement des options',
    presets: 'Montants',
    limits: (min, max) => `De ${min} à ${max} par carte`,
    belowLimit: (min) => `Le montant minimum est de ${min}`,
    aboveLimit: (max) => `Le montant maximum est de ${max}`,
    getQuotes: 'Obtenir les prix',
    connectWallet: 'Connecter un portefeuille',
    quoting: 'Récupération du prix',
    quoted: (amount, token) => `Vous recevez ${amount} ${token}`,
    loadingProviders: 'Chargement des prestataires',
    quoteFailed: 'Le prix n’a pas pu être récupéré',
    unpriced: 'Le prestataire fixe le prix',
  },
}
