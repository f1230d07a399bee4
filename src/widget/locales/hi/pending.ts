import type { LocaleTexts } from '../../core/texts/texts.ts'

export const pending: Pick<LocaleTexts, 'pending'> = {
  pending: {
    list: 'हाल के ट्रांज़ैक्शन',
    pending: {
      transfer: (paid) => `${paid} भेजा जा रहा है`,
      swap: (paid, received) => `${paid} को ${received} में स्वैप किया जा रहा है`,
      approval: (paid) => `${paid} की मंज़ूरी दी जा रही है`,
    },
    success: {
      transfer: (paid) => `${paid} भेजा गया`,
      swap: (paid, received) => `${paid} को ${received} में स्वैप किया गया`,
      approval: (paid) => `${paid} की मंज़ूरी दी गई`,
    },
    reverted: {
      transfer: (paid) => `${paid} नहीं भेजा जा सका`,
      swap: (paid) => `${paid} स्वैप नहीं हो सका`,
      approval: (paid) => `${paid} की मंज़ूरी नहीं दी जा सकी`,
    },
    dropped: (paid) => `ट्रांज़ैक्शन हटाया गया: ${paid}`,
    replaced: (paid) => `ट्रांज़ैक्शन बदला गया: ${paid}`,
    late: 'इसमें सामान्य से ज़्यादा समय लग रहा है। आप यह विंडो बंद कर सकते हैं।',
    why: 'क्यों?',
    whyReverted: 'नेटवर्क ने इसे अस्वीकार कर दिया। कुछ भी ट्रांसफ़र नहीं हुआ, लेकिन नेटवर्क शुल्क लगा।',
    whySwapReverted:
      'नेटवर्क ने इसे अस्वीकार कर दिया, अक्सर कीमत बदलने की वजह से। कुछ भी स्वैप नहीं हुआ, लेकिन नेटवर्क शुल्क लगा।',
    whyDropped: 'नेटवर्क पर यह अब नहीं मिल रहा। दोबारा कोशिश करने से पहले अपना वॉलेट और बैलेंस देखें।',
    whyExpired: 'नेटवर्क ने समय पर इसकी पुष्टि नहीं की। दोबारा कोशिश करने से पहले अपना बैलेंस देखें।',
    whyReplaced: 'आपके वॉलेट के किसी दूसरे ट्रांज़ैक्शन ने इसकी जगह ले ली, जैसे आपने इसे तेज़ किया या रद्द किया हो।',
    view: 'देखें',
    dismiss: (title) => `हटाएं: ${title}`,
    showAll: (count) => `सभी दिखाएं (${count})`,
  },
}
