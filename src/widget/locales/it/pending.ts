import type { LocaleTexts } from '../../core/texts/texts.ts'

export const pending: Pick<LocaleTexts, 'pending'> = {
  pending: {
    list: 'Transazioni recenti',
    pending: {
      transfer: (paid) => `Invio di ${paid} in corso`,
      swap: (paid, received) => `Scambio in corso: ${paid} per ${received}`,
      approval: (paid) => `Autorizzazione di ${paid} in corso`,
    },
    success: {
      transfer: (paid) => `Invio completato: ${paid}`,
      swap: (paid, received) => `Scambio completato: ${paid} per ${received}`,
      approval: (paid) => `Autorizzazione completata: ${paid}`,
    },
    reverted: {
      transfer: (paid) => `Invio di ${paid} non riuscito`,
      swap: (paid) => `Scambio di ${paid} non riuscito`,
      approval: (paid) => `Autorizzazione di ${paid} non riuscita`,
    },
    dropped: (paid) => `Transazione scartata: ${paid}`,
    replaced: (paid) => `Transazione sostituita: ${paid}`,
    late: 'Ci vuole più tempo del solito. Puoi chiudere questa finestra.',
    unseen:
      'Non ancora visibile sulla rete. Può ancora essere eseguita: controlla il wallet prima di inviare di nuovo.',
    unseenForADay:
      'Da un giorno non si vede nulla. Può ancora essere eseguita: controlla il wallet prima di inviare di nuovo.',
    why: 'Perché?',
    whyReverted:
      'La rete l’ha rifiutata. Non è stato trasferito nulla, ma hai pagato la commissione di rete.',
    whySwapReverted:
      'La rete l’ha rifiutata, spesso perché il prezzo è cambiato. Non è stato scambiato nulla, ma hai pagato la commissione di rete.',
    whyUnmoved:
      'La rete l’ha eseguita, ma il token non l’ha portata a termine. Controlla il saldo prima di riprovare.',
    whyExpired: 'La rete non l’ha confermata in tempo. Controlla il saldo prima di riprovare.',
    whyReplaced:
      'Un’altra transazione del tuo wallet ha preso il suo posto, per esempio perché l’hai accelerata o annullata.',
    view: 'Vedi',
    dismiss: (title) => `Ignora: ${title}`,
    recent: (count) => `${count} recenti`,
  },
}
