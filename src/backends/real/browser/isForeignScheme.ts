/**
 * Schemes that belong to systems, browsers and well-known apps that are no wallets: they call, write, install,
 * run and mount things. A list of all wallets cannot be had (the directory adds some every week), so a wallet's
 * scheme is known by the form of its link and by being none of these.
 */
const names: ReadonlySet<string> = new Set(
  [
    'about afp android-app apple-magnifier applescript app-prefs blob bluetooth callto calshow chrome chrome-extension cid content',
    'contacts data dav dict discord dns edge facetime facetime-audio facetime-group fax fb fb-messenger feed file filesystem finger',
    'ftp ftps geo git github-mac googlechrome googlechromes gopher h323 help http https iax im imap instagram intent irc irc6 ircs',
    'itms itms-apps itms-appss itms-beta itms-books itms-services jar javascript jdbc ldap ldaps line livescript mailto maps market',
    'mid mms mmsto mocha moz-extension music music-player nfs news nntp onenote opaquelocktoken outlook photos-redirect pop prefs',
    'package res resource rlogin rmi rsync rtmp rtsp sc sftp shell shellexec shortcuts signal sip sips skype slack sms smsto smb',
    'sn snmp spotify ssh steam steamlink stun stuns svn teams tel telnet tg tftp tn3270 turn turns twitter urn vbscript viber',
    'view-source vnc voicemail vscode vscode-insiders wais webcal webcals whatsapp widget workflow ws wss wyciwyg xmpp zoommtg zoomus',
    'anydesk bitcoin docker-desktop iterm2 lightning paypal upi weixin windsurf zed',
    'comgooglemaps comgooglemapsurl cursor jetbrains obsidian notion excel word powerpoint msteams mailspring search zoomphonecall',
  ].flatMap((line) => line.split(' ')),
)

/** Families of them: Microsoft's, Apple's and Windows' own, sources and editors. */
const prefixes = [
  'ms-',
  'microsoft-',
  'x-',
  'com-apple',
  'com.apple.',
  'search-',
  'view-',
  'git+',
  'svn+',
  'itms',
  'macapp',
  'vscode',
  'android-',
  'teamviewer',
]

/** True for a scheme (without its colon) that is not a wallet's. */
export function isForeignScheme(scheme: string): boolean {
  const name = scheme.toLowerCase()
  const [base = ''] = name.split('+')
  return names.has(base) || prefixes.some((prefix) => name.startsWith(prefix))
}
