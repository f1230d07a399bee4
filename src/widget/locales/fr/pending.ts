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
    why: 'Pourquoi ?',
    whyReverted:
      'Le réseau l’a rejetée. Rien n’a été transféré, mais vous avez payé les frais de réseau.',
    whySwapReverted:
      'Le réseau l’a rejetée, souvent parce que le prix a changé. Rien n’a été échangé, mais vous avez payé les frais de réseau.',
    whyDropped:
      'Le réseau ne la connaît plus. Vérifiez votre portefeuille et votre solde avant de réessayer.',
    whyExpired: 'Le réseau ne l’a pas confirmée à temps. Vérifiez votre solde avant de réessayer.',
    whyReplaced:
      'Une autre transaction de votre portefeuille a pris sa place, par exemple parce que vous l’avez accélérée ou annulée.',
    view: 'Voir',
    dismiss: (title) => `Masquer : ${title}`,
    showAll: (count) => `Tout afficher (${count})`,
  },
}
