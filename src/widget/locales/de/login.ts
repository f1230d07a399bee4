import { plural } from '../../core/locale/plural.ts'
import type { LocaleTexts } from '../../core/texts/texts.ts'

export const login: Pick<LocaleTexts, 'email' | 'socials' | 'farcaster' | 'siwe'> = {
  email: {
    label: 'E-Mail',
    placeholder: 'E-Mail-Adresse eingeben',
    checkingEmail: 'E-Mail wird gesendet',
    submit: 'Weiter mit E-Mail',
    hint: 'Keine Wallet nötig. Wir senden Ihnen einen Code per E-Mail.',
    invalid: 'Ungültige E-Mail-Adresse. Versuchen Sie es erneut.',
    unavailable:
      'Die Anmeldung per E-Mail ist gerade nicht verfügbar. Prüfen Sie Ihre Verbindung und versuchen Sie es erneut.',
    loginFailed: 'Anmeldung per E-Mail fehlgeschlagen',
    tryAgainAfter: (seconds) =>
      plural('de', seconds, {
        one: 'Bitte versuchen Sie es in # Sekunde erneut',
        other: 'Bitte versuchen Sie es in # Sekunden erneut',
      }),
    enterCode: 'Geben Sie den Code ein, gesendet an',
    codeLabel: 'Einmalcode',
    digit: (position) => `Ziffer ${position}`,
    codeExpires: 'Der Code läuft in 20 Minuten ab',
    noCodeInText:
      'Der Text enthält keinen eindeutigen Code aus 6 Ziffern. Fügen Sie nur den Code ein oder tippen Sie ihn.',
    checkingCode: 'Code wird geprüft',
    tryAgain: (error) => `${error}. Versuchen Sie es erneut`,
    didNotReceive: 'Nicht angekommen?',
    resend: 'Code erneut senden',
    resendIn: (seconds) => `Erneut senden in ${seconds} s`,
    codeResent: 'Code erneut gesendet',
    unableToResend: 'Die E-Mail konnte nicht erneut gesendet werden',
    notResent:
      'Die E-Mail wurde nicht gesendet. Prüfen Sie Ihre Verbindung und versuchen Sie es erneut.',
    notReceivedYet: 'Noch nichts da? Sehen Sie im Spam-Ordner nach.',
    reloaded:
      'Die Seite wurde inzwischen neu geladen. Ist der Code richtig, fordern Sie einen neuen an.',
    approveDevice: 'Bestätigen Sie den Anmeldelink, gesendet an',
    approveDeviceHint: 'Neues Gerät: Öffnen Sie die E-Mail und bestätigen Sie die Anmeldung',
    resendEmail: 'E-Mail erneut senden',
    newEmailLabel: 'Neue E-Mail-Adresse',
    save: 'Speichern',
    changed: (email) => `E-Mail-Adresse geändert: ${email}`,
    somethingWrong: 'Stimmt etwas nicht? Erneut versuchen',
    followSecureSite:
      'Folgen Sie den Anweisungen auf der sicheren Website, um Ihre Wallet umzustellen',
    reconnectNote: 'Aus Sicherheitsgründen müssen Sie sich danach neu verbinden',
    loginEnded: 'Ihre Anmeldung ist abgelaufen',
    loginEndedHint: 'Melden Sie sich erneut an, um fortzufahren.',
    openSecureSite: 'Sichere Website öffnen',
  },
  socials: {
    google: 'Google',
    x: 'X',
    discord: 'Discord',
    farcaster: 'Farcaster',
    github: 'GitHub',
    apple: 'Apple',
    facebook: 'Facebook',
    list: 'Social-Logins',
    continueWith: (provider) => `Weiter mit ${provider}`,
    more: 'Mehr',
    logInWith: (provider) => `Mit ${provider} anmelden`,
    connectInWindow: 'Verbinden Sie sich im Fenster des Anbieters',
    failed: 'Etwas ist schiefgelaufen',
    untrustedOrigin: 'Nicht vertrauenswürdige Herkunft',
    loginFailed: (provider) => `Anmeldung mit ${provider} fehlgeschlagen`,
    untrustedHint:
      'Die Antwort kam von einer anderen Website. Die Anmeldung wurde deshalb abgebrochen.',
    lostHint: 'Das Fenster wurde geschlossen oder ging verloren, bevor die Anmeldung fertig war.',
    windowHidden: 'Fenster nicht zu sehen?',
    showWindow: 'Fenster zeigen',
  },
  farcaster: {
    scan: 'Mit Farcaster anmelden',
    scanHint: 'Scannen Sie den Code mit der Kamera Ihres Smartphones',
    qrCode: 'QR-Code für Farcaster',
    preparing: 'Code wird vorbereitet',
    logIn: 'Mit Farcaster anmelden',
    approveInApp: 'Bestätigen Sie die Anmeldung in der Farcaster-App',
    open: 'Farcaster öffnen',
    noAnswerYet: 'Noch keine Antwort von Ihrem Smartphone',
  },
  siwe: {
    signInTo: (app) => `Bei ${app} anmelden`,
    explain:
      'Signieren Sie eine Nachricht, um zu bestätigen, dass dieses Konto Ihnen gehört. Das ist kostenlos. Wenn Sie abbrechen, wird die Verbindung getrennt.',
    waiting: 'Signieren Sie die Nachricht in Ihrer Wallet',
    sign: 'Signieren',
    declined: 'Signatur abgelehnt',
    unreachable: 'Die Anmeldung konnte nicht gestartet werden',
    wrongMessage: 'Die Anmeldenachricht gehört nicht zu dieser Seite',
    verifyFailed: 'Ihre Signatur konnte nicht geprüft werden. Versuchen Sie es erneut.',
    declinedHint: 'Die Nachricht wurde nicht signiert. Versuchen Sie es erneut.',
    unreachableHint:
      'Die Anmeldung konnte nicht gestartet werden. Prüfen Sie Ihre Verbindung und versuchen Sie es erneut.',
  },
}
