import type { LocaleTexts } from '../../core/texts/texts.ts'

export const buy: Pick<LocaleTexts, 'onramp'> = {
  onramp: {
    footer:
      '가장 낮은 수수료와 최고의 지원을 제공하기 위해 우수한 업체와 함께합니다. 곧 더 많은 선택지가 추가됩니다!',
    howItWorks: '어떻게 진행되나요?',
    providers: '제공업체',
    fee: (range) => `수수료 ${range}`,
    notAvailable: '지금은 이용할 수 없음',
    notOnNetwork: (network) => `${network}에서는 이 계정으로 보낼 수 없습니다`,
    deliversElsewhere: (provider, network) =>
      `${provider}은(는) ${network}을(를) 지원하지 않습니다. 구매한 자산은 Ethereum 또는 그곳에서 선택한 네트워크로 도착합니다.`,
    noLinkFound: '링크를 찾을 수 없습니다',
    linkRefused: '링크를 거부했습니다: 다른 사이트로 이동하거나 다른 주소로 지급하는 링크입니다.',
    tryAnother: '다른 제공업체를 이용해 보세요.',

    continueIn: (provider) => `${provider}에서 계속하세요`,
    finishThere: '제공업체의 창에서 구매를 완료하세요. 진행 상황이 여기에 표시됩니다.',
    finishThereUnfollowed: '제공업체의 창에서 구매를 완료하세요.',
    showWindow: '창 보기',
    windowLost: '창이 닫혔거나 사라졌습니다',
    orderMayBeOpen:
      '첫 번째 주문이 아직 진행 중이거나 이미 결제되었을 수 있습니다. 다시 시도하기 전에 확인하지 않으면 두 번 결제될 수 있습니다.',
    buyFailed: '구매하지 못했습니다',
    buyFailedHint: '구매가 취소되었거나 제공업체 앱에서 오류가 발생했습니다',

    bought: '구매함',
    buying: '구매 중',
    notBought: '구매하지 못함',
    purchase: '구매',
    unknownStatus: '상태 알 수 없음',
    completed: '완료됨',
    inProgress: '진행 중',
    failed: '실패',
    purchaseInProgress: '구매를 처리하고 있습니다',
    purchaseCompleted: '구매가 완료되었습니다',
    purchaseFailed: '구매에 실패했습니다',
    loadingActivity: '구매 내역을 불러오는 중',
    noPurchases: '아직 구매 내역이 없습니다',
    noPurchasesHint: '카드나 계좌 이체로 구매한 내역이 여기에 표시됩니다',
    activityFailed: '트랜잭션을 가져오지 못했습니다',
    showMore: '더 보기',

    buy: '구매',
    whatIsABuy: [
      {
        title: '익숙한 방법으로 결제하세요',
        text: '카드나 계좌 이체로 디지털 자산을 구매하세요. 결제는 제공업체가 처리합니다.',
      },
      {
        title: '내 계정으로 도착합니다',
        text: '제공업체는 구매한 자산을 여기에 연결된 주소로 보냅니다. 누구도 대신 보관하지 않습니다.',
      },
      {
        title: '내 정보는 제공업체에만',
        text: '카드와 이름 정보는 제공업체에만 남습니다. 첫 구매 전에 본인 확인을 요청할 수 있습니다.',
      },
    ],

    widget: '암호화폐 구매',
    youPay: '지불',
    youReceive: '수령',
    selectCurrency: (currency) => `통화 선택: ${currency}`,
    selectToken: (token) => `토큰 선택: ${token}`,
    currencies: '통화',
    tokens: '토큰',
    loadingCurrencies: '옵션을 불러오는 중',
    presets: '금액',
    limits: (min, max) => `카드로 ${min}부터 ${max}까지`,
    belowLimit: (min) => `최소 금액은 ${min}입니다`,
    aboveLimit: (max) => `최대 금액은 ${max}입니다`,
    getQuotes: '견적 받기',
    connectWallet: '지갑 연결',
    quoting: '가격을 확인하는 중',
    quoted: (amount, token) => `받을 금액은 ${amount} ${token}입니다`,
    loadingProviders: '제공업체를 불러오는 중',
    quoteFailed: '가격을 가져오지 못했습니다',
    unpriced: '가격은 제공업체가 정합니다',
  },
}
