import type { LocaleTexts } from '../../core/texts/texts.ts'

export const buy: Pick<LocaleTexts, 'onramp'> = {
  onramp: {
    footer:
      'Size en düşük ücretleri ve en iyi desteği sunmak için en iyi sağlayıcılarla çalışıyoruz. Yakında daha fazla seçenek geliyor!',
    howItWorks: 'Nasıl çalışır?',
    providers: 'Sağlayıcılar',
    fee: (range) => `Ücret: ${range}`,
    notAvailable: 'Şu anda kullanılamıyor',
    notOnNetwork: (network) => `Bu hesaba ${network} ağında teslim etmiyor`,
    deliversElsewhere: (provider, network) =>
      `${provider}, ${network} ağında teslim etmiyor. Satın aldığınız varlık Ethereum’a veya orada seçtiğiniz ağa gelir.`,
    noLinkFound: 'Bağlantı bulunamadı',
    linkRefused:
      'Bağlantı reddedildi: başka bir siteye gidiyor veya başka bir adrese ödeme yapıyor.',
    tryAnother: 'Başka bir sağlayıcı deneyin.',

    continueIn: (provider) => `${provider} üzerinden devam edin`,
    finishThere: 'Satın almayı sağlayıcının penceresinde tamamlayın. Durumu burada görünür.',
    finishThereUnfollowed: 'Satın almayı sağlayıcının penceresinde tamamlayın.',
    showWindow: 'Pencereyi göster',
    windowLost: 'Pencere kapatıldı veya kayboldu',
    orderMayBeOpen:
      'İlk siparişiniz hâlâ açık veya ödenmiş olabilir. Yeniden denemeden önce kontrol edin, yoksa iki kez ödeyebilirsiniz.',
    buyFailed: 'Satın alma başarısız',
    buyFailedHint: 'Satın alma iptal edildi veya sağlayıcının uygulamasında bir hata oluştu',

    bought: 'Satın alındı',
    buying: 'Satın alınıyor',
    notBought: 'Satın alınmadı',
    purchase: 'Satın alma',
    unknownStatus: 'Durum bilinmiyor',
    completed: 'Tamamlandı',
    inProgress: 'Sürüyor',
    failed: 'Başarısız',
    purchaseInProgress: 'Satın alma işleniyor',
    purchaseCompleted: 'Satın alma tamamlandı',
    purchaseFailed: 'Satın alma başarısız oldu',
    loadingActivity: 'Satın almalarınız yükleniyor',
    noPurchases: 'Henüz satın alma yok',
    noPurchasesHint: 'Kartla veya banka havalesiyle satın aldıklarınız burada görünür',
    activityFailed: 'İşlemler alınamadı',
    showMore: 'Daha fazla göster',

    buy: 'Satın al',
    whatIsABuy: [
      {
        title: 'Alıştığınız gibi ödeyin',
        text: 'Kartınızla veya banka havalesiyle dijital varlık satın alın. Ödemeyi bir sağlayıcı alır.',
      },
      {
        title: 'Hesabınıza ulaşır',
        text: 'Sağlayıcı, satın aldığınızı burada bağlı olan adrese gönderir. Kimse onu sizin adınıza saklamaz.',
      },
      {
        title: 'Sizi yalnızca sağlayıcı tanır',
        text: 'Kartınız ve adınız sağlayıcıda kalır. Sağlayıcı, ilk satın almadan önce kimliğinizi doğrulayabilir.',
      },
    ],

    widget: 'Kripto satın al',
    youPay: 'Ödeyeceğiniz',
    youReceive: 'Alacağınız',
    selectCurrency: (currency) => `Para birimi seç: ${currency}`,
    selectToken: (token) => `Token seç: ${token}`,
    currencies: 'Para birimleri',
    tokens: 'Tokenler',
    loadingCurrencies: 'Seçenekler yükleniyor',
    presets: 'Tutarlar',
    limits: (min, max) => `Kartla en az ${min}, en fazla ${max}`,
    belowLimit: (min) => `En düşük tutar: ${min}`,
    aboveLimit: (max) => `En yüksek tutar: ${max}`,
    getQuotes: 'Fiyatları getir',
    connectWallet: 'Cüzdan bağla',
    quoting: 'Fiyat alınıyor',
    quoted: (amount, token) => `Alacağınız tutar: ${amount} ${token}`,
    loadingProviders: 'Sağlayıcılar yükleniyor',
    quoteFailed: 'Fiyat alınamadı',
    unpriced: 'Fiyatı sağlayıcı belirler',
  },
}
