import type { LocaleTexts } from '../../core/texts/texts.ts'

export const send: Pick<LocaleTexts, 'send' | 'signing' | 'approve'> = {
  send: {
    selectToken: 'トークンを選択',
    addAmount: '数量を入力',
    incorrectValue: '値が正しくありません',
    insufficientFunds: '残高が不足しています',
    addAddress: 'アドレスを入力',
    invalidAddress: 'アドレスが正しくありません',
    previewSend: '送金を確認',
    amount: '数量',
    amountOf: (symbol) => `数量（${symbol}）`,
    chooseToken: 'トークンを選択',
    changeToken: (symbol) => `トークンを変更、現在は${symbol}`,
    noValue: '値が正しくありません',
    balance: (amount) => `残高 ${amount}`,
    recipient: 'アドレスまたは名前',
    recipientPlaceholder: 'アドレスまたは名前',
    paste: '貼り付け',
    pasteFailed: '貼り付けできませんでした',
    clearRecipient: 'アドレスをクリア',
    lookingUp: '名前を検索中',
    nameOtherChain: 'この名前には、このネットワークのアドレスがありません',
    nameUnknown: 'この名前にはアドレスがありません',
    nameFailed: '名前を検索できませんでした。',
    lookUpAgain: 'もう一度検索',
    wrongChecksum: 'このアドレスは大文字・小文字に誤りがあります。入力ミスの可能性があります。',
    notAnAddress: 'このネットワークのアドレスまたは名前ではありません。',
    addressElsewhere: (network) =>
      `このアドレスは${network}用です。そのネットワークに切り替えるか、別のアドレスを確認してください。`,
    costUnknown: '取得できません',
    coinMissingTitle: (symbol) => `ネットワーク手数料に必要な${symbol}が足りません`,
    coinMissing: (amount) =>
      `この送金にはあと約${amount}必要です。ウォレットに拒否される可能性があります。`,
    address: 'アドレス',
    network: 'ネットワーク',
    changeNetwork: (network) => `ネットワーク ${network}`,
    lookAlikeTitle: 'よく似たアドレス',
    lookAlike: (known) =>
      `以前使用した${known}と先頭と末尾が同じですが、別のアドレスです。1文字ずつ比較してください。`,
    confirmRecipient: 'アドレス全体を照合したうえで続行します',
    confirmRisk: 'このアドレスが何かを理解したうえで続行します',
    ownAccountTitle: '自分のアカウント',
    ownAccount: '送金元と同じアカウントに送金します。',
    uncheckedTitle: 'アドレスを比較してください',
    checkingHistory: 'アクティビティのアドレスとまだ照合中です。',
    uncheckedHistory:
      'アクティビティを読み込めなかったため、よく似たアドレスを警告できません。1文字ずつ比較してください。',
    tokenContractTitle: 'トークンのアドレス',
    tokenContract: 'これはトークンコントラクトです。ここに送ったものは失われます。',
    contractTitle: 'コントラクトのアドレス',
    contract:
      'これは個人のウォレットではなくコントラクトです。このネットワークとトークンの宛先として所有者から受け取ったアドレスの場合のみ送ってください。',
    noOwnerTitle: 'ウォレットのアドレスではありません',
    burn: 'このアドレスの鍵は誰も持っていません。ここに送ったものは失われます。',
    noKey:
      'このアドレスには固有の鍵がありません。マルチシグなど、ご存じのプログラムの保管先でなければ、ここに送ったものは失われます。',
    noTokensHint: 'あなたのトークンがここに表示されます',
    loadingTokens: 'トークンを読み込み中',
    send: '送金',
    to: '送金先',
    wholeAddress: 'アドレス全体',
    viewOnExplorer: 'エクスプローラーで表示',
    exactAmount: '正確な数量',
    review: 'アドレス全体を確認してください。送金は取り消せません。',
    confirm: 'ウォレットで承認してください',
    recipientGets: '受取人が受け取る額',
    tokenKeeps: 'このトークンは送金のたびに手数料を差し引きます',
    wouldFailTitle: 'この送金は失敗します',
    wouldFail: '現在、ネットワークに拒否されます。送金しても、ネットワーク手数料がかかるだけです。',
    leastBalance: (least) =>
      `ネットワークは残高が${least}未満のアカウントを維持しません。新しいアカウントには少なくともこの額を送り、ご自身のアカウントにはこの額以上を残すか、残高をゼロにしてください。`,
    tokenBlocked: 'トークンの発行者が、いずれかのアカウント、またはすべての送金を停止しています。',
    nameChanged: (name, now) =>
      `${name}は現在、別のアドレスを指しています：${now}。何も送金されていません。`,
    nameGone: (name) => `${name}が指すアドレスはなくなりました。何も送金されていません。`,
    nameUnchecked: (name) => `${name}を再確認できませんでした。何も送金されていません。`,
    accountChanged: 'ウォレットで別のアカウントが使用されています。何も送金されていません。',
    networkChanged: 'ウォレットは別のネットワークに接続しています。何も送金されていません。',
    notWallet:
      'これはトークン、トークンアカウント、またはプログラムのアドレスで、ウォレットのアドレスではありません。ウォレットのアドレスを確認してください。',
    recipientUnchecked:
      'このアドレスをネットワークで確認できませんでした。何も送金されていません。',
    recipientUnconfirmed: 'アドレスに関する警告を読み、確認してください。何も送金されていません。',
    tokenDecimalsMismatch:
      'トークンの単位が残高と一致しないため、数量が変わってしまいます。何も送金されていません。',
    tokenRenamed:
      'このトークンのコントラクトの名前は、表示されている名前と異なります。何も送金されていません。',
    tokenSources: 'このトークンについて2つの情報源が一致しません。何も送金されていません。',
    tokenRefused: 'このトークンは送金を拒否します。何も送信されていません。',
    tokenUnconfirmed:
      'このトークンは名前どおりのものではありません。送金することを確認してください。何も送金されていません。',
    orderChanged:
      'この画面の内容が変わりました。もう一度確認してください。何も送金されていません。',
    stoppedTitle: '停止しました',
    started: 'トランザクションを開始しました',
    lateApproval: (amount, to) =>
      `ウォレットが以前のリクエストを承認しました：${amount}を${to}に送金`,
    failed: '問題が発生しました',
    reverted: '送金はネットワーク上で失敗しました',
  },
  signing: {
    openRequestTitle: 'ウォレットに別のリクエストがあります',
    openRequest:
      '途中で離れたリクエストが、まだウォレットに表示されています。ウォレットで拒否してから、ここで続けてください。',
    openRequestGone:
      'ウォレットにそのリクエストがもう表示されていない場合は、応答がなくても続行できます。',
    continueWithoutAnswer: '応答なしで続行',
    setAsideTitle: '以前のリクエストがまだ残っている可能性があります',
    setAside:
      '途中で離れたリクエストに、ウォレットがまだ応答していません。承認する前に、ウォレットの表示がこの画面と同じであることを確認し、それ以外はすべて拒否してください。',
    accountChanged: 'ウォレットで別のアカウントが使用されています。何も署名されていません。',
    chainChanged: 'ウォレットは別のネットワークに接続しています。何も署名されていません。',
    orderChanged: 'この画面の内容が変わりました。何も署名されていません。',
    walletFunds:
      'ウォレットまたはネットワークによると、このアカウントでは支払えません。ネットワークのコインの残高を確認してください。',
    walletNonce:
      'ウォレットまたはネットワークによると、このアカウントの別の取引が妨げになっています。完了を待つか、ウォレットでアカウントの履歴をリセットしてください。',
    walletGas:
      'ウォレットまたはネットワークによると、ガスの上限または価格が低すぎます。ウォレットで引き上げるか、後でもう一度お試しください。',
    walletReasonTitle: '送信されていません',
    walletUnclearTitle: 'すでに送信された可能性があります',
    walletUnclear:
      'ウォレットは明確な応答なしにこのリクエストを終了しました。二重に支払わないよう、再試行する前にウォレットの履歴を確認してください。',
  },
  approve: {
    loading: '安全なウォレットを開いています',
    notAllowed: 'この操作は許可されていません',
  },
}
