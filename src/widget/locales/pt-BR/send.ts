import type { LocaleTexts } from '../../core/texts/texts.ts'

export const send: Pick<LocaleTexts, 'send' | 'signing' | 'approve'> = {
  send: {
    selectToken: 'Escolher token',
    addAmount: 'Informar valor',
    incorrectValue: 'Valor inválido',
    insufficientFunds: 'Fundos insuficientes',
    addAddress: 'Informar endereço',
    invalidAddress: 'Endereço inválido',
    previewSend: 'Revisar envio',
    amount: 'Valor',
    amountOf: (symbol) => `Valor em ${symbol}`,
    chooseToken: 'Escolher token',
    changeToken: (symbol) => `Mudar de token, agora ${symbol}`,
    noValue: 'Valor inválido',
    balance: (amount) => `Saldo: ${amount}`,
    recipient: 'Endereço ou nome',
    recipientPlaceholder: 'Endereço ou nome',
    paste: 'Colar',
    pasteFailed: 'Não foi possível colar',
    clearRecipient: 'Limpar o endereço',
    lookingUp: 'Buscando o nome',
    nameOtherChain: 'Este nome não tem endereço nesta rede',
    nameUnknown: 'Este nome não tem endereço',
    nameFailed: 'Não foi possível buscar o nome.',
    lookUpAgain: 'Buscar novamente',
    wrongChecksum:
      'Uma maiúscula deste endereço está incorreta. Ele pode ter sido digitado errado.',
    notAnAddress: 'Isto não é um endereço nem um nome desta rede.',
    addressElsewhere: (network) =>
      `Este endereço é para ${network}. Mude para essa rede ou peça outro endereço.`,
    costUnknown: 'Indisponível',
    coinMissingTitle: (symbol) => `${symbol} insuficiente para a taxa de rede`,
    coinMissing: (amount) =>
      `Faltam cerca de ${amount} para esta transferência. Sua carteira provavelmente vai recusá-la.`,
    address: 'Endereço',
    network: 'Rede',
    changeNetwork: (network) => `Rede ${network}`,
    lookAlikeTitle: 'Endereço parecido',
    lookAlike: (known) =>
      `Ele começa e termina como ${known}, que você já usou, mas é outro endereço. Compare cada caractere.`,
    confirmRecipient: 'Comparei o endereço inteiro e quero continuar',
    confirmRisk: 'Sei o que é este endereço e quero continuar',
    ownAccountTitle: 'Sua própria conta',
    ownAccount: 'Você está enviando para a mesma conta da qual envia.',
    uncheckedTitle: 'Compare o endereço',
    checkingHistory: 'Ainda estamos comparando com os endereços da sua atividade.',
    uncheckedHistory:
      'Não foi possível carregar sua atividade, então não podemos avisar sobre endereços parecidos. Compare cada caractere.',
    tokenContractTitle: 'Endereço de um token',
    tokenContract: 'Este é um contrato de token. Tudo o que for enviado para lá será perdido.',
    contractTitle: 'Endereço de um contrato',
    contract:
      'Este é um contrato, não uma carteira pessoal. Envie só se o titular deu a você este endereço para esta rede e este token.',
    noOwnerTitle: 'Não é o endereço de uma carteira',
    burn: 'Ninguém tem a chave deste endereço. Tudo o que for enviado para lá será perdido.',
    noKey:
      'Este endereço não tem chave própria. Se não for o cofre de um programa que você conhece, como um multisig, tudo o que for enviado para lá será perdido.',
    noTokensHint: 'Seus tokens aparecerão aqui',
    loadingTokens: 'Carregando seus tokens',
    send: 'Enviar',
    to: 'Para',
    wholeAddress: 'Endereço completo',
    viewOnExplorer: 'Ver no explorador',
    exactAmount: 'Valor exato:',
    review: 'Confira o endereço completo. Uma transferência não pode ser desfeita.',
    confirm: 'Confirme na sua carteira',
    recipientGets: 'O destinatário recebe',
    tokenKeeps: 'Este token cobra uma taxa em cada transferência',
    wouldFailTitle: 'Esta transferência falharia',
    wouldFail: 'No momento, a rede recusaria a transferência. Enviá-la só custaria a taxa de rede.',
    leastBalance: (least) =>
      `A rede não mantém contas com menos de ${least}. Envie pelo menos esse valor a uma conta nova e deixe na sua esse valor ou nada.`,
    tokenBlocked: 'O emissor do token bloqueou uma das duas contas, ou todas as transferências.',
    nameChanged: (name, now) => `${name} agora leva a outro endereço: ${now}. Nada foi enviado.`,
    nameGone: (name) => `${name} não leva mais a nenhum endereço. Nada foi enviado.`,
    nameUnchecked: (name) => `Não foi possível verificar ${name} novamente. Nada foi enviado.`,
    accountChanged: 'Outra conta está ativa na sua carteira. Nada foi enviado.',
    networkChanged: 'Sua carteira está em outra rede. Nada foi enviado.',
    notWallet:
      'Este é o endereço de um token, de uma conta de tokens ou de um programa, não de uma carteira. Peça o endereço da carteira.',
    recipientUnchecked: 'Não foi possível consultar este endereço na rede. Nada foi enviado.',
    recipientUnconfirmed: 'Leia o aviso sobre o endereço e confirme-o. Nada foi enviado.',
    tokenDecimalsMismatch:
      'As unidades do token não batem com o saldo, então o valor seria outro. Nada foi enviado.',
    tokenRenamed: 'O contrato deste token tem um nome diferente do exibido. Nada foi enviado.',
    tokenSources: 'Duas fontes divergem sobre este token. Nada foi enviado.',
    tokenRefused: 'Este token recusa a transferência. Nada foi enviado.',
    tokenUnconfirmed:
      'Este token não é o que diz ser. Confirme que você quer enviá-lo. Nada foi enviado.',
    orderChanged: 'Esta tela mudou nesse meio-tempo. Confira de novo. Nada foi enviado.',
    stoppedTitle: 'Interrompida',
    started: 'Transação iniciada',
    lateApproval: (amount, to) =>
      `Sua carteira aprovou a solicitação anterior: ${amount} para ${to}`,
    failed: 'Algo deu errado',
    reverted: 'A transferência falhou na rede',
  },
  signing: {
    openRequestTitle: 'Há outra solicitação aberta na sua carteira',
    openRequest:
      'Sua carteira ainda mostra uma solicitação que você deixou. Recuse-a por lá e depois continue aqui.',
    openRequestGone:
      'Se sua carteira não mostra mais essa solicitação, você pode continuar sem a resposta dela.',
    continueWithoutAnswer: 'Continuar sem resposta',
    setAsideTitle: 'Uma solicitação anterior ainda pode estar aberta',
    setAside:
      'Sua carteira não respondeu a uma solicitação que você deixou. Antes de aprovar, confira se sua carteira mostra o mesmo que esta tela e recuse todo o resto.',
    accountChanged: 'Outra conta está ativa na sua carteira. Nada foi assinado.',
    chainChanged: 'Sua carteira está em outra rede. Nada foi assinado.',
    orderChanged: 'Esta tela mudou nesse meio-tempo. Nada foi assinado.',
    walletFunds:
      'Segundo sua carteira ou a rede, a conta não pode pagar por isto. Confira o saldo da moeda da rede.',
    walletNonce:
      'Segundo sua carteira ou a rede, outra transação desta conta está no caminho. Aguarde-a ou redefina a atividade da conta na sua carteira.',
    walletGas:
      'Segundo sua carteira ou a rede, o limite ou o preço do gás está baixo demais. Aumente-o na sua carteira ou tente mais tarde.',
    walletReasonTitle: 'Não enviado',
    walletUnclearTitle: 'Pode ter sido enviada',
    walletUnclear:
      'Sua carteira encerrou este pedido sem uma resposta clara. Veja a atividade dela antes de tentar de novo, ou você pode pagar duas vezes.',
  },
  approve: {
    loading: 'Abrindo sua carteira segura',
    notAllowed: 'Ação não permitida',
  },
}
