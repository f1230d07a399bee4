import * as f from '../fields/fields.ts'
import { record } from '../record.ts'

/** Steps of a person in the mailbox, at a login provider, in Farcaster and in the secure site's frame. */
export const loginSteps = {
  'mail.approveDevice': record({
    about: 'Approves the link in the mail about a new device.',
    fields: { email: f.email },
    sentence: ({ email }) => `Approve the device in the mail to ${email}`,
  }),
  'mail.rejectDevice': record({
    about: 'Rejects the link in the mail about a new device.',
    fields: { email: f.email },
    sentence: ({ email }) => `Reject the device in the mail to ${email}`,
  }),
  'social.continue': record({
    about:
      "Logs in in the provider's window as a person, the first one when absent; waits for the window.",
    fields: { email: f.optional(f.email) },
    sentence: ({ email }) =>
      `Continue in the provider's window${email === undefined ? '' : ` as ${email}`}`,
  }),
  'social.refuse': record({
    about: "Refuses the login in the provider's window; waits for the window.",
    fields: {},
    sentence: () => "Refuse the login in the provider's window",
  }),
  'social.close': record({
    about: "Closes the provider's window; waits for the window.",
    fields: {},
    sentence: () => "Close the provider's window",
  }),
  'social.cutOff': record({
    about:
      "The provider's page detaches its window from the page (cross-origin-opener-policy): it reads as closed and stays open; waits for the window.",
    fields: {},
    sentence: () => "The provider's page cuts its window off",
  }),
  'farcaster.approve': record({
    about: 'Approves the login on the phone with the Farcaster app; waits for the login.',
    fields: { email: f.optional(f.email) },
    sentence: ({ email }) =>
      `Approve the login in Farcaster${email === undefined ? '' : ` as ${email}`}`,
  }),
  'farcaster.refuse': record({
    about: 'Refuses the login on the phone with the Farcaster app; waits for the login.',
    fields: { message: f.optional(f.text('Message')) },
    sentence: () => 'Refuse the login in Farcaster',
  }),
  'frame.approve': record({
    about: "Approves the request in the secure site's frame; waits until there is one.",
    fields: { method: f.optional(f.method) },
    sentence: ({ method }) => `Approve ${method ?? 'the request'} in the secure frame`,
  }),
  'frame.cancel': record({
    about: "Cancels the request in the secure site's frame; waits until there is one.",
    fields: { method: f.optional(f.method) },
    sentence: ({ method }) => `Cancel ${method ?? 'the request'} in the secure frame`,
  }),
}
