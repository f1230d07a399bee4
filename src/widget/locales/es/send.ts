import type { LocaleTexts } from '../../core/texts/texts.ts'

export const send: Pick<LocaleTexts, 'send' | 'signing' | 'approve'> = {
  send: {
    selectToken: 'Elegir token',
    addAmount: 'Introducir cantidad',
    incorrectValue: 'Valor incorrecto',
    insufficientFunds: 'Fondos insuficientes',
    addAddress: 'Introducir dirección',
    invalidAddress: 'Dirección no válida',
    previewSend: 'Revisar envío',
    amount: 'Cantidad',
    amountOf: (symbol) => `Cantidad en ${symbol}`,
    chooseToken: 'Elegir token',
    changeToken: (symbol) => `Cambiar de token, ahora ${symbol}`,
    noValue: 'Valor incorrecto',
    balance: (amount) => `Saldo: ${amount}`,
    recipient: 'Dirección o nombre',
    recipientPlaceholder: 'Dirección o nombre',
    paste: 'Pegar',
    pasteFailed: 'No se pudo pegar',
    clearRecipient: 'Borrar la dirección',
    lookingUp: 'Buscando el nombre',
    nameOtherChain: 'Este nombre no tiene dirección en esta red',
    nameUnknown: 'Este nombre no tiene dirección',
    nameFailed: 'No se pudo buscar el nombre.',
    lookUpAgain: 'Buscar de nuevo',
    wrongChecksum: 'Esta dirección tiene una mayúscula incorrecta. Puede que esté mal escrita.',
    notAnAddress: 'No es una dirección ni un nombre de esta red.',
    addressElsewhere: (network) =>
      `Esta dirección es para ${network}. Cambia a esa red o pide otra dirección.`,
    costUnknown: 'No disponible',
    coinMissingTitle: (symbol) => `No hay suficiente ${symbol} para la comisión de red`,
    coinMissing: (amount) =>
      `A esta transferencia le faltan unos ${amount}. Es probable que tu billetera la rechace.`,
    address: 'Dirección',
    network: 'Red',
    changeNetwork: (network) => `Red ${network}`,
    lookAlikeTitle: 'Dirección parecida',
    lookAlike: (known) =>
      `Empieza y termina como ${known}, que ya has usado, pero es otra dirección. Compara cada carácter.`,
    confirmRecipient: 'He comparado toda la dirección y quiero continuar',
    confirmRisk: 'Sé qué es esta dirección y quiero continuar',
    ownAccountTitle: 'Tu propia cuenta',
    ownAccount: 'Estás enviando a la misma cuenta desde la que envías.',
    uncheckedTitle: 'Compara la dirección',
    checkingHistory: 'Todavía la estamos comparando con las direcciones de tu actividad.',
    uncheckedHistory:
      'No se pudo cargar tu actividad, así que no podemos avisarte de direcciones parecidas. Compara cada carácter.',
    tokenContractTitle: 'Dirección de un token',
    tokenContract: 'Es un contrato de token. Todo lo que se envíe allí se perderá.',
    contractTitle: 'Dirección de un contrato',
    contract:
      'Es un contrato, no una billetera personal. Envía solo si su titular te dio esta dirección para esta red y este token.',
    noOwnerTitle: 'No es la dirección de una billetera',
    burn: 'Nadie tiene la clave de esta dirección. Todo lo que se envíe allí se perderá.',
    noKey:
      'Esta dirección no tiene clave propia. Si no es la bóveda de un programa que conoces, como una multifirma, todo lo que se envíe allí se perderá.',
    noTokensHint: 'Tus tokens aparecerán aquí',
    loadingTokens: 'Cargando tus tokens',
    send: 'Enviar',
    to: 'A',
    wholeAddress: 'Dirección completa',
    viewOnExplorer: 'Ver en el explorador',
    exactAmount: 'Cantidad exacta:',
    review: 'Comprueba la dirección completa. Una transferencia no se puede deshacer.',
    confirm: 'Confirma en tu billetera',
    recipientGets: 'El destinatario recibe',
    tokenKeeps: 'Este token cobra una comisión por cada transferencia',
    wouldFailTitle: 'Esta transferencia fallaría',
    wouldFail: 'Ahora mismo la red la rechazaría. Enviarla solo te costaría la comisión de red.',
    leastBalance: (least) =>
      `La red no mantiene cuentas con menos de ${least}. Envía al menos esa cantidad a una cuenta nueva y deja en la tuya esa cantidad o nada.`,
    tokenBlocked:
      'El emisor del token ha bloqueado una de las dos cuentas o todas las transferencias.',
    nameChanged: (name, now) => `${name} lleva ahora a otra dirección: ${now}. No se envió nada.`,
    nameGone: (name) => `${name} ya no lleva a ninguna dirección. No se envió nada.`,
    nameUnchecked: (name) => `No se pudo comprobar ${name} de nuevo. No se envió nada.`,
    accountChanged: 'Hay otra cuenta activa en tu billetera. No se envió nada.',
    networkChanged: 'Tu billetera está en otra red. No se envió nada.',
    notWallet:
      'Es la dirección de un token, de una cuenta de tokens o de un programa, no la de una billetera. Pide la dirección de la billetera.',
    recipientUnchecked: 'No se pudo consultar esta dirección en la red. No se envió nada.',
    recipientUnconfirmed: 'Lee la advertencia sobre la dirección y confírmala. No se envió nada.',
    tokenDecimalsMismatch:
      'Las unidades del token no coinciden con su saldo, así que la cantidad sería otra. No se envió nada.',
    tokenRenamed:
      'El contrato de este token tiene un nombre distinto del que se muestra. No se envió nada.',
    tokenSources: 'Dos fuentes no coinciden sobre este token. No se envió nada.',
    tokenRefused: 'Este token rechaza la transferencia. No se envió nada.',
    tokenUnconfirmed:
      'Este token no es lo que dice ser. Confirma que quieres enviarlo. No se envió nada.',
    orderChanged: 'Esta pantalla cambió mientras tanto. Revísala de nuevo. No se envió nada.',
    stoppedTitle: 'Detenido',
    started: 'Transacción iniciada',
    lateApproval: (amount, to) => `Tu billetera aprobó la solicitud anterior: ${amount} a ${to}`,
    failed: 'Algo salió mal',
    reverted: 'La transferencia falló en la red',
  },
  signing: {
    openRequestTitle: 'Hay otra solicitud abierta en tu billetera',
    openRequest:
      'Tu billetera todavía muestra una solicitud que dejaste. Recházala allí y luego continúa aquí.',
    openRequestGone:
      'Si tu billetera ya no muestra esa solicitud, puedes continuar sin su respuesta.',
    continueWithoutAnswer: 'Continuar sin respuesta',
    setAsideTitle: 'Puede que una solicitud anterior siga abierta',
    setAside:
      'Tu billetera no ha respondido a una solicitud que dejaste. Antes de aprobar, comprueba que tu billetera muestra lo mismo que esta pantalla y rechaza todo lo demás.',
    accountChanged: 'Hay otra cuenta activa en tu billetera. No se firmó nada.',
    chainChanged: 'Tu billetera está en otra red. No se firmó nada.',
    orderChanged: 'Esta pantalla cambió mientras tanto. No se firmó nada.',
    walletFunds:
      'Tu billetera o la red indica que la cuenta no puede pagarlo. Comprueba el saldo de la moneda de la red.',
    walletNonce:
      'Tu billetera o la red indica que otra transacción de esta cuenta lo impide. Espera a que termine o restablece la actividad de la cuenta en tu billetera.',
    walletGas:
      'Tu billetera o la red indica que el límite o el precio del gas es demasiado bajo. Auméntalo en tu billetera o inténtalo más tarde.',
    walletReasonTitle: 'No enviado',
    walletUnclearTitle: 'Es posible que se haya enviado',
    walletUnclear:
      'Tu billetera terminó esta solicitud sin una respuesta clara. Revisa su actividad antes de volver a intentarlo, o podrías pagar dos veces.',
  },
  approve: {
    loading: 'Abriendo tu billetera segura',
    notAllowed: 'Acción no permitida',
  },
}
