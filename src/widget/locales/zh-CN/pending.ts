import type { LocaleTexts } from '../../core/texts/texts.ts'

export const pending: Pick<LocaleTexts, 'pending'> = {
  pending: {
    list: '最近的交易',
    pending: {
      transfer: (paid) => `正在发送 ${paid}`,
      swap: (paid, received) => `正在将 ${paid} 兑换为 ${received}`,
      approval: (paid) => `正在授权 ${paid}`,
    },
    success: {
      transfer: (paid) => `已发送 ${paid}`,
      swap: (paid, received) => `已将 ${paid} 兑换为 ${received}`,
      approval: (paid) => `已授权 ${paid}`,
    },
    reverted: {
      transfer: (paid) => `发送 ${paid} 失败`,
      swap: (paid) => `兑换 ${paid} 失败`,
      approval: (paid) => `授权 ${paid} 失败`,
    },
    dropped: (paid) => `交易已失效：${paid}`,
    replaced: (paid) => `交易已被替换：${paid}`,
    late: '这比平时需要更长时间。您可以关闭此窗口。',
    unseen: '网络上尚未看到。它仍可能被执行：再次发送前请检查您的钱包。',
    unseenForADay: '一天内没有看到任何记录。它仍可能被执行：再次发送前请检查您的钱包。',
    why: '查看原因',
    whyReverted: '网络拒绝了这笔交易。资产没有转出，但已支付网络费用。',
    whySwapReverted: '网络拒绝了这笔交易，通常是因为价格发生了变化。兑换未完成，但已支付网络费用。',
    whyUnmoved: '网络已执行，但代币没有完成该操作。重试前请检查余额。',
    whyExpired: '网络未能及时确认这笔交易。重试前请检查您的余额。',
    whyReplaced: '您钱包中的另一笔交易取代了它，例如您进行了加速或取消。',
    view: '查看',
    dismiss: (title) => `关闭：${title}`,
    recent: (count) => `最近 ${count} 笔`,
  },
}
