/**
 * Schemes of systems, browsers and well-known apps that are not wallets: they call, write, install, run and mount
 * things. There is no complete list of wallets (the directory adds some every week), so every scheme that is not listed
 * here may be a wallet's.
 */
// Sorted. Names that a prefix below covers are omitted.
const names: ReadonlySet<string> = new Set(
  [
    'about afp anydesk app-prefs apple-magnifier applescript bitcoin blob bluetooth callto calshow chrome chrome-extension cid contacts',
    'content cursor data dav dict discord dns docker-desktop edge excel fax fb fb-messenger feed file filesystem finger ftp ftps geo git',
    'github-mac gopher h323 help http https iax im imap instagram intent irc irc6 ircs iterm2 jar javascript jdbc jetbrains ldap ldaps',
    'lightning line livescript mailspring mailto maps market mid mms mmsto mocha moz-extension msteams music music-player news nfs nntp',
    'notion obsidian onenote opaquelocktoken outlook package paypal photos-redirect pop powerpoint prefs res resource rlogin rmi rsync',
    'rtmp rtsp sc search sftp shell shellexec shortcuts signal sip sips skype slack smb sms smsto sn snmp spotify ssh steam steamlink',
    'stun stuns svn teams tel telnet tftp tg tn3270 turn turns twitter upi urn vbscript viber vnc voicemail wais webcal webcals weixin',
    'whatsapp widget windsurf word workflow ws wss wyciwyg xmpp zed zoommtg zoomphonecall zoomus',
  ].flatMap((line) => line.split(' ')),
)

/** Groups of schemes: Microsoft's, Apple's and Windows' own, source control and editors. */
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
  'facetime',
  'googlechrome',
  'comgooglemaps',
]

/** True for a scheme (without its colon) that does not belong to a wallet. */
export function isForeignScheme(scheme: string): boolean {
  const name = scheme.toLowerCase()
  const [base = ''] = name.split('+')
  return names.has(base) || prefixes.some((prefix) => name.startsWith(prefix))
}
