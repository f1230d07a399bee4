import { defineConfig } from 'foyerkit-lab/config'

export default defineConfig({
  ownsPage: true,
  explore: {
    invariants: [
      {
        name: 'the account is shown',
        check({ text }) {
          const isShown = ['Not connected', 'Account 0x', 'Refused'].some((each) =>
            text.includes(each),
          )
          return isShown ? undefined : 'the page shows neither an account nor that there is none'
        },
      },
    ],
  },
})
