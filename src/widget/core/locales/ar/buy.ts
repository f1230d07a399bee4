import type { LocaleTexts } from '../../texts/texts.ts'

export const buy: Pick<LocaleTexts, 'onramp'> = {
  onramp: {
    footer: 'نعمل مع أفضل المزوّدين لنقدم لك أقل الرسوم وأفضل دعم. المزيد من الخيارات قريبًا!',
    howItWorks: 'كيف يعمل ذلك؟',
    providers: 'المزوّدون',
    fee: (range) => `الرسوم ${range}`,
    notAvailable: 'غير متاح حاليًا',
    noLinkFound: 'لم يُعثر على رابط',
    linkRefused: 'رُفض الرابط: يقود إلى موقع آخر أو يدفع إلى عنوان آخر',

    continueIn: (provider) => `تابع في ${provider}`,
    finishThere: 'أكمل الشراء في نافذة المزوّد. ستظهر حالته هنا.',
    finishThereUnfollowed: 'أكمل الشراء في نافذة المزوّد.',
    buyFailed: 'فشل الشراء',
    buyFailedHint: 'قد يُرفض الشراء من جهتك أو بسبب خطأ في تطبيق المزوّد',
    tryAgain: 'إعادة المحاولة',

    bought: 'تم الشراء',
    buying: 'جارٍ الشراء',
    notBought: 'لم يتم الشراء',
    completed: 'مكتمل',
    inProgress: 'قيد التنفيذ',
    failed: 'فشل',
    loadingActivity: 'جارٍ تحميل مشترياتك',
    noPurchases: 'لا توجد مشتريات بعد',
    noPurchasesHint: 'ما تشتريه بالبطاقة أو بالتحويل البنكي يظهر هنا',
    activityFailed: 'تعذّر جلب المعاملات',
    showMore: 'عرض المزيد',

    buy: 'شراء',
    whatIsABuy: [
      {
        title: 'ادفع بالطريقة التي اعتدتها',
        text: 'اشترِ الأصول الرقمية ببطاقتك أو بالتحويل البنكي. يتولى مزوّد خدمة الشراء استلام الدفعة.',
      },
      {
        title: 'تصل المشتريات إلى حسابك',
        text: 'يرسل المزوّد ما اشتريته إلى العنوان المربوط هنا. لا يحتفظ به أحد نيابةً عنك.',
      },
      {
        title: 'المزوّد يعرفك، لا هذا التطبيق',
        text: 'تبقى بيانات بطاقتك واسمك لدى المزوّد، وقد يسألك عن هويتك قبل أول عملية شراء.',
      },
    ],

    widget: 'شراء عملات رقمية',
    youPay: 'تدفع',
    youReceive: 'تستلم',
    selectCurrency: (currency) => `اختيار العملة: ${currency}`,
    selectToken: (token) => `اختيار توكن: ${token}`,
    currencies: 'العملات',
    tokens: 'التوكنات',
    loadingCurrencies: 'جارٍ تحميل ما يمكن شراؤه',
    presets: 'المبالغ',
    limits: (min, max) => `من ${min} إلى ${max} بالبطاقة`,
    belowLimit: (min) => `أقل مبلغ هو ${min}`,
    aboveLimit: (max) => `أكبر مبلغ هو ${max}`,
    getQuotes: 'عرض الأسعار',
    connectWallet: 'ربط المحفظة',
    quoting: 'جارٍ طلب السعر',
    quoted: (amount, token) => `ستستلم ${amount} ${token}`,
    loadingProviders: 'جارٍ تحميل المزوّدين',
    quoteFailed: 'تعذّر جلب السعر',
    unpriced: 'يعرض المزوّد السعر',
  },
}
