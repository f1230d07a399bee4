import type { LocaleTexts } from '../../core/texts/texts.ts'

export const buy: Pick<LocaleTexts, 'onramp'> = {
  onramp: {
    footer:
      'Trabalhamos com os melhores provedores para oferecer a você as menores taxas e o melhor suporte. Mais opções em breve!',
    howItWorks: 'Como funciona?',
    providers: 'Provedores',
    fee: (range) => `Taxa: ${range}`,
    notAvailable: 'Indisponível no momento',
    notOnNetwork: (network) => `Não entrega nesta conta na ${network}`,
    deliversElsewhere: (provider, network) =>
      `${provider} não entrega na ${network}. O que você comprar chega na Ethereum ou na rede que escolher lá.`,
    noLinkFound: 'Nenhum link encontrado',
    linkRefused: 'Link recusado: ele leva a outro site ou paga a outro endereço.',
    tryAnother: 'Tente outro provedor.',

    continueIn: (provider) => `Continue em ${provider}`,
    finishThere: 'Conclua a compra na janela do provedor. O status aparece aqui.',
    finishThereUnfollowed: 'Conclua a compra na janela do provedor.',
    showWindow: 'Mostrar a janela',
    windowLost: 'A janela foi fechada ou perdida',
    orderMayBeOpen:
      'Seu primeiro pedido ainda pode estar aberto ou já ter sido pago. Confira antes de tentar novamente para não pagar duas vezes.',
    buyFailed: 'A compra falhou',
    buyFailedHint: 'A compra foi cancelada ou houve um erro no app do provedor',

    bought: 'Comprado',
    buying: 'Comprando',
    notBought: 'Não comprado',
    purchase: 'Compra',
    unknownStatus: 'Status desconhecido',
    completed: 'Concluída',
    inProgress: 'Em andamento',
    failed: 'Falhou',
    purchaseInProgress: 'Sua compra está sendo processada',
    purchaseCompleted: 'Compra concluída',
    purchaseFailed: 'A compra falhou',
    loadingActivity: 'Carregando suas compras',
    noPurchases: 'Nenhuma compra ainda',
    noPurchasesHint: 'O que você comprar com cartão ou por transferência bancária aparecerá aqui',
    activityFailed: 'Não foi possível obter as transações',
    showMore: 'Mostrar mais',

    buy: 'Comprar',
    whatIsABuy: [
      {
        title: 'Pague como de costume',
        text: 'Compre ativos digitais com seu cartão ou por transferência bancária. Um provedor recebe o pagamento.',
      },
      {
        title: 'Chega na sua conta',
        text: 'O provedor envia o que você comprou para o endereço conectado aqui. Ninguém guarda nada por você.',
      },
      {
        title: 'Só o provedor sabe quem você é',
        text: 'Seu cartão e seu nome ficam com o provedor, que pode verificar sua identidade antes da primeira compra.',
      },
    ],

    widget: 'Comprar cripto',
    youPay: 'Você paga',
    youReceive: 'Você recebe',
    selectCurrency: (currency) => `Escolher moeda: ${currency}`,
    selectToken: (token) => `Escolher token: ${token}`,
    currencies: 'Moedas',
    tokens: 'Tokens',
    loadingCurrencies: 'Carregando opções',
    presets: 'Valores',
    limits: (min, max) => `De ${min} a ${max} no cartão`,
    belowLimit: (min) => `O valor mínimo é ${min}`,
    aboveLimit: (max) => `O valor máximo é ${max}`,
    getQuotes: 'Ver preços',
    connectWallet: 'Conectar carteira',
    quoting: 'Consultando o preço',
    quoted: (amount, token) => `Você recebe ${amount} ${token}`,
    loadingProviders: 'Carregando provedores',
    quoteFailed: 'Não foi possível obter o preço',
    unpriced: 'O provedor define o preço',
  },
}
