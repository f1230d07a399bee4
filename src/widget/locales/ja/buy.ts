import type { LocaleTexts } from '../../core/texts/texts.ts'

export const buy: Pick<LocaleTexts, 'onramp'> = {
  onramp: {
    footer:
      '手数料を抑え、充実したサポートをお届けするため、優れたプロバイダーと提携しています。選択肢は近日さらに増えます！',
    howItWorks: '購入のしくみ',
    providers: 'プロバイダー',
    fee: (range) => `手数料 ${range}`,
    notAvailable: '現在ご利用いただけません',
    notOnNetwork: (network) => `${network}ではこのアカウントに送付できません`,
    deliversElsewhere: (provider, network) =>
      `${provider}は${network}に対応していません。購入したものはEthereum、または購入画面で選んだネットワークに届きます。`,
    noLinkFound: 'リンクが見つかりません',
    linkRefused: 'リンクを拒否しました。別のサイトに移動するか、別のアドレスに支払うリンクです。',
    tryAnother: '別のプロバイダーをお試しください。',

    continueIn: (provider) => `${provider}で続けてください`,
    finishThere: 'プロバイダーのウィンドウで購入を完了してください。状況はここに表示されます。',
    finishThereUnfollowed: 'プロバイダーのウィンドウで購入を完了してください。',
    showWindow: 'ウィンドウを表示',
    windowLost: 'ウィンドウが閉じられたか、失われました',
    orderMayBeOpen:
      '最初の注文がまだ有効か、支払い済みの可能性があります。二重払いを避けるため、もう一度試す前に確認してください。',
    buyFailed: '購入できませんでした',
    buyFailedHint: '購入が中止されたか、プロバイダーのアプリでエラーが発生しました',

    bought: '購入済み',
    buying: '購入中',
    notBought: '購入できませんでした',
    purchase: '購入',
    unknownStatus: '状況不明',
    completed: '完了',
    inProgress: '処理中',
    failed: '失敗',
    purchaseInProgress: '購入を処理しています',
    purchaseCompleted: '購入が完了しました',
    purchaseFailed: '購入に失敗しました',
    loadingActivity: '購入履歴を読み込み中',
    noPurchases: '購入履歴はまだありません',
    noPurchasesHint: 'カードまたは銀行振込で購入したものがここに表示されます',
    activityFailed: 'トランザクションを取得できませんでした',
    showMore: 'さらに表示',

    buy: '購入',
    whatIsABuy: [
      {
        title: 'いつもの方法で支払う',
        text: 'カードまたは銀行振込でデジタル資産を購入できます。支払いはオンランププロバイダーが受け付けます。',
      },
      {
        title: 'あなたのアカウントに届く',
        text: '購入したものは、ここで接続しているアドレスにプロバイダーから送られます。第三者が預かることはありません。',
      },
      {
        title: '情報を知るのはプロバイダーだけ',
        text: 'カード情報とお名前を扱うのはプロバイダーで、このアプリではありません。初回の購入前に、プロバイダーが本人確認を求めることがあります。',
      },
    ],

    widget: '暗号資産を購入',
    youPay: '支払う',
    youReceive: '受け取る',
    selectCurrency: (currency) => `通貨を選択：${currency}`,
    selectToken: (token) => `トークンを選択：${token}`,
    currencies: '通貨',
    tokens: 'トークン',
    loadingCurrencies: '選択肢を読み込み中',
    presets: '金額',
    limits: (min, max) => `カードで${min}から${max}まで`,
    belowLimit: (min) => `最小金額は${min}です`,
    aboveLimit: (max) => `最大金額は${max}です`,
    getQuotes: '見積もりを取得',
    connectWallet: 'ウォレットを接続',
    quoting: '価格を確認中',
    quoted: (amount, token) => `受け取り額は${amount} ${token}です`,
    loadingProviders: 'プロバイダーを読み込み中',
    quoteFailed: '価格を取得できませんでした',
    unpriced: '価格はプロバイダーが決定します',
  },
}
