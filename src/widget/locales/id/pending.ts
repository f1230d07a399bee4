import type { LocaleTexts } from '../../core/texts/texts.ts'

export const pending: Pick<LocaleTexts, 'pending'> = {
  pending: {
    list: 'Transaksi terbaru',
    pending: {
      transfer: (paid) => `Mengirim ${paid}`,
      swap: (paid, received) => `Menukar ${paid} ke ${received}`,
      approval: (paid) => `Menyetujui ${paid}`,
    },
    success: {
      transfer: (paid) => `${paid} telah dikirim`,
      swap: (paid, received) => `${paid} telah ditukar ke ${received}`,
      approval: (paid) => `${paid} telah disetujui`,
    },
    reverted: {
      transfer: (paid) => `Gagal mengirim ${paid}`,
      swap: (paid) => `Gagal menukar ${paid}`,
      approval: (paid) => `Gagal menyetujui ${paid}`,
    },
    dropped: (paid) => `Transaksi digugurkan: ${paid}`,
    replaced: (paid) => `Transaksi digantikan: ${paid}`,
    late: 'Ini lebih lama dari biasanya. Anda dapat menutup jendela ini.',
    unseen:
      'Belum terlihat di jaringan. Transaksi ini masih bisa dijalankan: periksa dompet Anda sebelum mengirim lagi.',
    unseenForADay:
      'Tidak ada yang terlihat selama sehari. Transaksi ini masih bisa dijalankan: periksa dompet Anda sebelum mengirim lagi.',
    why: 'Mengapa?',
    whyReverted:
      'Jaringan menolaknya. Tidak ada yang dipindahkan, tetapi Anda membayar biaya jaringan.',
    whySwapReverted:
      'Jaringan menolaknya, sering kali karena harga berubah. Tidak ada yang ditukar, tetapi Anda membayar biaya jaringan.',
    whyUnmoved:
      'Jaringan menjalankannya, tetapi token tidak melaksanakannya. Periksa saldo sebelum mencoba lagi.',
    whyExpired:
      'Jaringan tidak mengonfirmasinya tepat waktu. Periksa saldo Anda sebelum mencoba lagi.',
    whyReplaced:
      'Transaksi lain dari dompet Anda menggantikannya, misalnya karena Anda mempercepat atau membatalkannya.',
    view: 'Lihat',
    dismiss: (title) => `Tutup: ${title}`,
    recent: (count) => `${count} terbaru`,
  },
}
