import { reads, scenario } from '../dsl/builders.ts'
import { foxActivity } from '../activity/activityFlows.ts'

const tracker = 'tracker.example'
const airdrop = {
  direction: 'in',
  quantity: { numeric: '1' },
  fungible_info: null,
  nft_info: {
    name: 'Gift of a stranger',
    content: { preview: { url: `https://${tracker}/gift.png`, content_type: null }, detail: null },
    flags: { is_spam: false },
  },
  value: null,
  price: null,
}

export const airdroppedPicture = scenario({
  id: 'airdropped-picture',
  title: 'The picture of an unsolicited collectible is not loaded',
  tags: ['privacy', 'activity', 'security'],
  // Even if pictures of that host are allowed: the account did not request this one.
  options: { remoteImages: { hosts: [tracker] } },
  world: { pastTransactions: 8 },
  faults: [
    {
      id: 'airdrop',
      target: 'history.transactions',
      when: { always: true },
      effect: {
        kind: 'patch',
        set: {
          'data.0.transfers': [airdrop],
          'data.0.metadata.sentFrom': `0x${'5'.repeat(40)}`,
        },
      },
    },
  ],
  steps: [...foxActivity, reads('Gift of a stranger'), { expect: 'neverAsked', host: tracker }],
})
