import type { LocaleTexts } from '../../core/texts/texts.ts'

export const send: Pick<LocaleTexts, 'send' | 'signing' | 'approve'> = {
  send: {
    selectToken: '토큰 선택',
    addAmount: '수량 입력',
    incorrectValue: '잘못된 값',
    insufficientFunds: '잔액 부족',
    addAddress: '주소 입력',
    invalidAddress: '잘못된 주소',
    previewSend: '보내기 확인',
    amount: '수량',
    amountOf: (symbol) => `수량(${symbol})`,
    chooseToken: '토큰 선택',
    changeToken: (symbol) => `토큰 변경, 현재 ${symbol}`,
    noValue: '잘못된 값',
    balance: (amount) => `잔액 ${amount}`,
    recipient: '주소 또는 이름',
    recipientPlaceholder: '주소 또는 이름',
    paste: '붙여넣기',
    pasteFailed: '붙여넣지 못했습니다',
    clearRecipient: '주소 지우기',
    lookingUp: '이름을 조회하는 중',
    nameOtherChain: '이 이름에는 이 네트워크의 주소가 없습니다',
    nameUnknown: '이 이름에는 주소가 없습니다',
    nameFailed: '이름을 조회하지 못했습니다.',
    lookUpAgain: '다시 조회',
    wrongChecksum: '이 주소에 대소문자가 잘못된 글자가 있습니다. 잘못 입력했을 수 있습니다.',
    notAnAddress: '이 네트워크의 주소나 이름이 아닙니다.',
    addressElsewhere: (network) =>
      `이 주소는 ${network}용입니다. 해당 네트워크로 전환하거나 다른 주소를 요청하세요.`,
    costUnknown: '확인할 수 없음',
    coinMissingTitle: (symbol) => `네트워크 수수료를 낼 ${symbol} 부족`,
    coinMissing: (amount) => `이 전송에는 약 ${amount}가 더 필요합니다. 지갑이 거부할 수 있습니다.`,
    address: '주소',
    network: '네트워크',
    changeNetwork: (network) => `네트워크 ${network}`,
    lookAlikeTitle: '비슷해 보이는 주소',
    lookAlike: (known) =>
      `이전에 사용한 ${known} 주소와 앞뒤가 같지만 다른 주소입니다. 모든 글자를 비교하세요.`,
    confirmRecipient: '주소 전체를 비교했으며 계속하겠습니다',
    confirmRisk: '이 주소가 무엇인지 알고 있으며 계속하겠습니다',
    ownAccountTitle: '내 계정',
    ownAccount: '보내는 계정과 같은 계정으로 보내고 있습니다.',
    uncheckedTitle: '주소를 비교하세요',
    checkingHistory: '활동에 있는 주소와 아직 비교하고 있습니다.',
    uncheckedHistory:
      '활동을 불러오지 못해 비슷한 주소를 경고할 수 없습니다. 모든 글자를 비교하세요.',
    tokenContractTitle: '토큰 주소',
    tokenContract: '토큰 컨트랙트입니다. 여기로 보낸 자산은 잃게 됩니다.',
    contractTitle: '컨트랙트 주소',
    contract:
      '개인 지갑이 아니라 컨트랙트입니다. 소유자가 이 네트워크와 토큰용으로 알려 준 주소일 때만 보내세요.',
    noOwnerTitle: '지갑 주소가 아닙니다',
    burn: '이 주소의 키를 가진 사람이 없습니다. 여기로 보낸 자산은 잃게 됩니다.',
    noKey:
      '이 주소에는 자체 키가 없습니다. 멀티시그처럼 알고 있는 프로그램의 금고가 아니라면 여기로 보낸 자산은 잃게 됩니다.',
    noTokensHint: '내 토큰이 여기에 표시됩니다',
    loadingTokens: '내 토큰을 불러오는 중',
    send: '보내기',
    to: '받는 주소',
    wholeAddress: '전체 주소',
    viewOnExplorer: '탐색기에서 보기',
    exactAmount: '정확한 수량',
    review: '전체 주소를 확인하세요. 보낸 뒤에는 취소할 수 없습니다.',
    confirm: '지갑에서 확인하세요',
    recipientGets: '받는 사람의 수령액',
    tokenKeeps: '이 토큰은 전송할 때마다 수수료를 뗍니다',
    wouldFailTitle: '이 전송은 실패합니다',
    wouldFail: '지금은 네트워크가 거부합니다. 보내더라도 네트워크 수수료만 나갑니다.',
    leastBalance: (least) =>
      `네트워크는 잔액이 ${least} 미만인 계정을 유지하지 않습니다. 새 계정에는 이 금액 이상을 보내고, 내 계정에는 이 금액 이상을 남기거나 모두 비우세요.`,
    tokenBlocked: '토큰 발행자가 두 계정 중 하나 또는 모든 전송을 차단했습니다.',
    nameChanged: (name, now) =>
      `${name}이(가) 이제 다른 주소를 가리킵니다: ${now}. 아무것도 전송되지 않았습니다.`,
    nameGone: (name) =>
      `${name}이(가) 더 이상 어떤 주소도 가리키지 않습니다. 아무것도 전송되지 않았습니다.`,
    nameUnchecked: (name) =>
      `${name}을(를) 다시 확인하지 못했습니다. 아무것도 전송되지 않았습니다.`,
    accountChanged: '지갑에서 다른 계정이 사용 중입니다. 아무것도 전송되지 않았습니다.',
    networkChanged: '지갑이 다른 네트워크에 연결되어 있습니다. 아무것도 전송되지 않았습니다.',
    notWallet:
      '지갑 주소가 아니라 토큰, 토큰 계정 또는 프로그램의 주소입니다. 지갑 주소를 요청하세요.',
    recipientUnchecked: '네트워크에서 이 주소를 확인하지 못했습니다. 아무것도 전송되지 않았습니다.',
    recipientUnconfirmed: '주소에 관한 경고를 읽고 확인해 주세요. 아무것도 전송되지 않았습니다.',
    tokenDecimalsMismatch:
      '토큰의 단위가 잔액과 맞지 않아 수량이 달라집니다. 아무것도 전송되지 않았습니다.',
    tokenRenamed: '이 토큰의 컨트랙트 이름이 표시된 이름과 다릅니다. 아무것도 전송되지 않았습니다.',
    tokenSources: '이 토큰에 대한 두 출처의 정보가 다릅니다. 아무것도 전송되지 않았습니다.',
    tokenRefused: '이 토큰은 전송을 거부합니다. 아무것도 보내지 않았습니다.',
    tokenUnconfirmed:
      '이 토큰은 이름과 다릅니다. 보낼 것인지 확인해 주세요. 아무것도 전송되지 않았습니다.',
    orderChanged: '이 화면의 내용이 바뀌었습니다. 다시 확인하세요. 아무것도 전송되지 않았습니다.',
    stoppedTitle: '중단됨',
    started: '트랜잭션을 시작했습니다',
    lateApproval: (amount, to) => `지갑에서 이전 요청을 승인했습니다: ${amount}, 받는 주소 ${to}`,
    failed: '문제가 발생했습니다',
    reverted: '전송이 네트워크에서 실패했습니다',
  },
  signing: {
    openRequestTitle: '지갑에 다른 요청이 열려 있습니다',
    openRequest:
      '도중에 나간 요청이 아직 지갑에 표시되어 있습니다. 지갑에서 거부한 다음 여기서 계속하세요.',
    openRequestGone: '지갑에 그 요청이 더 이상 표시되지 않으면 응답 없이 계속할 수 있습니다.',
    continueWithoutAnswer: '응답 없이 계속',
    setAsideTitle: '이전 요청이 아직 열려 있을 수 있습니다',
    setAside:
      '도중에 나간 요청에 지갑이 아직 응답하지 않았습니다. 승인하기 전에 지갑의 내용이 이 화면과 같은지 확인하고, 다른 것은 모두 거부하세요.',
    accountChanged: '지갑에서 다른 계정이 사용 중입니다. 아무것도 서명되지 않았습니다.',
    chainChanged: '지갑이 다른 네트워크에 연결되어 있습니다. 아무것도 서명되지 않았습니다.',
    orderChanged: '이 화면의 내용이 바뀌었습니다. 아무것도 서명되지 않았습니다.',
    walletFunds:
      '지갑 또는 네트워크에 따르면 이 계정으로는 지불할 수 없습니다. 네트워크 코인의 잔액을 확인하세요.',
    walletNonce:
      '지갑 또는 네트워크에 따르면 이 계정의 다른 트랜잭션이 막고 있습니다. 완료될 때까지 기다리거나 지갑에서 계정 활동을 초기화하세요.',
    walletGas:
      '지갑 또는 네트워크에 따르면 가스 한도나 가스 가격이 너무 낮습니다. 지갑에서 올리거나 나중에 다시 시도하세요.',
    walletReasonTitle: '전송되지 않음',
    walletUnclearTitle: '이미 전송되었을 수 있습니다',
    walletUnclear:
      '지갑이 명확한 응답 없이 이 요청을 끝냈습니다. 두 번 지불하지 않도록 다시 시도하기 전에 지갑의 활동을 확인하세요.',
  },
  approve: {
    loading: '보안 지갑을 여는 중',
    notAllowed: '허용되지 않은 작업입니다',
  },
}
