import type { LocaleTexts } from '../../texts/texts.ts'

export const buy: Pick<LocaleTexts, 'onramp'> = {
  onramp: {
    footer:
      '가장 낮은 수수료와 최고의 지원을 제공하기 위해 우수한 업체와 함께합니다. 곧 더 많은 선택지가 추가됩니다!',
    howItWorks: '어떻게 이용하나요?',
    providers: '업체',
    fee: (range) => `수수료 ${range}`,
    notAvailable: '지금은 이용할 수 없음',
    noLinkFound: '링크를 찾을 수 없습니다',
    linkRefused: '링크를 거부했습니다: 다른 사이트로 이동하거나 다른 주소로 지급하는 링크입니다',

    continueIn: (provider) => `${provider}에서 계속하세요`,
    finishThere: '업체의 창에서 구매를 완료하세요. 진행 상황이 여기에 표시됩니다.',
    finishThereUnfollowed: '업체의 창에서 구매를 완료하세요.',
    buyFailed: '구매하지 못했습니다',
    buyFailedHint: '사용자가 취소했거나 업체 앱의 오류로 구매가 거부될 수 있습니다',
    tryAgain: '다시 시도',

    bought: '구매함',
    buying: '구매 중',
    notBought: '구매하지 못함',
    purchase: '구매',
    unknownStatus: '상태 알 수 없음',
    completed: '완료됨',
    inProgress: '진행 중',
    failed: '실패',
    loadingActivity: '구매 내역을 불러오는 중',
    noPurchases: '아직 구매 내역이 없습니다',
    noPurchasesHint: '카드나 계좌 이체로 구매한 내역이 여기에 표시됩니다',
    activityFailed: '트랜잭션을 가져오지 못했습니다',
    showMore: '더 보기',

    buy: '구매',
    whatIsABuy: [
      {
        title: '익숙한 방법으로 결제하세요',
        text: '카드나 계좌 이체로 디지털 자산을 구매하세요. 결제는 온램프 업체가 처리합니다.',
      },
      {
        title: '내 계정으로 도착합니다',
        text: '업체는 구매한 자산을 여기에 연결된 주소로 보냅니다. 누구도 대신 보관하지 않습니다.',
      },
      {
        title: '내 정보는 앱이 아닌 업체에만',
        text: '카드와 이름 정보는 업체에만 남습니다. 첫 구매 전에 업체에서 본인 확인을 요청할 수 있습니다.',
      },
    ],

    widget: '암호화폐 구매',
    youPay: '지불',
    youReceive: '수령',
    selectCurrency: (currency) => `통화 선택: ${currency}`,
    selectToken: (token) => `토큰 선택: ${token}`,
    currencies: '통화',
    tokens: '토큰',
    loadingCurrencies: '구매할 수 있는 항목을 불러오는 중',
    presets: '금액',
    limits: (min, max) => `카드로 ${min}부터 ${max}까지`,
    belowLimit: (min) => `최소 금액은 ${min}입니다`,
    aboveLimit: (max) => `최대 금액은 ${max}입니다`,
    getQuotes: '견적 받기',
    connectWallet: '지갑 연결',
    quoting: '가격을 확인하는 중',
    quoted: (amount, token) => `받을 금액은 ${amount} ${token}입니다`,
    loadingProviders: '업체를 불러오는 중',
    quoteFailed: '가격을 가져오지 못했습니다',
    unpriced: '가격은 업체에서 알려 드립니다',
  },
}
