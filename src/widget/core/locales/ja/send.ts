import type { LocaleTexts } from '../../texts/texts.ts'

export const send: Pick<LocaleTexts, 'send' | 'signing' | 'approve'> = {
  send: {
    selectToken: 'トークンを選択',
    addAmount: '金額を入力',
    incorrectValue: '値が正しくありません',
    insufficientFunds: '残高が不足しています',
    addAddress: 'アドレスを入力',
    invalidAddress: 'アドレスが正しくありません',
    previewSend: '送金内容を確認',
    amount: '金額',
    amountOf: (symbol) => `金額（${symbol}）`,
    chooseToken: 'トークンを選択',
    changeToken: (symbol) => `トークンを変更、現在は${symbol}`,
    noValue: '値が正しくありません',
    balance: (amount) => `残高 ${amount}`,
    max: '最大',
    buy: '購入',
    recipient: 'アドレスまたは名前',
    recipientPlaceholder: 'アドレスまたは名前を入力または貼り付け',
    paste: '貼り付け',
    pasteFailed: '貼り付けできませんでした',
    clearRecipient: 'アドレスをクリア',
    lookingUp: '名前を照会中',
    nameOtherChain: 'この名前には、このネットワークのアドレスがありません',
    nameUnknown: 'この名前に対応するアドレスはありません',
    nameFailed: '名前を照会できませんでした。',
    tryAgain: '再試行',
    wrongChecksum:
      'このアドレスには大文字・小文字が正しくない文字があります。入力を間違えた可能性があります',
    details: '詳細',
    networkCost: 'ネットワーク手数料',
    costUnknown: '取得できません',
    address: 'アドレス',
    network: 'ネットワーク',
    changeNetwork: (network) => `ネットワーク ${network}`,
    lookAlikeTitle: 'よく似たアドレス',
    lookAlike: (known) =>
      `以前やり取りした${known}と先頭と末尾が同じですが、別のアドレスです。1文字ずつ比較してください。`,
    ownAccountTitle: '自分のアカウント',
    ownAccount: '送金元と同じアカウントに送金しようとしています。',
    uncheckedTitle: 'アドレスを比較してください',
    checkingHistory: 'アクティビティにあるアドレスとまだ照合しています。',
    uncheckedHistory:
      'アクティビティを読み込めなかったため、見覚えがあるように見えるだけのアドレスでも警告は表示されません。1文字ずつ比較してください。',
    tokenContractTitle: 'トークンのアドレス',
    tokenContract: 'これはトークンのコントラクトです。ここに送ったものは取り戻せません。',
    search: 'トークンを検索',
    clearSearch: '検索をクリア',
    yourTokens: 'あなたのトークン',
    noTokens: 'トークンが見つかりません',
    noTokensHint: 'あなたのトークンがここに表示されます',
    loadingTokens: 'トークンを読み込み中',
    tokensFailed: 'トークン残高を取得できませんでした',
    noPrice: '価格なし',
    send: '送金',
    to: '送金先',
    wholeAddress: 'アドレス全体',
    viewOnExplorer: 'エクスプローラーで表示',
    exactAmount: '正確な金額',
    review: 'アドレス全体を確認してください。送金は取り消せません。',
    confirm: 'ウォレットで承認してください',
    cancel: 'キャンセル',
    recipientGets: '受取人が受け取る額',
    tokenKeeps: 'このトークンは送金のたびに一部を差し引きます',
    wouldFailTitle: 'この送金は失敗します',
    wouldFail:
      '現在の状態ではネットワークに拒否されます。送金しても、ネットワーク手数料がかかるだけです。',
    nameChanged: (name, now) =>
      `${name}は現在、別のアドレスを指しています：${now}。何も送金されていません。`,
    nameGone: (name) => `${name}が指すアドレスはなくなりました。何も送金されていません。`,
    nameUnchecked: (name) => `${name}を再確認できませんでした。何も送金されていません。`,
    accountChanged: 'ウォレットで別のアカウントが使用されています。何も送金されていません。',
    networkChanged: 'ウォレットは別のネットワークに接続しています。何も送金されていません。',
    tokenAccount:
      'これはトークンを保管するアカウントのアドレスで、ウォレットのアドレスではありません。相手にウォレットのアドレスを確認してください。何も送金されていません。',
    tokenDecimalsMismatch:
      'トークンの単位が残高の示す単位と異なるため、実際の金額が変わってしまいます。何も送金されていません。',
    tokenRenamed:
      'このトークンのコントラクトの名前は、表示されている名前と異なります。何も送金されていません。',
    tokenSources:
      'このトークンについて2つの情報源の内容が異なります。どちらかが誤っているか、偽っています。何も送金されていません。',
    tokenUnconfirmed:
      'このトークンは名前どおりのものではありません。送金してよいことを確認してください。何も送金されていません。',
    orderChanged:
      'その間にこの画面の内容が変わりました。もう一度確認してください。何も送金されていません。',
    stoppedTitle: '停止しました',
    started: 'トランザクションを開始しました',
    lateApproval: (amount, to) =>
      `ウォレットが以前のリクエストを承認しました：${amount}を${to}に送金`,
    failed: '問題が発生しました',
    reverted: '送金はネットワーク上で失敗しました',
    dropped: '送金は破棄されたか、置き換えられました',
  },
  signing: {
    openRequestTitle: 'ウォレットに別のリクエストがあります',
    openRequest:
      'あなたが途中で離れたリクエストについて、ウォレットがまだ確認を求めています。ウォレットで拒否してから、ここで続けてください。',
    openRequestGone:
      'ウォレットにそのリクエストがもう表示されていない場合は、応答がなくても続行できます。',
    continueWithoutAnswer: '応答なしで続行',
    setAsideTitle: '以前のリクエストがまだ残っている可能性があります',
    setAside:
      'あなたが途中で離れたリクエストに、ウォレットがまだ応答していません。承認する前に、ウォレットに表示されている内容をこの画面と比較し、一致しないものはすべて拒否してください。',
    accountChanged: 'ウォレットで別のアカウントが使用されています。何も署名されていません。',
    chainChanged: 'ウォレットは別のネットワークに接続しています。何も署名されていません。',
    orderChanged: 'その間にこの画面の内容が変わりました。何も署名されていません。',
  },
  approve: {
    loading: '安全なウォレットを開いています',
    notAllowed: 'この操作は許可されていません',
  },
}
