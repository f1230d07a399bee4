import { defineTexts } from '../defineTexts.ts'

/** Texts of the account names (C-143 to C-146). */
export const nameTexts = defineTexts('names', {
  chooseAccountName: 'Choose account name',
  ownAddress: 'A name instead of an address',
  ownAddressHint:
    'People find you by a word they can read, and what they send arrives at your account.',
  everywhere: 'Yours in every app',
  everywhereHint: 'The name stays with your account wherever you connect it.',
  chooseName: 'Choose name',
  learnMore: 'Learn more about names',
  label: 'Account name',
  placeholder: 'yourname',
  checking: 'Checking the name',
  available: 'Available',
  registered: 'Registered',
  suggestions: 'Suggestions',
  take: (name: string) => `Choose ${name}`,
  register: 'Register name',
  tooShort: 'Name must be at least 4 characters long',
  invalid: 'Can only contain letters, numbers and - characters',
  alreadyOwned: 'You already own a name',
  registrationFailed: (name: string) => `Error registering name ${name}`,
  signedLate: 'The signature is valid for 10 seconds. Try again and sign without waiting.',
  checkTime: 'If it keeps failing, check the time on this device.',
  declined: 'You declined the request.',
  success: 'Account name registered',
  successHint: (name: string) => `${name} is yours. Others can find your account by it.`,
  letsGo: "Let's Go!",
})
