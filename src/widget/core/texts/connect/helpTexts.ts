import { defineTexts } from '../defineTexts.ts'

/**
 * Texts of the help screens. The document gives only their number, so they are short and neutral
 * (C-110, open point 44).
 */
export const helpTexts = defineTexts('help', {
  whatIsAWallet: [
    {
      title: 'Your key to the open web',
      text: 'A wallet lets you sign in to apps without another password. You decide what each one may see.',
    },
    {
      title: 'A home for what you own',
      text: 'Coins, tokens and collectibles stay on the network. The wallet holds the keys that move them.',
    },
    {
      title: 'In your hands only',
      text: 'Nothing leaves a wallet unless you approve it. Keep your recovery phrase to yourself.',
    },
  ],
  getAWallet: 'Get a wallet',
  whatIsANetwork: [
    {
      title: 'A shared ledger',
      text: 'A network is a group of computers that agree on who owns what. Each has its own coin for fees.',
    },
    {
      title: 'Pick the one your app uses',
      text: 'The same wallet can work on many networks, but a balance lives on one of them. Switch whenever you need to.',
    },
  ],
})
