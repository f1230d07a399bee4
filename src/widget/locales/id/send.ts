import type { LocaleTexts } from '../../core/texts/texts.ts'

export const send: Pick<LocaleTexts, 'send' | 'signing' | 'approve'> = {
  send: {
    selectToken: 'Pilih token',
    addAmount: 'Masukkan jumlah',
    incorrectValue: 'Nilai tidak valid',
    insufficientFunds: 'Dana tidak cukup',
    addAddress: 'Masukkan alamat',
    invalidAddress: 'Alamat tidak valid',
    previewSend: 'Tinjau pengiriman',
    amount: 'Jumlah',
    amountOf: (symbol) => `Jumlah dalam ${symbol}`,
    chooseToken: 'Pilih token',
    changeToken: (symbol) => `Ubah token, saat ini ${symbol}`,
    noValue: 'Nilai tidak valid',
    balance: (amount) => `Saldo ${amount}`,
    recipient: 'Alamat atau nama',
    recipientPlaceholder: 'Alamat atau nama',
    paste: 'Tempel',
    pasteFailed: 'Gagal menempel',
    clearRecipient: 'Hapus alamat',
    lookingUp: 'Mencari nama',
    nameOtherChain: 'Nama ini tidak memiliki alamat di jaringan ini',
    nameUnknown: 'Nama ini tidak memiliki alamat',
    nameFailed: 'Nama tidak dapat dicari.',
    lookUpAgain: 'Cari lagi',
    wrongChecksum: 'Ada huruf kapital yang salah di alamat ini. Mungkin salah ketik.',
    notAnAddress: 'Ini bukan alamat atau nama di jaringan ini.',
    addressElsewhere: (network) =>
      `Alamat ini untuk ${network}. Beralihlah ke jaringan itu atau mintalah alamat lain.`,
    costUnknown: 'Tidak tersedia',
    coinMissingTitle: (symbol) => `${symbol} tidak cukup untuk biaya jaringan`,
    coinMissing: (amount) =>
      `Transfer ini masih memerlukan sekitar ${amount}. Dompet Anda kemungkinan akan menolaknya.`,
    address: 'Alamat',
    network: 'Jaringan',
    changeNetwork: (network) => `Jaringan ${network}`,
    lookAlikeTitle: 'Alamat mirip',
    lookAlike: (known) =>
      `Awal dan akhirnya sama dengan ${known}, yang pernah Anda gunakan, tetapi ini alamat lain. Bandingkan setiap karakter.`,
    confirmRecipient: 'Saya sudah membandingkan seluruh alamat dan ingin melanjutkan',
    confirmRisk: 'Saya tahu alamat apa ini dan ingin melanjutkan',
    ownAccountTitle: 'Akun Anda sendiri',
    ownAccount: 'Anda mengirim ke akun yang sama dengan akun pengirim.',
    uncheckedTitle: 'Bandingkan alamat',
    checkingHistory: 'Kami masih membandingkannya dengan alamat di aktivitas Anda.',
    uncheckedHistory:
      'Aktivitas Anda tidak dapat dimuat, jadi kami tidak dapat memperingatkan tentang alamat yang mirip. Bandingkan setiap karakter.',
    tokenContractTitle: 'Alamat token',
    tokenContract: 'Ini kontrak token. Apa pun yang dikirim ke sana akan hilang.',
    contractTitle: 'Alamat kontrak',
    contract:
      'Ini kontrak, bukan dompet pribadi. Kirim hanya jika pemiliknya memberi Anda alamat ini untuk jaringan dan token ini.',
    noOwnerTitle: 'Bukan alamat dompet',
    burn: 'Tidak ada yang memegang kunci alamat ini. Apa pun yang dikirim ke sana akan hilang.',
    noKey:
      'Alamat ini tidak punya kunci sendiri. Kecuali ini brankas program yang Anda kenal, seperti multisig, apa pun yang dikirim ke sana akan hilang.',
    noTokensHint: 'Token Anda akan muncul di sini',
    loadingTokens: 'Memuat token Anda',
    send: 'Kirim',
    to: 'Ke',
    wholeAddress: 'Alamat lengkap',
    viewOnExplorer: 'Lihat di penjelajah blok',
    exactAmount: 'Jumlah persis',
    review: 'Periksa alamat lengkapnya. Transfer tidak dapat dibatalkan.',
    confirm: 'Konfirmasi di dompet Anda',
    recipientGets: 'Penerima mendapat',
    tokenKeeps: 'Token ini mengenakan biaya pada setiap transfer',
    wouldFailTitle: 'Transfer ini akan gagal',
    wouldFail:
      'Saat ini jaringan akan menolaknya. Pengiriman hanya akan menghabiskan biaya jaringan.',
    leastBalance: (least) =>
      `Jaringan tidak menyimpan akun dengan saldo kurang dari ${least}. Kirim setidaknya sebanyak itu ke akun baru, dan sisakan sebanyak itu atau nol di akun Anda.`,
    tokenBlocked: 'Penerbit token memblokir salah satu dari kedua akun, atau semua transfer.',
    nameChanged: (name, now) =>
      `${name} sekarang mengarah ke alamat lain: ${now}. Tidak ada yang dikirim.`,
    nameGone: (name) => `${name} tidak lagi mengarah ke alamat mana pun. Tidak ada yang dikirim.`,
    nameUnchecked: (name) => `${name} tidak dapat diperiksa ulang. Tidak ada yang dikirim.`,
    accountChanged: 'Akun lain sedang aktif di dompet Anda. Tidak ada yang dikirim.',
    networkChanged: 'Dompet Anda berada di jaringan lain. Tidak ada yang dikirim.',
    notWallet:
      'Ini alamat token, akun token, atau program, bukan alamat dompet. Mintalah alamat dompetnya.',
    recipientUnchecked: 'Jaringan tidak dapat ditanyai tentang alamat ini. Tidak ada yang dikirim.',
    recipientUnconfirmed:
      'Baca peringatan tentang alamat ini dan konfirmasikan. Tidak ada yang dikirim.',
    tokenDecimalsMismatch:
      'Satuan token tidak cocok dengan saldonya, sehingga jumlahnya akan berbeda. Tidak ada yang dikirim.',
    tokenRenamed:
      'Nama pada kontrak token ini berbeda dari nama yang ditampilkan. Tidak ada yang dikirim.',
    tokenSources: 'Dua sumber berbeda keterangan tentang token ini. Tidak ada yang dikirim.',
    tokenRefused: 'Token ini menolak transfer. Tidak ada yang dikirim.',
    tokenUnconfirmed:
      'Token ini tidak sesuai dengan namanya. Konfirmasikan bahwa Anda ingin mengirimnya. Tidak ada yang dikirim.',
    orderChanged: 'Layar ini telah berubah. Periksa kembali. Tidak ada yang dikirim.',
    stoppedTitle: 'Dihentikan',
    started: 'Transaksi dimulai',
    lateApproval: (amount, to) =>
      `Dompet Anda menyetujui permintaan sebelumnya: ${amount} ke ${to}`,
    failed: 'Terjadi kesalahan',
    reverted: 'Transfer gagal di jaringan',
  },
  signing: {
    openRequestTitle: 'Permintaan lain sedang terbuka di dompet Anda',
    openRequest:
      'Dompet Anda masih menampilkan permintaan yang Anda tinggalkan. Tolak di sana, lalu lanjutkan di sini.',
    openRequestGone:
      'Jika dompet Anda tidak lagi menampilkan permintaan itu, Anda dapat melanjutkan tanpa jawabannya.',
    continueWithoutAnswer: 'Lanjutkan tanpa jawaban',
    setAsideTitle: 'Permintaan sebelumnya mungkin masih terbuka',
    setAside:
      'Dompet Anda belum menjawab permintaan yang Anda tinggalkan. Sebelum menyetujui, pastikan dompet Anda menampilkan hal yang sama dengan layar ini, dan tolak yang lain.',
    accountChanged: 'Akun lain sedang aktif di dompet Anda. Tidak ada yang ditandatangani.',
    chainChanged: 'Dompet Anda berada di jaringan lain. Tidak ada yang ditandatangani.',
    orderChanged: 'Layar ini telah berubah. Tidak ada yang ditandatangani.',
    walletFunds:
      'Menurut dompet Anda atau jaringan, akun ini tidak dapat membayarnya. Periksa saldo koin jaringan.',
    walletNonce:
      'Menurut dompet Anda atau jaringan, transaksi lain dari akun ini menghalangi. Tunggu transaksi itu, atau atur ulang aktivitas akun di dompet Anda.',
    walletGas:
      'Menurut dompet Anda atau jaringan, batas atau harga gas terlalu rendah. Naikkan di dompet Anda, atau coba lagi nanti.',
    walletReasonTitle: 'Tidak dikirim',
    walletUnclearTitle: 'Mungkin sudah terkirim',
    walletUnclear:
      'Dompet Anda mengakhiri permintaan ini tanpa jawaban yang jelas. Periksa aktivitasnya sebelum mencoba lagi, agar Anda tidak membayar dua kali.',
  },
  approve: {
    loading: 'Membuka dompet aman Anda',
    notAllowed: 'Tindakan tidak diizinkan',
  },
}
