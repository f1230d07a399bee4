import type { LocaleTexts } from '../../core/texts/texts.ts'

export const pending: Pick<LocaleTexts, 'pending'> = {
  pending: {
    list: 'Letzte Transaktionen',
    pending: {
      transfer: (paid) => `${paid} wird gesendet`,
      swap: (paid, received) => `${paid} wird in ${received} getauscht`,
      approval: (paid) => `${paid} wird freigegeben`,
    },
    success: {
      transfer: (paid) => `${paid} gesendet`,
      swap: (paid, received) => `${paid} in ${received} getauscht`,
      approval: (paid) => `${paid} freigegeben`,
    },
    reverted: {
      transfer: (paid) => `${paid} konnte nicht gesendet werden`,
      swap: (paid) => `${paid} konnte nicht getauscht werden`,
      approval: (paid) => `${paid} konnte nicht freigegeben werden`,
    },
    dropped: (paid) => `Transaktion verworfen: ${paid}`,
    replaced: (paid) => `Transaktion ersetzt: ${paid}`,
    late: 'Das dauert länger als üblich. Sie können dieses Fenster schließen.',
    unseen:
      'Im Netzwerk noch nicht sichtbar. Sie kann noch ausgeführt werden: Prüfen Sie Ihre Wallet, bevor Sie noch einmal senden.',
    unseenForADay:
      'Seit einem Tag ist nichts davon zu sehen. Sie kann noch ausgeführt werden: Prüfen Sie Ihre Wallet, bevor Sie noch einmal senden.',
    why: 'Warum?',
    whyReverted:
      'Das Netzwerk hat sie abgelehnt. Es wurde nichts übertragen, aber die Netzwerkgebühr ist angefallen.',
    whySwapReverted:
      'Das Netzwerk hat sie abgelehnt, oft weil sich der Kurs geändert hat. Es wurde nichts getauscht, aber die Netzwerkgebühr ist angefallen.',
    whyUnmoved:
      'Das Netzwerk hat sie ausgeführt, aber der Token hat den Auftrag nicht umgesetzt. Prüfen Sie das Guthaben, bevor Sie es erneut versuchen.',
    whyExpired:
      'Das Netzwerk hat sie nicht rechtzeitig bestätigt. Prüfen Sie Ihr Guthaben, bevor Sie es erneut versuchen.',
    whyReplaced:
      'Eine andere Transaktion aus Ihrer Wallet hat sie ersetzt, zum Beispiel weil Sie sie beschleunigt oder abgebrochen haben.',
    view: 'Ansehen',
    dismiss: (title) => `Ausblenden: ${title}`,
    recent: (count) => `${count} aktuelle`,
  },
}
