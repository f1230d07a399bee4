import type { LocaleTexts } from '../../core/texts/texts.ts'

export const buy: Pick<LocaleTexts, 'onramp'> = {
  onramp: {
    footer: 'نعمل مع أفضل المزوّدين لنقدم لك أقل الرسوم وأفضل دعم. المزيد من الخيارات قريبًا!',
    howItWorks: 'كيف يعمل ذلك؟',
    providers: 'المزوّدون',
    fee: (range) => `الرسوم ${range}`,
    notAvailable: 'غير متاح حاليًا',
    notOnNetwork: (network) => `لا يسلّم إلى هذا الحساب على ${network}`,
    deliversElsewhere: (provider, network) =>
      `لا يسلّم ${provider} على ${network}. يصل ما تشتريه على Ethereum أو على الشبكة التي تختارها هناك.`,
    noLinkFound: 'لم يُعثر على رابط',
    linkRefused: 'رُفض الرابط: يقود إلى موقع آخر أو يدفع إلى عنوان آخر.',
    tryAnother: 'جرّب مزوّدًا آخر.',

    continueIn: (provider) => `تابع في ${provider}`,
    finishThere: 'أكمل الشراء في نافذة المزوّد. ستظهر حالته هنا.',
    finishThereUnfollowed: 'أكمل الشراء في نافذة المزوّد.',
    windowLost: 'أُغلقت النافذة أو فُقدت',
    orderMayBeOpen:
      'قد يكون طلبك الأول ما زال مفتوحًا أو مدفوعًا. تحقق منه قبل المحاولة مرة أخرى، وإلا فقد تدفع مرتين.',
    buyFailed: 'فشل الشراء',
    buyFailedHint: 'أُلغي الشراء أو حدث خطأ في تطبيق المزوّد',

    bought: 'تم الشراء',
    buying: 'جارٍ الشراء',
    notBought: 'لم يتم الشراء',
    purchase: 'عملية شراء',
    unknownStatus: 'الحالة غير معروفة',
    completed: 'مكتمل',
    inProgress: 'قيد التنفيذ',
    failed: 'فشل',
    purchaseInProgress: 'تجري معالجة عملية الشراء',
    purchaseCompleted: 'اكتملت عملية الشراء',
    purchaseFailed: 'فشلت عملية الشراء',
    loadingActivity: 'جارٍ تحميل مشترياتك',
    noPurchases: 'لا توجد مشتريات بعد',
    noPurchasesHint: 'ما تشتريه بالبطاقة أو بالتحويل البنكي يظهر هنا',
    activityFailed: 'تعذّر جلب المعاملات',
    showMore: 'عرض المزيد',

    buy: 'شراء',
    whatIsABuy: [
      {
        title: 'ادفع بالطريقة التي اعتدتها',
        text: 'اشترِ الأصول الرقمية ببطاقتك أو بالتحويل البنكي. يتولى المزوّد استلام الدفعة.',
      },
      {
        title: 'تصل المشتريات إلى حسابك',
        text: 'يرسل المزوّد ما اشتريته إلى العنوان المربوط هنا. لا يحتفظ به أحد نيابةً عنك.',
      },
      {
        title: 'المزوّد وحده يعرفك',
        text: 'تبقى بيانات بطاقتك واسمك لدى المزوّد، وقد يتحقق من هويتك قبل أول عملية شراء.',
      },
    ],

    widget: 'شراء عملات رقمية',
    youPay: 'تدفع',
    youReceive: 'تستلم',
    selectCurrency: (currency) => `اختيار العملة: ${currency}`,
    selectToken: (token) => `اختيار توكن: ${token}`,
    currencies: 'العملات',
    tokens: 'التوكنات',
    loadingCurrencies: 'جارٍ تحميل الخيارات',
    presets: 'المبالغ',
    limits: (min, max) => `من ${min} إلى ${max} بالبطاقة`,
    belowLimit: (min) => `الحد الأدنى ${min}`,
    aboveLimit: (max) => `الحد الأقصى ${max}`,
    getQuotes: 'عرض الأسعار',
    connectWallet: 'ربط المحفظة',
    quoting: 'جارٍ جلب السعر',
    quoted: (amount, token) => `ستستلم ${amount} ${token}`,
    loadingProviders: 'جارٍ تحميل المزوّدين',
    quoteFailed: 'تعذّر جلب السعر',
    unpriced: 'يحدد المزوّد السعر',
  },
}
