import type { LocaleTexts } from '../../core/texts/texts.ts'

export const pending: Pick<LocaleTexts, 'pending'> = {
  pending: {
    list: '最近のトランザクション',
    pending: {
      transfer: (paid) => `${paid}を送金しています`,
      swap: (paid, received) => `${paid}を${received}にスワップしています`,
      approval: (paid) => `${paid}を承認しています`,
    },
    success: {
      transfer: (paid) => `${paid}を送金しました`,
      swap: (paid, received) => `${paid}を${received}にスワップしました`,
      approval: (paid) => `${paid}を承認しました`,
    },
    reverted: {
      transfer: (paid) => `${paid}を送金できませんでした`,
      swap: (paid) => `${paid}をスワップできませんでした`,
      approval: (paid) => `${paid}を承認できませんでした`,
    },
    dropped: (paid) => `トランザクションが破棄されました：${paid}`,
    replaced: (paid) => `トランザクションが置き換えられました：${paid}`,
    late: '通常より時間がかかっています。この画面は閉じてもかまいません。',
    unseen:
      'まだネットワーク上に見つかりません。これから実行される可能性があります。もう一度送る前にウォレットを確認してください。',
    unseenForADay:
      '1日間、何も見つかっていません。これから実行される可能性があります。もう一度送る前にウォレットを確認してください。',
    why: '理由',
    whyReverted:
      'ネットワークに拒否されました。資産は移動していませんが、ネットワーク手数料は支払われました。',
    whySwapReverted:
      'ネットワークに拒否されました。価格の変動が主な原因です。スワップは行われていませんが、ネットワーク手数料は支払われました。',
    whyUnmoved:
      'ネットワークは実行しましたが、トークンが処理しませんでした。再試行する前に残高を確認してください。',
    whyExpired:
      'ネットワークで時間内に確認されませんでした。もう一度試す前に、残高を確認してください。',
    whyReplaced:
      'ウォレットの別のトランザクションに置き換えられました。処理を早めた場合やキャンセルした場合などです。',
    view: '表示',
    dismiss: (title) => `閉じる：${title}`,
    recent: (count) => `最近の${count}件`,
  },
}
