import type { LocaleTexts } from '../../core/texts/texts.ts'

export const pending: Pick<LocaleTexts, 'pending'> = {
  pending: {
    list: 'Son işlemler',
    pending: {
      transfer: (paid) => `${paid} gönderiliyor`,
      swap: (paid, received) => `Takas ediliyor: ${paid} karşılığında ${received}`,
      approval: (paid) => `${paid} için izin veriliyor`,
    },
    success: {
      transfer: (paid) => `${paid} gönderildi`,
      swap: (paid, received) => `Takas tamamlandı: ${paid} karşılığında ${received}`,
      approval: (paid) => `${paid} için izin verildi`,
    },
    reverted: {
      transfer: (paid) => `${paid} gönderilemedi`,
      swap: (paid) => `${paid} takas edilemedi`,
      approval: (paid) => `${paid} için izin verilemedi`,
    },
    dropped: (paid) => `İşlem düşürüldü: ${paid}`,
    replaced: (paid) => `İşlemin yerine başkası geçti: ${paid}`,
    late: 'Bu, her zamankinden uzun sürüyor. Bu pencereyi kapatabilirsiniz.',
    unseen:
      'Ağda henüz görünmüyor. Yine de gerçekleşebilir: tekrar göndermeden önce cüzdanınızı kontrol edin.',
    unseenForADay:
      'Bir gündür hiçbir şey görünmüyor. Yine de gerçekleşebilir: tekrar göndermeden önce cüzdanınızı kontrol edin.',
    why: 'Neden?',
    whyReverted: 'Ağ bu işlemi reddetti. Hiçbir şey aktarılmadı, ancak ağ ücretini ödediniz.',
    whySwapReverted:
      'Ağ bu işlemi reddetti, çoğu zaman fiyat değiştiği için. Hiçbir şey takas edilmedi, ancak ağ ücretini ödediniz.',
    whyUnmoved:
      'Ağ işlemi yürüttü ama token yerine getirmedi. Tekrar denemeden önce bakiyeyi kontrol edin.',
    whyExpired:
      'Ağ bu işlemi zamanında onaylamadı. Yeniden denemeden önce bakiyenizi kontrol edin.',
    whyReplaced:
      'Cüzdanınızdan başka bir işlem onun yerine geçti; örneğin hızlandırdığınız veya iptal ettiğiniz için.',
    view: 'Görüntüle',
    dismiss: (title) => `Kapat: ${title}`,
    recent: (count) => `Son ${count} işlem`,
  },
}
