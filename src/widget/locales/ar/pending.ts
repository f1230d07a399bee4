import type { LocaleTexts } from '../../core/texts/texts.ts'

export const pending: Pick<LocaleTexts, 'pending'> = {
  pending: {
    list: 'المعاملات الأخيرة',
    pending: {
      transfer: (paid) => `جارٍ إرسال ${paid}`,
      swap: (paid, received) => `جارٍ مبادلة ${paid} مقابل ${received}`,
      approval: (paid) => `جارٍ تنفيذ الموافقة على ${paid}`,
    },
    success: {
      transfer: (paid) => `تم إرسال ${paid}`,
      swap: (paid, received) => `تمت مبادلة ${paid} مقابل ${received}`,
      approval: (paid) => `تمت الموافقة على ${paid}`,
    },
    reverted: {
      transfer: (paid) => `تعذّر إرسال ${paid}`,
      swap: (paid) => `تعذّرت مبادلة ${paid}`,
      approval: (paid) => `تعذّرت الموافقة على ${paid}`,
    },
    dropped: (paid) => `أُسقطت المعاملة: ${paid}`,
    replaced: (paid) => `استُبدلت المعاملة: ${paid}`,
    late: 'يستغرق هذا وقتًا أطول من المعتاد. يمكنك إغلاق هذه النافذة.',
    unseen: 'لا تظهر على الشبكة بعد. ربما تُنفَّذ لاحقًا، فتحقّق من محفظتك قبل الإرسال مرة أخرى.',
    unseenForADay:
      'لم يظهر شيء منها منذ يوم. ربما تُنفَّذ لاحقًا، فتحقّق من محفظتك قبل الإرسال مرة أخرى.',
    why: 'لماذا؟',
    whyReverted: 'رفضتها الشبكة. لم يُنقل أي شيء، لكنك دفعت رسوم الشبكة.',
    whySwapReverted:
      'رفضتها الشبكة، وغالبًا ما يكون ذلك بسبب تغيّر السعر. لم تتم مبادلة أي شيء، لكنك دفعت رسوم الشبكة.',
    whyUnmoved: 'نفّذتها الشبكة، لكن الرمز لم يُتمّ العملية. تحقّق من الرصيد قبل المحاولة مرة أخرى.',
    whyExpired: 'لم تؤكدها الشبكة في الوقت المناسب. تحقّق من رصيدك قبل المحاولة مرة أخرى.',
    whyReplaced: 'حلّت محلها معاملة أخرى من محفظتك، مثلًا لأنك سرّعتها أو ألغيتها.',
    view: 'عرض',
    dismiss: (title) => `إخفاء: ${title}`,
    recent: (count) => `الأحدث: ${count}`,
  },
}
