import type { LocaleTexts } from '../../core/texts/texts.ts'

export const pending: Pick<LocaleTexts, 'pending'> = {
  pending: {
    list: 'Transações recentes',
    pending: {
      transfer: (paid) => `Enviando ${paid}`,
      swap: (paid, received) => `Trocando ${paid} por ${received}`,
      approval: (paid) => `Autorizando ${paid}`,
    },
    success: {
      transfer: (paid) => `Envio concluído: ${paid}`,
      swap: (paid, received) => `Troca concluída: ${paid} por ${received}`,
      approval: (paid) => `Autorização concluída: ${paid}`,
    },
    reverted: {
      transfer: (paid) => `Falha ao enviar ${paid}`,
      swap: (paid) => `Falha ao trocar ${paid}`,
      approval: (paid) => `Falha ao autorizar ${paid}`,
    },
    dropped: (paid) => `Transação descartada: ${paid}`,
    replaced: (paid) => `Transação substituída: ${paid}`,
    late: 'Está demorando mais do que o normal. Você pode fechar esta janela.',
    unseen:
      'Ainda não está visível na rede. Ainda pode ser executada: confira sua carteira antes de enviar de novo.',
    unseenForADay:
      'Nada foi visto há um dia. Ainda pode ser executada: confira sua carteira antes de enviar de novo.',
    why: 'Por quê?',
    whyReverted: 'A rede a rejeitou. Nada foi transferido, mas você pagou a taxa de rede.',
    whySwapReverted:
      'A rede a rejeitou, muitas vezes porque o preço mudou. Nada foi trocado, mas você pagou a taxa de rede.',
    whyUnmoved:
      'A rede a executou, mas o token não a concluiu. Confira o saldo antes de tentar de novo.',
    whyExpired: 'A rede não a confirmou a tempo. Confira seu saldo antes de tentar de novo.',
    whyReplaced:
      'Outra transação da sua carteira tomou o lugar dela, por exemplo porque você a acelerou ou cancelou.',
    view: 'Ver',
    dismiss: (title) => `Dispensar: ${title}`,
    recent: (count) => `${count} recentes`,
  },
}
