import type { LocaleTexts } from '../../core/texts/texts.ts'

export const send: Pick<LocaleTexts, 'send' | 'signing' | 'approve'> = {
  send: {
    selectToken: 'Token seç',
    addAmount: 'Tutar gir',
    incorrectValue: 'Geçersiz değer',
    insufficientFunds: 'Yetersiz bakiye',
    addAddress: 'Adres gir',
    invalidAddress: 'Geçersiz adres',
    previewSend: 'Gönderimi gözden geçir',
    amount: 'Tutar',
    amountOf: (symbol) => `${symbol} tutarı`,
    chooseToken: 'Token seç',
    changeToken: (symbol) => `Tokeni değiştir, şu an ${symbol}`,
    noValue: 'Geçersiz değer',
    balance: (amount) => `Bakiye: ${amount}`,
    recipient: 'Adres veya ad',
    recipientPlaceholder: 'Adres veya ad',
    paste: 'Yapıştır',
    pasteFailed: 'Yapıştırılamadı',
    clearRecipient: 'Adresi temizle',
    lookingUp: 'Ad aranıyor',
    nameOtherChain: 'Bu adın bu ağda bir adresi yok',
    nameUnknown: 'Bu adın bir adresi yok',
    nameFailed: 'Ad aranamadı.',
    lookUpAgain: 'Yeniden ara',
    wrongChecksum: 'Bu adreste büyük/küçük harf hatası var. Yanlış yazılmış olabilir.',
    notAnAddress: 'Bu, bu ağda bir adres veya ad değil.',
    addressElsewhere: (network) =>
      `Bu adres ${network} için. O ağa geçin veya başka bir adres isteyin.`,
    costUnknown: 'Alınamıyor',
    coinMissingTitle: (symbol) => `Ağ ücreti için yeterli ${symbol} yok`,
    coinMissing: (amount) =>
      `Bu transfer için yaklaşık ${amount} daha gerekiyor. Cüzdanınız büyük olasılıkla reddedecek.`,
    address: 'Adres',
    network: 'Ağ',
    changeNetwork: (network) => `Ağ: ${network}`,
    lookAlikeTitle: 'Benzer adres',
    lookAlike: (known) =>
      `Başı ve sonu, daha önce kullandığınız ${known} adresiyle aynı, ancak bu başka bir adres. Her karakteri karşılaştırın.`,
    confirmRecipient: 'Adresin tamamını karşılaştırdım ve devam etmek istiyorum',
    confirmRisk: 'Bu adresin ne olduğunu biliyorum ve devam etmek istiyorum',
    ownAccountTitle: 'Kendi hesabınız',
    ownAccount: 'Gönderim yaptığınız hesaba gönderiyorsunuz.',
    uncheckedTitle: 'Adresi karşılaştırın',
    checkingHistory: 'Adresi hareketlerinizdeki adreslerle hâlâ karşılaştırıyoruz.',
    uncheckedHistory:
      'Hareketleriniz yüklenemedi, bu yüzden benzer adreslere karşı sizi uyaramıyoruz. Her karakteri karşılaştırın.',
    tokenContractTitle: 'Token adresi',
    tokenContract: 'Bu bir token sözleşmesi. Buraya gönderilen her şey kaybolur.',
    contractTitle: 'Sözleşme adresi',
    contract:
      'Bu kişisel bir cüzdan değil, bir sözleşme. Yalnızca sahibi bu adresi size bu ağ ve token için verdiyse gönderin.',
    noOwnerTitle: 'Cüzdan adresi değil',
    burn: 'Bu adresin anahtarı kimsede yok. Buraya gönderilen her şey kaybolur.',
    noKey:
      'Bu adresin kendi anahtarı yok. Çoklu imza gibi bildiğiniz bir programın kasası değilse buraya gönderilen her şey kaybolur.',
    noTokensHint: 'Tokenleriniz burada görünecek',
    loadingTokens: 'Tokenleriniz yükleniyor',
    send: 'Gönder',
    to: 'Alıcı',
    wholeAddress: 'Tam adres',
    viewOnExplorer: 'Gezginde görüntüle',
    exactAmount: 'Tam tutar:',
    review: 'Adresin tamamını kontrol edin. Transfer geri alınamaz.',
    confirm: 'Cüzdanınızda onaylayın',
    recipientGets: 'Alıcının alacağı',
    tokenKeeps: 'Bu token her transferden ücret keser',
    wouldFailTitle: 'Bu transfer başarısız olur',
    wouldFail: 'Ağ şu anda bu transferi reddeder. Göndermek size yalnızca ağ ücretine mal olur.',
    leastBalance: (least) =>
      `Ağ, ${least} tutarından azını içeren hesapları tutmaz. Yeni bir hesaba en az bu kadar gönderin; kendi hesabınızda ise bu kadar bırakın veya hiç bırakmayın.`,
    tokenBlocked: 'Token’ı çıkaran taraf iki hesaptan birini veya tüm transferleri engelledi.',
    nameChanged: (name, now) =>
      `${name} artık başka bir adresi gösteriyor: ${now}. Hiçbir şey gönderilmedi.`,
    nameGone: (name) => `${name} artık hiçbir adresi göstermiyor. Hiçbir şey gönderilmedi.`,
    nameUnchecked: (name) => `${name} yeniden kontrol edilemedi. Hiçbir şey gönderilmedi.`,
    accountChanged: 'Cüzdanınızda başka bir hesap etkin. Hiçbir şey gönderilmedi.',
    networkChanged: 'Cüzdanınız başka bir ağda. Hiçbir şey gönderilmedi.',
    notWallet:
      'Bu bir cüzdan değil; token, token hesabı veya program adresi. Cüzdan adresini isteyin.',
    recipientUnchecked: 'Bu adres ağda kontrol edilemedi. Hiçbir şey gönderilmedi.',
    recipientUnconfirmed: 'Adresle ilgili uyarıyı okuyup onaylayın. Hiçbir şey gönderilmedi.',
    tokenDecimalsMismatch:
      'Tokenin birimleri bakiyesiyle uyuşmuyor, bu yüzden tutar farklı olurdu. Hiçbir şey gönderilmedi.',
    tokenRenamed: 'Bu tokenin sözleşmesinin adı, gösterilenden farklı. Hiçbir şey gönderilmedi.',
    tokenSources: 'İki kaynak bu token konusunda çelişiyor. Hiçbir şey gönderilmedi.',
    tokenRefused: 'Bu token transferi reddediyor. Hiçbir şey gönderilmedi.',
    tokenUnconfirmed:
      'Bu token, iddia ettiği token değil. Göndermek istediğinizi onaylayın. Hiçbir şey gönderilmedi.',
    orderChanged: 'Bu ekran değişti. Yeniden kontrol edin. Hiçbir şey gönderilmedi.',
    stoppedTitle: 'Durduruldu',
    started: 'İşlem başlatıldı',
    lateApproval: (amount, to) => `Cüzdanınız önceki isteği onayladı: ${amount}, alıcı: ${to}`,
    failed: 'Bir şeyler ters gitti',
    reverted: 'Transfer ağda başarısız oldu',
  },
  signing: {
    openRequestTitle: 'Cüzdanınızda başka bir istek açık',
    openRequest:
      'Cüzdanınız, çıktığınız bir isteği hâlâ gösteriyor. Onu orada reddedin, sonra buradan devam edin.',
    openRequestGone:
      'Cüzdanınız o isteği artık göstermiyorsa, yanıtını beklemeden devam edebilirsiniz.',
    continueWithoutAnswer: 'Yanıt beklemeden devam et',
    setAsideTitle: 'Önceki bir istek hâlâ açık olabilir',
    setAside:
      'Cüzdanınız, çıktığınız bir isteği yanıtlamadı. Onaylamadan önce cüzdanınızın bu ekrandakini gösterdiğinden emin olun ve başka her şeyi reddedin.',
    accountChanged: 'Cüzdanınızda başka bir hesap etkin. Hiçbir şey imzalanmadı.',
    chainChanged: 'Cüzdanınız başka bir ağda. Hiçbir şey imzalanmadı.',
    orderChanged: 'Bu ekran değişti. Hiçbir şey imzalanmadı.',
    walletFunds:
      'Cüzdanınıza veya ağa göre hesap bunu ödeyemiyor. Ağ coininin bakiyesini kontrol edin.',
    walletNonce:
      'Cüzdanınıza veya ağa göre bu hesabın başka bir işlemi engel oluyor. Onu bekleyin veya cüzdanınızda hesap etkinliğini sıfırlayın.',
    walletGas:
      'Cüzdanınıza veya ağa göre gas limiti veya gas fiyatı çok düşük. Cüzdanınızda artırın veya daha sonra yeniden deneyin.',
    walletReasonTitle: 'Gönderilmedi',
    walletUnclearTitle: 'Gönderilmiş olabilir',
    walletUnclear:
      'Cüzdanınız bu isteği net bir yanıt vermeden sonlandırdı. Yeniden denemeden önce cüzdanın etkinliğine bakın, yoksa iki kez ödeyebilirsiniz.',
  },
  approve: {
    loading: 'Güvenli cüzdanınız açılıyor',
    notAllowed: 'Bu işleme izin verilmiyor',
  },
}
