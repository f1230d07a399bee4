import { plural } from '../../core/locale/plural.ts'
import type { LocaleTexts } from '../../core/texts/texts.ts'

export const connect: Pick<
  LocaleTexts,
  'connect' | 'walletConnect' | 'multiChain' | 'networks' | 'help'
> = {
  connect: {
    continueWithWallet: 'Continuar com uma carteira',
    or: 'ou',
    legalBefore: 'Ao conectar sua carteira, você concorda com ',
    legalAfter: '',
    legalAnd: ' e ',
    terms: 'nossos Termos de Serviço',
    privacy: 'nossa Política de Privacidade',
    wallets: 'Carteiras',
    allWallets: 'Todas as carteiras',
    walletConnect: 'WalletConnect',
    qrCodeTag: 'QR code',
    recentTag: 'Recente',
    installedTag: 'Instalada',
    multiChainTag: 'Multichain',
    contestedTag: 'Nome repetido',
    contested: 'Várias carteiras usam este nome',
    contestedHint:
      'Várias carteiras usam este nome. Verifique qual delas está enviando a solicitação antes de aprovar.',
    browserWallet: 'Carteira do navegador',
    dontHave: (wallet) => `Ainda não tem ${wallet}?`,
    get: 'Baixar',
    search: 'Buscar carteira',
    walletsFound: (count) =>
      plural('pt-BR', count, {
        one: '# carteira encontrada',
        many: '# de carteiras encontradas',
        other: '# carteiras encontradas',
      }),
    searchWithQr: 'Conectar com QR code',
    noWallet: 'Não tenho uma carteira',
    noWalletFound: 'Nenhuma carteira encontrada',
    loadingWallets: 'Carregando carteiras',
    directoryFailed: 'Não foi possível carregar as carteiras',
    directoryFailedHint: 'Verifique sua conexão. As carteiras instaladas continuam funcionando.',
    directoryFailedAlone: 'Verifique sua conexão e tente novamente.',
    installedWallets: 'Ver carteiras instaladas',
    continueIn: (wallet) => `Continue em ${wallet}`,
    connecting: 'Conectando…',
    acceptInWallet: 'Aprove a conexão na sua carteira',
    connectionDeclined: 'Conexão recusada',
    connectionDeclinedHint:
      'A conexão pode ser recusada se uma solicitação anterior ainda estiver ativa',
    requestPending:
      'Já há uma solicitação aberta na sua carteira. Abra a carteira e responda por lá.',
    walletLocked: 'Desbloqueie sua carteira e tente novamente',
    walletMissing: 'Esta carteira não está mais no seu navegador',
    walletFailed: 'Não foi possível conectar à carteira. Tente novamente',
    nothingOpened: 'Nada abriu?',
    noAnswerYet: 'Sua carteira ainda não respondeu',
    slow: 'Está demorando mais do que o normal.',
    copyLink: 'Copiar link',
    linkCopied: 'Link copiado',
    notDetected: 'Não detectada',
    notDetectedHint: (wallet) =>
      `A carteira ${wallet} não está instalada neste navegador. Baixe-a aqui e depois volte.`,
    noDownloads:
      'Não há link de download para esta carteira. Você encontra outras no explorador de carteiras.',
    findWallet: 'Encontrar uma carteira',
    findWalletHint: 'O explorador de carteiras mostra carteiras e onde baixá-las.',
    exploreAll: 'Ver todas',
    chromeExtension: 'Extensão do Chrome',
    iosApp: 'App para iOS',
    androidApp: 'App para Android',
    website: 'Site',
    failedToFindConnector: 'Conector não encontrado',
    noLinkFound: 'Nenhum link encontrado',
    declined: 'Recusada',
  },
  walletConnect: {
    platforms: 'Formas de conectar',
    browser: 'Navegador',
    mobile: 'Celular',
    qrcode: 'QR code',
    web: 'Web',
    desktop: 'Computador',
    qrCode: 'QR code para escanear com seu celular',
    scan: 'Escaneie este QR code com seu celular',
    preparing: 'Preparando o QR code',
    reachingRelay: 'Preparando a conexão',
    unreachable: 'Não foi possível acessar o WalletConnect',
    unreachableHint: 'Verifique sua conexão com a internet e tente novamente',
    openWallet: (wallet) => `Abrir ${wallet}`,
    openInNewTab: 'Continue em uma nova aba do navegador',
    nothingOpened: 'Nada abriu? Abra de novo ou cole o link na sua carteira.',
  },
  multiChain: {
    selectChain: 'Escolha a rede da conexão',
    chains: 'Blockchains',
    ethereum: 'Ethereum',
    solana: 'Solana',
  },
  networks: {
    search: 'Buscar rede',
    list: 'Redes',
    whatIsANetwork: 'O que é uma rede?',
    noNetworksFound: 'Nenhuma rede encontrada',
    approveInWallet: 'Aprove na carteira',
    acceptInWallet: 'Aprove a mudança de rede na sua carteira',
    switchDeclined: 'Mudança recusada',
    switchDeclinedHint:
      'A mudança pode ser recusada se a carteira não oferecer suporte à blockchain ou se uma solicitação anterior ainda estiver ativa',
    featureNotSupported: (network) => `Este recurso não está disponível em ${network}.`,
    switchToUse: (chain) => `Mude para ${chain} para continuar`,
    switch: 'Mudar',
    switchTo: (chain) => `Mudar para ${chain}`,
    unsupportedApp:
      'Este app não oferece suporte à sua rede atual. Mude para uma das disponíveis para continuar.',
    unsupportedSwap:
      'As trocas não estão disponíveis na sua rede atual. Mude para uma das disponíveis para continuar.',
    notApproved: 'Sua carteira não permite esta rede',
    current: 'Rede atual',
    unknown: 'Rede desconhecida',
  },
  help: {
    whatIsAWallet: [
      {
        title: 'Sua chave para a web aberta',
        text: 'Com uma carteira, você entra em apps sem precisar de mais uma senha. Você decide o que cada um pode ver.',
      },
      {
        title: 'Um lugar para seus ativos',
        text: 'Moedas, tokens e colecionáveis ficam na rede. A carteira guarda as chaves que os movimentam.',
      },
      {
        title: 'Somente nas suas mãos',
        text: 'Nada sai de uma carteira sem a sua aprovação. Não mostre sua frase de recuperação a ninguém.',
      },
    ],
    getAWallet: 'Baixar uma carteira',
    whatIsANetwork: [
      {
        title: 'Um registro compartilhado',
        text: 'Uma rede é um grupo de computadores que concordam sobre o que é de quem. Cada uma tem sua própria moeda para as taxas.',
      },
      {
        title: 'Escolha a que o seu app usa',
        text: 'A mesma carteira pode funcionar em muitas redes, mas cada saldo fica em apenas uma delas. Mude de rede sempre que precisar.',
      },
    ],
  },
}
