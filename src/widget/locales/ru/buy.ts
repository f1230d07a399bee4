import type { LocaleTexts } from '../../core/texts/texts.ts'

export const buy: Pick<LocaleTexts, 'onramp'> = {
  onramp: {
    footer:
      'Мы работаем с лучшими провайдерами, чтобы предложить вам самые низкие комиссии и лучшую поддержку. Скоро появятся новые варианты!',
    howItWorks: 'Как это работает?',
    providers: 'Провайдеры',
    fee: (range) => `Комиссия ${range}`,
    notAvailable: 'Сейчас недоступно',
    notOnNetwork: (network) => `Не доставляет на этот счёт в сети ${network}`,
    deliversElsewhere: (provider, network) =>
      `${provider} не доставляет в сети ${network}. Покупка придёт в сеть Ethereum или в ту, которую вы выберете там.`,
    noLinkFound: 'Ссылка не найдена',
    linkRefused: 'Ссылка отклонена: она ведёт на другой сайт или платит на другой адрес.',
    tryAnother: 'Попробуйте другого провайдера.',

    continueIn: (provider) => `Продолжите в ${provider}`,
    finishThere: 'Завершите покупку в окне провайдера. Статус появится здесь.',
    finishThereUnfollowed: 'Завершите покупку в окне провайдера.',
    showWindow: 'Показать окно',
    windowLost: 'Окно закрыто или потеряно',
    orderMayBeOpen:
      'Первый заказ мог остаться открытым или уже оплачен. Проверьте его, прежде чем пробовать снова, иначе можно заплатить дважды.',
    buyFailed: 'Покупка не удалась',
    buyFailedHint: 'Покупка отменена, или в приложении провайдера произошла ошибка',

    bought: 'Куплено',
    buying: 'Покупка',
    notBought: 'Не куплено',
    purchase: 'Покупка',
    unknownStatus: 'Статус неизвестен',
    completed: 'Завершено',
    inProgress: 'Выполняется',
    failed: 'Не удалось',
    purchaseInProgress: 'Ваша покупка обрабатывается',
    purchaseCompleted: 'Покупка завершена',
    purchaseFailed: 'Покупка не удалась',
    loadingActivity: 'Загрузка ваших покупок',
    noPurchases: 'Покупок пока нет',
    noPurchasesHint: 'Здесь появится то, что вы купите картой или банковским переводом',
    activityFailed: 'Не удалось получить транзакции',
    showMore: 'Показать ещё',

    buy: 'Купить',
    whatIsABuy: [
      {
        title: 'Платите так, как привыкли',
        text: 'Покупайте цифровые активы картой или банковским переводом. Платёж принимает провайдер.',
      },
      {
        title: 'Покупка приходит на ваш аккаунт',
        text: 'Провайдер отправляет купленное на адрес, который подключён здесь. Никто не хранит это за вас.',
      },
      {
        title: 'Вас знает только провайдер',
        text: 'Данные вашей карты и имя остаются у провайдера. Перед первой покупкой он может проверить вашу личность.',
      },
    ],

    widget: 'Купить криптовалюту',
    youPay: 'Вы платите',
    youReceive: 'Вы получаете',
    selectCurrency: (currency) => `Выбрать валюту: ${currency}`,
    selectToken: (token) => `Выбрать токен: ${token}`,
    currencies: 'Валюты',
    tokens: 'Токены',
    loadingCurrencies: 'Загрузка вариантов',
    presets: 'Суммы',
    limits: (min, max) => `От ${min} до ${max} картой`,
    belowLimit: (min) => `Минимальная сумма: ${min}`,
    aboveLimit: (max) => `Максимальная сумма: ${max}`,
    getQuotes: 'Узнать цены',
    connectWallet: 'Подключить кошелёк',
    quoting: 'Запрос цены',
    quoted: (amount, token) => `Вы получаете ${amount} ${token}`,
    loadingProviders: 'Загрузка провайдеров',
    quoteFailed: 'Не удалось получить цену',
    unpriced: 'Цену определяет провайдер',
  },
}
