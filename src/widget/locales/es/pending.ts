import type { LocaleTexts } from '../../core/texts/texts.ts'

export const pending: Pick<LocaleTexts, 'pending'> = {
  pending: {
    list: 'Transacciones recientes',
    pending: {
      transfer: (paid) => `Enviando ${paid}`,
      swap: (paid, received) => `Canjeando ${paid} por ${received}`,
      approval: (paid) => `Autorizando ${paid}`,
    },
    success: {
      transfer: (paid) => `Envío completado: ${paid}`,
      swap: (paid, received) => `Canje completado: ${paid} por ${received}`,
      approval: (paid) => `Autorización completada: ${paid}`,
    },
    reverted: {
      transfer: (paid) => `No se pudo enviar ${paid}`,
      swap: (paid) => `No se pudo canjear ${paid}`,
      approval: (paid) => `No se pudo autorizar ${paid}`,
    },
    dropped: (paid) => `Transacción descartada: ${paid}`,
    replaced: (paid) => `Transacción reemplazada: ${paid}`,
    late: 'Esto tarda más de lo habitual. Puedes cerrar esta ventana.',
    unseen:
      'Aún no es visible en la red. Todavía puede ejecutarse: revisa tu billetera antes de volver a enviar.',
    unseenForADay:
      'No se ha visto nada desde hace un día. Todavía puede ejecutarse: revisa tu billetera antes de volver a enviar.',
    why: '¿Por qué?',
    whyReverted:
      'La red rechazó la transacción. No se movió nada, pero pagaste la comisión de red.',
    whySwapReverted:
      'La red rechazó la transacción, a menudo porque cambió el precio. No se canjeó nada, pero pagaste la comisión de red.',
    whyUnmoved:
      'La red la ejecutó, pero el token no la llevó a cabo. Revisa el saldo antes de volver a intentarlo.',
    whyExpired: 'La red no la confirmó a tiempo. Revisa tu saldo antes de volver a intentarlo.',
    whyReplaced:
      'Otra transacción de tu billetera ocupó su lugar, por ejemplo porque la aceleraste o la cancelaste.',
    view: 'Ver',
    dismiss: (title) => `Descartar: ${title}`,
    recent: (count) => `${count} recientes`,
  },
}
