import * as f from '../fields/fields.ts'
import { record } from '../record.ts'
import { times } from './phrases.ts'

/** Expectations about the reports and actions of the widget. */
export const widgetExpectations = {
  modal: record({
    about: 'Whether the modal is open.',
    fields: { open: f.flag('Open') },
    sentence: ({ open }) => `The modal is ${open ? 'open' : 'closed'}`,
  }),
  view: record({
    about: 'The view that the modal shows.',
    fields: { is: f.view },
    sentence: ({ is }) => `The view is ${is}`,
  }),
  analytics: record({
    about: 'An analytics event was sent, with a part of its properties.',
    fields: {
      event: f.event,
      properties: f.optional(f.object('Properties')),
      times: f.optional(f.count('Times')),
    },
    sentence: ({ event, times: count }) => `${event} is ${times('tracked', count)}`,
  }),
  calls: record({
    about:
      'How often a [call](faults.md#calls), or those of a prefix that ends in `*`, was made; `arguments` is a part of the newest arguments, `lacks` a text that is in none.',
    fields: {
      name: f.call,
      times: f.optional(f.count('Times')),
      atLeast: f.optional(f.count('At least')),
      arguments: f.optional(f.anything('Arguments')),
      lacks: f.optional(f.text('Lacks')),
    },
    sentence: ({ name, times: count, atLeast }) =>
      `${name} is ${atLeast === undefined ? times('called', count) : `called at least ${atLeast} times`}`,
  }),
  timer: record({
    about: 'Whether a timer is pending, and in how many virtual ms it is due.',
    fields: {
      label: f.timer,
      pending: f.flag('Pending'),
      inMs: f.optional(f.duration('Due in')),
    },
    sentence: ({ label, pending, inMs }, say) =>
      pending
        ? `The timer ${label} waits${inMs === undefined ? '' : `, due in ${say.duration(inMs)}`}`
        : `No timer ${label} waits`,
  }),
  activeAccount: record({
    about:
      'Whether the connected account is an EOA or a smart account, whether it is deployed, and its native balance in wei.',
    fields: {
      chainId: f.network,
      type: f.oneOf('Type', 'eoa', 'smartAccount'),
      deployed: f.optional(f.flag('Deployed')),
      wei: f.optional(f.amount('Balance')),
    },
    sentence: ({ chainId, type, deployed, wei: balance }, say) =>
      `The account is ${type === 'eoa' ? 'an EOA' : 'a smart account'}${deployed === undefined ? '' : deployed ? ', deployed,' : ', not deployed,'} on ${chainId}${balance === undefined ? '' : ` and holds ${say.coin(chainId, balance)}`}`,
  }),
  hostRequest: record({
    about:
      'How the newest `host.request` of a method ended: `done`, or a part of the error message.',
    fields: { method: f.method, outcome: f.text('Outcome') },
    sentence: ({ method, outcome }) => `The host’s ${method} ended with “${outcome}”`,
  }),
  frame: record({
    about:
      "The secure site's frame: its position in CSS px, and the heading, amount and theme of the page in it. `centred` is as far from the left as from the right, and as far below the middle as half a header.",
    fields: {
      shown: f.flag('Shown'),
      width: f.optional(f.number('Width')),
      height: f.optional(f.number('Height')),
      left: f.optional(f.number('From the left')),
      bottom: f.optional(f.number('From the bottom')),
      centred: f.optional(f.flag('Centred')),
      theme: f.optional(f.oneOf('Theme', 'light', 'dark')),
      heading: f.optional(f.text('Heading')),
      amount: f.optional(f.text('Amount')),
    },
    sentence: ({ shown, heading, amount, theme }) =>
      `The secure frame is ${shown ? 'shown' : 'hidden'}${heading === undefined ? '' : ` and says “${heading}”`}${amount === undefined ? '' : ` about ${amount}`}${theme === undefined ? '' : ` in the ${theme} theme`}`,
  }),
  refused: record({
    about: 'How many messages from a foreign origin were rejected.',
    fields: { atLeast: f.count('At least') },
    sentence: ({ atLeast }) =>
      `At least ${atLeast} forged ${atLeast === 1 ? 'message was' : 'messages were'} refused`,
  }),
  pictures: record({
    about: 'How many accounts in the modal are shown with a picture of their own.',
    fields: { count: f.count('Count') },
    sentence: ({ count }) =>
      count === 0
        ? 'No account is shown with a picture of its own'
        : `${count} ${count === 1 ? 'account is' : 'accounts are'} shown with a picture of their own`,
  }),
}
