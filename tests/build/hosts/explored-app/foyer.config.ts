import { defineConfig } from 'foyerkit/config'

export default defineConfig({
  ownsPage: true,
  explore: {
    invariants: [
      {
        name: 'a basket has an account',
        check({ text }) {
          const isBroken = text.includes('Basket of') && !text.includes('Account 0x')
          return isBroken ? 'the page shows a basket, and no account' : undefined
        },
      },
    ],
  },
})
