import type { LocaleTexts } from '../../core/texts/texts.ts'

export const buy: Pick<LocaleTexts, 'onramp'> = {
  onramp: {
    footer:
      'Kami bekerja sama dengan penyedia terbaik untuk memberi Anda biaya terendah dan dukungan terbaik. Pilihan lain segera hadir!',
    howItWorks: 'Bagaimana cara kerjanya?',
    providers: 'Penyedia',
    fee: (range) => `Biaya ${range}`,
    notAvailable: 'Tidak tersedia saat ini',
    notOnNetwork: (network) => `Tidak mengirim ke akun ini di ${network}`,
    deliversElsewhere: (provider, network) =>
      `${provider} tidak mengirim di ${network}. Pembelian Anda tiba di Ethereum atau di jaringan yang Anda pilih di sana.`,
    noLinkFound: 'Tautan tidak ditemukan',
    linkRefused: 'Tautan ditolak: tautan ini mengarah ke situs lain atau membayar ke alamat lain.',
    tryAnother: 'Coba penyedia lain.',

    continueIn: (provider) => `Lanjutkan di ${provider}`,
    finishThere: 'Selesaikan pembelian di jendela penyedia. Statusnya muncul di sini.',
    finishThereUnfollowed: 'Selesaikan pembelian di jendela penyedia.',
    showWindow: 'Tampilkan jendela',
    windowLost: 'Jendela ditutup atau hilang',
    orderMayBeOpen:
      'Pesanan pertama Anda mungkin masih terbuka atau sudah dibayar. Periksa sebelum mencoba lagi, agar Anda tidak membayar dua kali.',
    buyFailed: 'Pembelian gagal',
    buyFailedHint: 'Pembelian dibatalkan atau terjadi kesalahan di aplikasi penyedia',

    bought: 'Dibeli',
    buying: 'Sedang dibeli',
    notBought: 'Tidak dibeli',
    purchase: 'Pembelian',
    unknownStatus: 'Status tidak diketahui',
    completed: 'Selesai',
    inProgress: 'Sedang diproses',
    failed: 'Gagal',
    purchaseInProgress: 'Pembelian Anda sedang diproses',
    purchaseCompleted: 'Pembelian selesai',
    purchaseFailed: 'Pembelian gagal',
    loadingActivity: 'Memuat pembelian Anda',
    noPurchases: 'Belum ada pembelian',
    noPurchasesHint: 'Yang Anda beli dengan kartu atau transfer bank muncul di sini',
    activityFailed: 'Gagal mengambil transaksi',
    showMore: 'Tampilkan lainnya',

    buy: 'Beli',
    whatIsABuy: [
      {
        title: 'Bayar dengan cara yang biasa Anda pakai',
        text: 'Beli aset digital dengan kartu atau transfer bank. Pembayaran diterima oleh penyedia.',
      },
      {
        title: 'Langsung sampai di akun Anda',
        text: 'Penyedia mengirim yang Anda beli ke alamat yang terhubung di sini. Tidak ada pihak yang menyimpannya untuk Anda.',
      },
      {
        title: 'Hanya penyedia yang mengenal Anda',
        text: 'Data kartu dan nama Anda tetap di penyedia, yang mungkin memverifikasi identitas Anda sebelum pembelian pertama.',
      },
    ],

    widget: 'Beli kripto',
    youPay: 'Anda bayar',
    youReceive: 'Anda terima',
    selectCurrency: (currency) => `Pilih mata uang: ${currency}`,
    selectToken: (token) => `Pilih token: ${token}`,
    currencies: 'Mata uang',
    tokens: 'Token',
    loadingCurrencies: 'Memuat pilihan',
    presets: 'Jumlah',
    limits: (min, max) => `Dari ${min} sampai ${max} dengan kartu`,
    belowLimit: (min) => `Jumlah minimum ${min}`,
    aboveLimit: (max) => `Jumlah maksimum ${max}`,
    getQuotes: 'Lihat penawaran',
    connectWallet: 'Hubungkan dompet',
    quoting: 'Mengambil harga',
    quoted: (amount, token) => `Anda menerima ${amount} ${token}`,
    loadingProviders: 'Memuat penyedia',
    quoteFailed: 'Harga tidak dapat diambil',
    unpriced: 'Harga ditentukan oleh penyedia',
  },
}
