import type { LocaleTexts } from '../../core/texts/texts.ts'

export const pending: Pick<LocaleTexts, 'pending'> = {
  pending: {
    list: 'Недавние транзакции',
    pending: {
      transfer: (paid) => `Отправляется ${paid}`,
      swap: (paid, received) => `Идёт обмен: ${paid} на ${received}`,
      approval: (paid) => `Оформляется разрешение: ${paid}`,
    },
    success: {
      transfer: (paid) => `Отправлено ${paid}`,
      swap: (paid, received) => `Обмен завершён: ${paid} на ${received}`,
      approval: (paid) => `Разрешено: ${paid}`,
    },
    reverted: {
      transfer: (paid) => `Не удалось отправить ${paid}`,
      swap: (paid) => `Не удалось обменять ${paid}`,
      approval: (paid) => `Не удалось разрешить ${paid}`,
    },
    dropped: (paid) => `Транзакция отброшена: ${paid}`,
    replaced: (paid) => `Транзакция заменена: ${paid}`,
    late: 'Это занимает больше времени, чем обычно. Это окно можно закрыть.',
    why: 'Почему?',
    whyReverted: 'Сеть отклонила её. Ничего не переведено, но комиссия сети списана.',
    whySwapReverted:
      'Сеть отклонила её, чаще всего из-за изменения курса. Ничего не обменяно, но комиссия сети списана.',
    whyDropped:
      'Сеть больше не знает о ней. Проверьте кошелёк и баланс, прежде чем пробовать снова.',
    whyExpired: 'Сеть не подтвердила её вовремя. Проверьте баланс, прежде чем пробовать снова.',
    whyReplaced:
      'Её место заняла другая транзакция из вашего кошелька, например потому, что вы ускорили или отменили её.',
    view: 'Посмотреть',
    dismiss: (title) => `Скрыть: ${title}`,
    showAll: (count) => `Показать все (${count})`,
  },
}
