import * as f from '../fields/fields.ts'
import { record } from '../record.ts'

/** Where a link ended, after the words that it was opened. */
const linkEnds = {
  app: ', in its app',
  tab: ', in a new tab',
  page: ' in place of itself',
  store: ', which leads to the store',
  nothing: ', and nothing happened',
  refused: ', and the browser refused',
}

/** Expectations about the simulated world outside the page. */
export const outsideExpectations = {
  walletWaiting: record({
    about: 'How many requests wait in a wallet.',
    fields: { wallet: f.wallet, count: f.count('Count') },
    sentence: ({ wallet, count }) =>
      `${wallet} has ${count === 0 ? 'no open request' : count === 1 ? 'one open request' : `${count} open requests`}`,
  }),
  phone: record({
    about: 'How many proposals and requests wait on the phone, and the number of its sessions.',
    fields: {
      waiting: f.optional(f.count('Waiting')),
      sessions: f.optional(f.count('Sessions')),
    },
    sentence: ({ waiting, sessions }) =>
      [
        ...(waiting === undefined ? [] : [`${waiting} waiting on the phone`]),
        ...(sessions === undefined ? [] : [`the phone is connected to ${sessions}`]),
      ].join(', '),
  }),
  inFront: record({
    about:
      'What the visitor sees: `page`, or the name of another app; and whether the page is `asleep`.',
    fields: { is: f.optional(f.text('In front')), asleep: f.optional(f.flag('Asleep')) },
    sentence: ({ is, asleep }) =>
      [
        ...(is === undefined ? [] : [`${is === 'page' ? 'The page' : is} is in front`]),
        ...(asleep === undefined ? [] : [`the page ${asleep ? 'sleeps' : 'is awake'}`]),
      ].join(', '),
  }),
  qrCode: record({
    about: 'The text that the phone reads from the pixels of the QR code.',
    fields: { text: f.text('Text') },
    sentence: ({ text }) => `The QR code reads “${text}”`,
  }),
  mails: record({
    about: 'How many mails an address has received.',
    fields: { to: f.email, count: f.count('Count') },
    sentence: ({ to, count }) => `${to} has ${count} ${count === 1 ? 'mail' : 'mails'}`,
  }),
  popups: record({
    about: 'How many popups of the page are open.',
    fields: { count: f.count('Count') },
    sentence: ({ count }) =>
      count === 0 ? 'No popup is open' : `${count} ${count === 1 ? 'popup is' : 'popups are'} open`,
  }),
  opened: record({
    about:
      'The page opened an address, or one that `starts` like it; `absent` checks that it did not. `end` is [where a link ends](phones.md#links) on a phone with apps.',
    fields: {
      url: f.text('Address'),
      starts: f.onlyTrue('Starts like it'),
      target: f.optional(f.oneOf('In', 'blank', 'self')),
      end: f.optional(f.oneOf('Ends', 'app', 'tab', 'page', 'store', 'nothing', 'refused')),
      absent: f.onlyTrue('Absent'),
    },
    sentence: ({ url, end, absent }) =>
      absent
        ? `The page opened nothing ${url}`.trim()
        : `The page opened ${url}${end === undefined ? '' : linkEnds[end]}`,
  }),
  clipboard: record({
    about: 'The text on the clipboard.',
    fields: { text: f.text('Text') },
    sentence: ({ text }) => `The clipboard holds “${text}”`,
  }),
  stored: record({
    about:
      'This browser, or this tab, stores a value, with a text in it, under a key that begins like `key`; `absent` checks that it does not.',
    fields: {
      key: f.text('Key'),
      contains: f.optional(f.text('Contains')),
      absent: f.onlyTrue('Absent'),
    },
    sentence({ key, contains, absent }) {
      const what = contains === undefined ? 'Something' : `“${contains}”`
      return absent
        ? `${contains === undefined ? 'Nothing' : `No ${what}`} is stored under ${key}`
        : `${what} is stored under ${key}`
    },
  }),
  neverAsked: record({
    about: 'The page never requested a picture, a script or a frame from a host.',
    fields: { host: f.text('Host') },
    sentence: ({ host }) => `The page never asked ${host} for anything`,
  }),
}
