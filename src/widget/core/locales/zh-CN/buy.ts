import type { LocaleTexts } from '../../texts/texts.ts'

export const buy: Pick<LocaleTexts, 'onramp'> = {
  onramp: {
    footer: '我们与优秀的服务商合作，为您提供最低的费用和最好的支持。更多选择即将推出！',
    howItWorks: '如何运作？',
    providers: '服务商',
    fee: (range) => `费用 ${range}`,
    notAvailable: '暂不可用',
    noLinkFound: '未找到链接',
    linkRefused: '链接已被拒绝：它指向另一个网站，或者向另一个地址付款',

    continueIn: (provider) => `在 ${provider} 中继续`,
    finishThere: '请在服务商的窗口中完成购买。购买状态会显示在这里。',
    finishThereUnfollowed: '请在服务商的窗口中完成购买。',
    buyFailed: '购买失败',
    buyFailedHint: '购买可能因您自己取消，或因服务商应用出错而被拒绝',
    tryAgain: '重试',

    bought: '已购买',
    buying: '正在购买',
    notBought: '未购买',
    completed: '已完成',
    inProgress: '进行中',
    failed: '失败',
    loadingActivity: '正在加载您的购买记录',
    noPurchases: '暂无购买记录',
    noPurchasesHint: '您用银行卡或银行转账购买的资产会显示在这里',
    activityFailed: '获取交易失败',
    showMore: '显示更多',

    buy: '购买',
    whatIsABuy: [
      {
        title: '用您习惯的方式付款',
        text: '使用银行卡或银行转账购买数字资产。付款由法币入金服务商收取。',
      },
      {
        title: '直接到达您的账户',
        text: '服务商会把您购买的资产发送到在这里连接的地址。没有任何人替您保管。',
      },
      {
        title: '服务商了解您，本应用不会',
        text: '您的银行卡和姓名信息只保留在服务商处。首次购买前，服务商可能会核实您的身份。',
      },
    ],

    widget: '购买加密货币',
    youPay: '您支付',
    youReceive: '您收到',
    selectCurrency: (currency) => `选择货币：${currency}`,
    selectToken: (token) => `选择代币：${token}`,
    currencies: '货币',
    tokens: '代币',
    loadingCurrencies: '正在加载可购买的资产',
    presets: '金额',
    limits: (min, max) => `银行卡支付：${min} 至 ${max}`,
    belowLimit: (min) => `最低金额为 ${min}`,
    aboveLimit: (max) => `最高金额为 ${max}`,
    getQuotes: '获取报价',
    connectWallet: '连接钱包',
    quoting: '正在询价',
    quoted: (amount, token) => `您将收到 ${amount} ${token}`,
    loadingProviders: '正在加载服务商',
    quoteFailed: '无法获取价格',
    unpriced: '价格由服务商告知',
  },
}
