import * as f from '../fields/fields.ts'
import { record } from '../record.ts'

/** Steps around the page: in the browser, in other tabs and windows. */
export const pageSteps = {
  'page.visible': record({
    about:
      'Switches to another app, or back to the page. A page [on the simulated phone](phones.md) sleeps meanwhile.',
    fields: { visible: f.flag('Visible'), app: f.optional(f.text('App')) },
    sentence: ({ visible, app = 'another app' }) =>
      visible ? 'The visitor comes back to the page' : `The visitor goes to ${app}`,
  }),
  'otherTab.disconnect': record({
    about: 'Disconnects in another tab of the same site.',
    fields: {},
    sentence: () => 'The visitor disconnects in another tab of the site',
  }),
  'otherTab.logIn': record({
    about:
      'Logs in with an e-mail address in another tab of the same site, where another person may be logged in. A tab with an older version of the widget does not tell this one.',
    fields: { email: f.email, older: f.optional(f.flag('Older version')) },
    sentence: ({ email, older }) =>
      `The visitor logs in as ${email} in another tab of the site${older ? ' with an older version' : ''}`,
  }),
  'otherTab.accountType': record({
    about: 'Switches the account type of the login in another tab of the same site.',
    fields: { type: f.oneOf('Type', 'eoa', 'smartAccount') },
    sentence: ({ type }) =>
      `The visitor switches to the ${type === 'eoa' ? 'standard' : 'smart'} account in another tab of the site`,
  }),
  'clipboard.set': record({
    about: 'Sets the clipboard, as if the text was copied elsewhere.',
    fields: { text: f.text('Text') },
    sentence: ({ text }) => `Copy “${text}” somewhere else`,
  }),
  'clipboard.deny': record({
    about:
      'Denies or allows access to the clipboard. With `selection`, a command cannot copy selected text either.',
    fields: { denied: f.flag('Denied'), selection: f.onlyTrue('Selected text, too') },
    sentence: ({ denied, selection }) =>
      denied
        ? `The browser denies the clipboard${selection === true ? ', for selected text too' : ''}`
        : 'The browser allows the clipboard',
  }),
  'hostile.post': record({
    about: 'Posts a message to the page from a window of a foreign origin.',
    fields: { message: f.anything('Message') },
    sentence: () => 'A foreign window posts a forged message',
  }),
}
