import type { LocaleTexts } from '../../core/texts/texts.ts'

export const buy: Pick<LocaleTexts, 'onramp'> = {
  onramp: {
    footer:
      'आपको सबसे कम शुल्क और सबसे अच्छी सहायता देने के लिए हम बेहतरीन प्रदाताओं के साथ काम करते हैं। और विकल्प जल्द आ रहे हैं!',
    howItWorks: 'यह कैसे काम करता है?',
    providers: 'प्रदाता',
    fee: (range) => `${range} शुल्क`,
    notAvailable: 'अभी उपलब्ध नहीं है',
    notOnNetwork: (network) => `${network} पर इस खाते में डिलीवर नहीं करता`,
    deliversElsewhere: (provider, network) =>
      `${provider} ${network} पर डिलीवर नहीं करता। आपकी खरीदारी Ethereum पर या वहाँ चुने गए नेटवर्क पर पहुँचेगी।`,
    noLinkFound: 'कोई लिंक नहीं मिला',
    linkRefused:
      'लिंक अस्वीकार किया गया: यह किसी दूसरी साइट पर ले जाता है या किसी दूसरे पते पर भुगतान करता है।',
    tryAnother: 'कोई दूसरा प्रदाता आज़माएँ।',

    continueIn: (provider) => `${provider} में जारी रखें`,
    finishThere: 'प्रदाता की विंडो में खरीदारी पूरी करें। उसकी स्थिति यहाँ दिखेगी।',
    finishThereUnfollowed: 'प्रदाता की विंडो में खरीदारी पूरी करें।',
    showWindow: 'विंडो दिखाएँ',
    windowLost: 'विंडो बंद हो गई या खो गई',
    orderMayBeOpen:
      'हो सकता है आपका पहला ऑर्डर अब भी खुला हो या उसका भुगतान हो चुका हो। दोबारा कोशिश करने से पहले उसे जाँच लें, वरना दो बार भुगतान हो सकता है।',
    buyFailed: 'खरीदारी विफल रही',
    buyFailedHint: 'खरीदारी रद्द हुई या प्रदाता के ऐप में कोई त्रुटि हुई',

    bought: 'खरीदा गया',
    buying: 'खरीदा जा रहा है',
    notBought: 'नहीं खरीदा गया',
    purchase: 'खरीद',
    unknownStatus: 'स्थिति अज्ञात',
    completed: 'पूरा हुआ',
    inProgress: 'जारी है',
    failed: 'विफल',
    purchaseInProgress: 'आपकी खरीदारी प्रोसेस हो रही है',
    purchaseCompleted: 'खरीदारी पूरी हुई',
    purchaseFailed: 'खरीदारी विफल रही',
    loadingActivity: 'आपकी खरीदारियाँ लोड हो रही हैं',
    noPurchases: 'अभी तक कोई खरीदारी नहीं',
    noPurchasesHint: 'आप कार्ड या बैंक ट्रांसफ़र से जो खरीदते हैं, वह यहाँ दिखता है',
    activityFailed: 'ट्रांज़ैक्शन नहीं लाए जा सके',
    showMore: 'और दिखाएँ',

    buy: 'खरीदें',
    whatIsABuy: [
      {
        title: 'अपने रोज़ के तरीके से भुगतान करें',
        text: 'अपने कार्ड या बैंक ट्रांसफ़र से डिजिटल एसेट खरीदें। भुगतान प्रदाता लेता है।',
      },
      {
        title: 'यह आपके अकाउंट में आता है',
        text: 'आपने जो खरीदा, प्रदाता उसे यहाँ कनेक्ट किए गए पते पर भेजता है। कोई और उसे आपके लिए नहीं रखता।',
      },
      {
        title: 'आपको सिर्फ़ प्रदाता जानता है',
        text: 'आपका कार्ड और नाम प्रदाता के पास रहते हैं, जो पहली खरीदारी से पहले आपकी पहचान की पुष्टि कर सकता है।',
      },
    ],

    widget: 'क्रिप्टो खरीदें',
    youPay: 'आप देंगे',
    youReceive: 'आपको मिलेगा',
    selectCurrency: (currency) => `मुद्रा चुनें: ${currency}`,
    selectToken: (token) => `टोकन चुनें: ${token}`,
    currencies: 'मुद्राएँ',
    tokens: 'टोकन',
    loadingCurrencies: 'विकल्प लोड हो रहे हैं',
    presets: 'राशियाँ',
    limits: (min, max) => `कार्ड द्वारा ${min} से ${max} तक`,
    belowLimit: (min) => `न्यूनतम राशि ${min} है`,
    aboveLimit: (max) => `अधिकतम राशि ${max} है`,
    getQuotes: 'कीमतें देखें',
    connectWallet: 'वॉलेट कनेक्ट करें',
    quoting: 'कीमत ली जा रही है',
    quoted: (amount, token) => `आपको ${amount} ${token} मिलेंगे`,
    loadingProviders: 'प्रदाता लोड हो रहे हैं',
    quoteFailed: 'कीमत नहीं लाई जा सकी',
    unpriced: 'कीमत प्रदाता तय करता है',
  },
}
