import type { LocaleTexts } from '../../core/texts/texts.ts'

export const pending: Pick<LocaleTexts, 'pending'> = {
  pending: {
    list: '최근 트랜잭션',
    pending: {
      transfer: (paid) => `${paid} 전송 중`,
      swap: (paid, received) => `${paid} → ${received} 스왑 중`,
      approval: (paid) => `${paid} 승인 중`,
    },
    success: {
      transfer: (paid) => `${paid} 전송 완료`,
      swap: (paid, received) => `${paid} → ${received} 스왑 완료`,
      approval: (paid) => `${paid} 승인 완료`,
    },
    reverted: {
      transfer: (paid) => `${paid} 전송 실패`,
      swap: (paid) => `${paid} 스왑 실패`,
      approval: (paid) => `${paid} 승인 실패`,
    },
    dropped: (paid) => `트랜잭션 폐기됨: ${paid}`,
    replaced: (paid) => `트랜잭션 대체됨: ${paid}`,
    late: '평소보다 오래 걸리고 있습니다. 이 창을 닫아도 됩니다.',
    unseen:
      '아직 네트워크에 보이지 않습니다. 나중에 실행될 수 있으니 다시 보내기 전에 지갑을 확인하세요.',
    unseenForADay:
      '하루 동안 아무것도 보이지 않았습니다. 나중에 실행될 수 있으니 다시 보내기 전에 지갑을 확인하세요.',
    why: '이유 보기',
    whyReverted:
      '네트워크가 거부했습니다. 자산은 이동하지 않았지만 네트워크 수수료가 지불되었습니다.',
    whySwapReverted:
      '네트워크가 거부했습니다. 가격이 변동한 경우가 많습니다. 스왑되지 않았지만 네트워크 수수료가 지불되었습니다.',
    whyUnmoved:
      '네트워크가 실행했지만 토큰이 처리하지 않았습니다. 다시 시도하기 전에 잔액을 확인하세요.',
    whyExpired: '네트워크가 제시간에 확인하지 못했습니다. 다시 시도하기 전에 잔액을 확인하세요.',
    whyReplaced:
      '지갑의 다른 트랜잭션으로 대체되었습니다. 예를 들어 속도를 높였거나 취소한 경우입니다.',
    view: '보기',
    dismiss: (title) => `닫기: ${title}`,
    recent: (count) => `최근 ${count}건`,
  },
}
