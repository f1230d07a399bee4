import * as f from '../fields/fields.ts'
import { record } from '../record.ts'

/** Steps of the visitor with mouse and keyboard. */
export const handSteps = {
  click: record({
    about: 'Clicks an element.',
    fields: { target: f.target },
    sentence: ({ target }, say) => `Click ${say.target(target)}`,
  }),
  hover: record({
    about: 'Moves the pointer onto an element.',
    fields: { target: f.target },
    sentence: ({ target }, say) => `Point at ${say.target(target)}`,
  }),
  focus: record({
    about: 'Focuses an element.',
    fields: { target: f.target },
    sentence: ({ target }, say) => `Focus ${say.target(target)}`,
  }),
  type: record({
    about: 'Clicks into a field and types, key by key; `\\b` in the text presses Backspace.',
    fields: { target: f.target, text: f.text('Text'), delays: f.delays },
    sentence: ({ target, text }, say) => `Type “${typed(text)}” into ${say.target(target)}`,
  }),
  retype: record({
    about: 'Selects all of a field, then types; an empty text clears it.',
    fields: { target: f.target, text: f.text('Text'), delays: f.delays },
    sentence: ({ target, text }, say) => `Replace ${say.target(target)} with “${typed(text)}”`,
  }),
  press: record({
    about: 'Presses a key (`Enter`, `Escape`, `Shift+Tab`, `ArrowLeft`) once, or several `times`.',
    fields: { key: f.text('Key'), times: f.optional(f.count('Times')), delays: f.delays },
    sentence: ({ key, times }) => `Press ${key}${times && times > 1 ? ` ${times} times` : ''}`,
  }),
  paste: record({
    about: 'Clicks into a field and pastes a text.',
    fields: { target: f.target, text: f.text('Text') },
    sentence: ({ target, text }, say) => `Paste “${text}” into ${say.target(target)}`,
  }),
  clickBackdrop: record({
    about: 'Clicks outside the modal, on the dimmed page.',
    fields: {},
    sentence: () => 'Click beside the modal',
  }),
  scrollToEnd: record({
    about: 'Scrolls to the end of a list.',
    fields: { target: f.target },
    sentence: ({ target }, say) => `Scroll ${say.target(target)} to its end`,
  }),
}

/** Steps of the visitor that also need the mailbox, a secret or a new page. */
export const visitSteps = {
  typeCode: record({
    about: 'Types the newest code mailed to an address; `wrong` types another code.',
    fields: { email: f.email, wrong: f.optional(f.flag('Wrong')), delays: f.delays },
    sentence: ({ email, wrong }) =>
      wrong ? 'Type a wrong code into the code boxes' : `Type the newest code mailed to ${email}`,
  }),
  typeSecret: record({
    about:
      'Clears a field, then types a secret. The scenario has only its name; [each replay supplies it](recording.md#secrets).',
    fields: { target: f.target, secret: f.text('Secret') },
    sentence: ({ target, secret }, say) => `Type the secret “${secret}” into ${say.target(target)}`,
  }),
  reload: record({
    about:
      'Reloads the page; the world outside continues. Behind another app, the browser [has discarded the page](phones.md#a-page-that-is-gone). In a `newTab`, the page finds nothing that its tab has stored.',
    fields: { newTab: f.onlyTrue('In a new tab') },
    sentence: ({ newTab }) => (newTab ? 'The page opens in a new tab' : 'Reload the page'),
  }),
}

/** Returns a text with a sign for each Backspace. */
const typed = (text: string) => text.replaceAll('\b', '⌫')
