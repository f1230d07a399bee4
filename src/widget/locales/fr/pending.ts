import type { LocaleTexts } from '../../core/texts/texts.ts'

export const pending: Pick<LocaleTexts, 'pending'> = {
  pending: {
    list: 'Transactions récentes',
    pending: {
      transfer: (paid) => `Envoi de ${paid}`,
      swap: (paid, received) => `Échange de ${paid} contre ${received}`,
      approval: (paid) => `Autorisation de ${paid}`,
    },
    success: {
      transfer: (paid) => `${paid} envoyés`,
      swap: (paid, received) => `${paid} échangés contre ${received}`,
      approval: (paid) => `${paid} autorisés`,
    },
    reverted: {
      transfer: (paid) => `Échec de l’envoi de ${paid}`,
      swap: (paid) => `Échec de l’échange de ${paid}`,
      approval: (paid) => `Échec de l’autorisation de ${paid}`,
    },
    dropped: (paid) => `Transaction abandonnée : ${paid}`,
    replaced: (paid) => `Transaction remplacée : ${paid}`,
    late: 'Cela prend plus de temps que d’habitude. Vous pouvez fermer cette fenêtre.',
    unseen:
      'Pas encore visible sur le réseau. Elle peut encore être exécutée : vérifiez votre portefeuille avant de renvoyer.',
    unseenForADay:
      'Rien n’est visible depuis un jour. Elle peut encore être exécutée : vérifiez votre portefeuille avant de renvoyer.',
    why: 'Pourquoi ?',
    whyReverted:
      'Le réseau l’a rejetée. Rien n’a été transféré, mais vous avez payé les frais de réseau.',
    whySwapReverted:
      'Le réseau l’a rejetée, souvent parce que le prix a changé. Rien n’a été échangé, mais vous avez payé les frais de réseau.',
    whyUnmoved:
      'Le réseau l’a exécutée, mais le jeton n’y a pas donné suite. Vérifiez le solde avant de réessayer.',
    whyExpired: 'Le réseau ne l’a pas confirmée à temps. Vérifiez votre solde avant de réessayer.',
    whyReplaced:
      'Une autre transaction de votre portefeuille a pris sa place, par exemple parce que vous l’avez accélérée ou annulée.',
    view: 'Voir',
    dismiss: (title) => `Masquer : ${title}`,
    recent: (count) => `${count} récentes`,
  },
}
