import type { LocaleTexts } from '../../core/texts/texts.ts'

export const buy: Pick<LocaleTexts, 'onramp'> = {
  onramp: {
    footer:
      'Trabajamos con los mejores proveedores para ofrecerte las comisiones más bajas y la mejor asistencia. ¡Pronto habrá más opciones!',
    howItWorks: '¿Cómo funciona?',
    providers: 'Proveedores',
    fee: (range) => `Comisión: ${range}`,
    notAvailable: 'No disponible en este momento',
    notOnNetwork: (network) => `No entrega a esta cuenta en ${network}`,
    deliversElsewhere: (provider, network) =>
      `${provider} no entrega en ${network}. Lo que compres llegará a Ethereum o a la red que elijas allí.`,
    noLinkFound: 'No se encontró ningún enlace',
    linkRefused: 'Enlace rechazado: lleva a otro sitio o paga a otra dirección.',
    tryAnother: 'Prueba con otro proveedor.',

    continueIn: (provider) => `Continúa en ${provider}`,
    finishThere: 'Completa la compra en la ventana del proveedor. Su estado aparece aquí.',
    finishThereUnfollowed: 'Completa la compra en la ventana del proveedor.',
    showWindow: 'Mostrar la ventana',
    windowLost: 'La ventana se cerró o se perdió',
    orderMayBeOpen:
      'Es posible que tu primer pedido siga abierto o ya esté pagado. Compruébalo antes de volver a intentarlo, o podrías pagar dos veces.',
    buyFailed: 'La compra falló',
    buyFailedHint: 'La compra se canceló o hubo un error en la app del proveedor',

    bought: 'Comprado',
    buying: 'Comprando',
    notBought: 'No comprado',
    purchase: 'Compra',
    unknownStatus: 'Estado desconocido',
    completed: 'Completada',
    inProgress: 'En curso',
    failed: 'Fallida',
    purchaseInProgress: 'Tu compra se está procesando',
    purchaseCompleted: 'Compra completada',
    purchaseFailed: 'La compra falló',
    loadingActivity: 'Cargando tus compras',
    noPurchases: 'Aún no hay compras',
    noPurchasesHint: 'Lo que compres con tarjeta o por transferencia bancaria aparecerá aquí',
    activityFailed: 'No se pudieron obtener las transacciones',
    showMore: 'Mostrar más',

    buy: 'Comprar',
    whatIsABuy: [
      {
        title: 'Paga como siempre',
        text: 'Compra activos digitales con tu tarjeta o por transferencia bancaria. Un proveedor cobra el pago.',
      },
      {
        title: 'Llega a tu cuenta',
        text: 'El proveedor envía lo que compraste a la dirección que está conectada aquí. Nadie lo guarda por ti.',
      },
      {
        title: 'Solo el proveedor sabe quién eres',
        text: 'Tu tarjeta y tu nombre se quedan con el proveedor, que puede verificar tu identidad antes de la primera compra.',
      },
    ],

    widget: 'Comprar cripto',
    youPay: 'Pagas',
    youReceive: 'Recibes',
    selectCurrency: (currency) => `Elegir moneda: ${currency}`,
    selectToken: (token) => `Elegir token: ${token}`,
    currencies: 'Monedas',
    tokens: 'Tokens',
    loadingCurrencies: 'Cargando opciones',
    presets: 'Cantidades',
    limits: (min, max) => `De ${min} a ${max} con tarjeta`,
    belowLimit: (min) => `El mínimo es ${min}`,
    aboveLimit: (max) => `El máximo es ${max}`,
    getQuotes: 'Obtener precios',
    connectWallet: 'Conectar billetera',
    quoting: 'Consultando el precio',
    quoted: (amount, token) => `Recibes ${amount} ${token}`,
    loadingProviders: 'Cargando proveedores',
    quoteFailed: 'No se pudo obtener el precio',
    unpriced: 'El proveedor fija el precio',
  },
}
