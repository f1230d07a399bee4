import { expect, it } from 'vitest'
import { checkWalletLink } from './checkWalletLink.ts'

const pairing = `wc?uri=${encodeURIComponent('wc:0a1b@2?expiryTimestamp=1768478640&relay-protocol=irn&symKey=cd')}`
const refusal = expect.objectContaining({ code: 'link.refused' })

it.each([
  `metamask://${pairing}`,
  `trust://${pairing}`,
  `ledgerlive://${pairing}`,
  `com.wallet+x-1.2://${pairing}`,
  `bnc://app.example.com/cedefi/${pairing}`,
  `okex://main/${pairing}`,
  `ab://${pairing}`,
  `a${'b'.repeat(63)}://${pairing}`,
  `MetaMask://WC${pairing.slice(2)}`,
  `https://wallet.example/app/${pairing}`,
  `http://localhost:5173/${pairing}`,
])('opens %s', (link) => {
  expect(checkWalletLink(link)).toBe(link)
})

it('returns a web link in its normalised form', () => {
  expect(checkWalletLink(` HTTPS://Wallet.example/${pairing}`)).toBe(
    `https://wallet.example/${pairing}`,
  )
})

it.each([
  'tel',
  'TEL',
  'sms',
  'smsto',
  'mms',
  'facetime',
  'facetime-audio',
  'itms-services',
  'itms-apps',
  'itms-new',
  'anydesk',
  'bitcoin',
  'docker-desktop',
  'iterm2',
  'lightning',
  'paypal',
  'teamviewer10',
  'upi',
  'weixin',
  'windsurf',
  'zed',
  'ssh',
  'telnet',
  'smb',
  'afp',
  'nfs',
  'ldap',
  'ldaps',
  'ftp',
  'sftp',
  'vscode',
  'vscode-insiders',
  'vnc',
  'mailto',
  'x-apple.systempreferences',
  'x-web-search',
  'shell',
  'shortcuts',
  'steam',
  'zoommtg',
  'android-app',
  'intent',
  'market',
  'ms-msdt',
  'ms-settings',
  'microsoft-edge',
  'search-ms',
  'javascript',
  'data',
  'blob',
  'file',
  'filesystem',
  'chrome',
  'chrome-extension',
  'moz-extension',
  'about',
  'ws',
  'wss',
  'whatsapp',
  'tg',
  'skype',
  'sip',
  'git+ssh',
  'tel+1900',
  'SMS+1900',
  'jar',
  'view-source',
])('refuses the scheme %s, which does not belong to a wallet', (scheme) => {
  expect(() => checkWalletLink(`${scheme}://${pairing}`)).toThrow(refusal)
})

it.each([
  ['no pairing', 'metamask://'],
  ['no slashes', `metamask:${pairing}`],
  ['one slash', `metamask:/${pairing}`],
  ['a scheme of one letter', `m://${pairing}`],
  ['a scheme of 65 letters', `a${'b'.repeat(64)}://${pairing}`],
  ['a blank before it', ` metamask://${pairing}`],
  ['a web address that is not at its start', `metamask://${pairing}/https://x`],
  ['a scheme that starts with a digit', `1m://${pairing}`],
  ['another query before', `metamask://?url=https://evil.example/${pairing}`],
  ['another parameter behind', `metamask://${pairing}&url=evil`],
  ['a fragment', `metamask://${pairing}#x`],
  ['an address that is no pairing', 'metamask://wc?uri=https%3A%2F%2Fevil.example'],
  ['odd characters in its path', `metamask://a b/${pairing}`],
  ['a user name in its path', `metamask://a@b/${pairing}`],
  ['a line break', `metamask://${pairing}\n`],
  ['script', 'javascript:alert(1)//wc?uri=wc%3A1'],
  ['another address in its path', `metamask://https://evil.example/${pairing}`],
  ['http elsewhere', `http://wallet.example/${pairing}`],
  ['a password', `https://user:pw@wallet.example/${pairing}`],
  ['nothing', ''],
])('refuses a wallet link with %s', (_, link) => {
  expect(() => checkWalletLink(link)).toThrow(refusal)
})

it('quotes at most 200 characters of a refused link', () => {
  const link = `metamask://${'x'.repeat(300)}`
  expect(() => checkWalletLink(link)).toThrow(`'${link.slice(0, 200)}'`)
})
