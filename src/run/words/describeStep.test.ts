import { describe, expect, it } from 'vitest'
import type { Step } from '../../scenarios/index.ts'
import { describeStep } from './describeStep.ts'

const button = { role: 'button', name: 'Continue' }

describe('describeStep', () => {
  it.each<[Step, string]>([
    [{ do: 'click', target: button }, 'Click the button “Continue”'],
    [{ do: 'click', target: { ...button, nth: 1 } }, 'Click the second button “Continue”'],
    [
      { do: 'click', target: { ...button, exact: false, within: 'page' } },
      'Click the button with “Continue” in its name on the page',
    ],
    [
      { do: 'type', target: { role: 'textbox', name: 'Email' }, text: 'ada@example.com' },
      'Type “ada@example.com” into the field “Email”',
    ],
    [{ do: 'press', key: 'Tab', times: 3 }, 'Press Tab 3 times'],
    [{ do: 'typeCode', email: 'a@b.example' }, 'Type the newest code mailed to a@b.example'],
    [{ do: 'wallet.reject', wallet: 'fox', code: 4001 }, 'Reject the request in fox with 4001'],
    [{ do: 'wallet.approve', wallet: 'fox' }, 'Approve the request in fox'],
    [
      { do: 'wallet.misbehave', wallet: 'fox', behaviour: 'late' },
      'fox misbehaves from now on: “Appears late”',
    ],
    [{ do: 'wallet.misbehave', wallet: 'fox' }, 'fox keeps to the standards from now on'],
    [{ do: 'wallet.setAccounts', wallet: 'fox', accountIndexes: [] }, 'fox changes to no account'],
    [
      { do: 'host.setThemeVariables', variables: { accent: '#a04', radius: '8px' } },
      'The host changes the theme to accent #a04, radius 8px',
    ],
    [{ do: 'host.setThemeVariables', variables: {} }, 'The host changes the theme to its defaults'],
    [
      { do: 'otherTab.logIn', email: 'bob@example.com', older: true },
      'The visitor logs in as bob@example.com in another tab of the site with an older version',
    ],
    [
      { do: 'otherTab.accountType', type: 'smartAccount' },
      'The visitor switches to the smart account in another tab of the site',
    ],
    [{ expect: 'toast', text: 'Declined', variant: 'error' }, 'An error toast says “Declined”'],
    [{ do: 'page.visible', visible: false }, 'The visitor goes to another app'],
    [{ do: 'reload', newTab: true }, 'The page opens in a new tab'],
    [{ do: 'phone.install', app: 'Quillsafe' }, 'Quillsafe is installed on the phone'],
    [{ do: 'phone.uninstall', app: 'Quillsafe' }, 'Quillsafe is removed from the phone'],
    [
      { expect: 'opened', url: 'quillsafe:', end: 'nothing' },
      'The page opened quillsafe:, and nothing happened',
    ],
    [{ do: 'page.visible', visible: false, app: 'Mail' }, 'The visitor goes to Mail'],
    [{ expect: 'inFront', is: 'Mail', asleep: true }, 'Mail is in front, the page sleeps'],
    [{ do: 'social.cutOff' }, "The provider's page cuts its window off"],
    [{ do: 'run', ms: 1_200_000 }, 'Let 20:00 pass'],
    [{ do: 'jump', ms: 30_000 }, 'Sleep through 30 s'],
    [{ do: 'chain.mine', chainId: 'eip155:1' }, 'Mine 1 block on eip155:1'],
    [
      { do: 'chain.automine', chainId: 'eip155:1', on: false },
      'From now on transactions wait on eip155:1',
    ],
    [
      {
        do: 'chain.setTokenBalance',
        chainId: 'eip155:1',
        token: 'USDC',
        account: 'active',
        units: '7',
      },
      'Now the connected account holds 0.000007 USDC on eip155:1',
    ],
    [
      { do: 'chain.setName', name: 'vera.eth', account: 3 },
      'The name vera.eth points to test account 3',
    ],
    [{ do: 'chain.setName', name: 'vera.eth', account: null }, 'The name vera.eth has no address'],
    [
      { do: 'chain.replace', chainId: 'eip155:1', how: 'cancel' },
      'The owner cancels the pending transaction on eip155:1',
    ],
    [
      {
        do: 'chain.poisonHistory',
        chainId: 'eip155:1',
        token: 'USDC',
        account: 'active',
        address: '0x90f7',
      },
      'A stranger poisons the history of the connected account on eip155:1 with 0x90f7',
    ],
    [
      { do: 'chain.reorg', chainId: 'eip155:1', depth: 2 },
      'Empty blocks replace the newest 2 blocks of eip155:1',
    ],
    [
      { do: 'chain.setTokenSymbol', chainId: 'eip155:1', token: 'TOLL', symbol: 'USDC' },
      'The contract of TOLL on eip155:1 calls itself USDC now',
    ],
    [
      { do: 'chain.setTokenCode', chainId: 'eip155:1', token: 'TOLL', code: 'refusing' },
      'The contract of TOLL on eip155:1 is a refusing one now',
    ],
    [
      { do: 'chain.setL1Fee', chainId: 'eip155:8453', wei: '3000000000' },
      'A byte of data on eip155:8453 now costs 3 gwei',
    ],
    [
      { do: 'chain.setBaseFee', chainId: 'eip155:1', wei: '300000000000' },
      'Gas on eip155:1 now costs 300 gwei',
    ],
    [{ do: 'price.set', symbol: 'ETH', usd: 2_500 }, 'ETH now costs 2500 USD'],
    [
      {
        expect: 'tokenBalance',
        chainId: 'eip155:1',
        token: 'USDC',
        account: 2,
        changedBy: '-100000000',
      },
      'Test account 2 on eip155:1 changes by −100 USDC',
    ],
    [
      { expect: 'balance', chainId: 'eip155:1', account: 2, atLeast: '10000030000000000000000' },
      'Test account 2 on eip155:1 holds at least 10,000.03 ETH',
    ],
    [
      { expect: 'balance', chainId: 'eip155:137', account: 2, changedBy: '100000000000000000' },
      'Test account 2 on eip155:137 changes by +0.1 POL',
    ],
    [
      { expect: 'balance', chainId: 'eip155:1', account: 2, changedBy: '0' },
      'Test account 2 on eip155:1 does not change',
    ],
    [
      { expect: 'tokenBalance', chainId: 'eip155:1', token: 'MINE', account: 2, units: '12' },
      'Test account 2 on eip155:1 holds 12 units of MINE',
    ],
    [
      {
        expect: 'allowance',
        chainId: 'eip155:1',
        token: 'USDC',
        account: 'active',
        units: '0',
      },
      'The router may take 0 USDC from the connected account on eip155:1',
    ],
    [
      { expect: 'nonce', chainId: 'eip155:1', account: 0, changedBy: 1 },
      'Test account 0 sent 1 transaction on eip155:1',
    ],
    [{ expect: 'chainWaiting', chainId: 'eip155:1', count: 0 }, 'Nothing waits on eip155:1'],
    [
      {
        do: 'fault.add',
        rule: { target: 'directory.*', when: { nth: 2 }, effect: { kind: 'status', status: 500 } },
      },
      'From now on call 2 of directory.* answers 500',
    ],
    [{ do: 'fault.use', set: 'services-down' }, 'Switch the faults “Services down” on'],
    [{ do: 'fault.stop', set: 'my-own' }, 'Switch the faults “my-own” off'],
    [{ expect: 'view', is: 'AllWallets' }, 'The view is AllWallets'],
    [{ expect: 'text', text: 'No Wallet found', absent: true }, '“No Wallet found” is not there'],
    [{ expect: 'element', target: button }, 'The button “Continue” is visible'],
    [
      { expect: 'element', target: button, is: 'disabled', described: 'Too soon' },
      'The button “Continue” is disabled and described as “Too soon”',
    ],
    [{ expect: 'element', target: button, count: 3 }, 'There are 3 buttons “Continue”'],
    [{ expect: 'element', target: { role: 'textbox' }, count: 6 }, 'There are 6 fields'],
    [{ expect: 'element', target: button, count: 0 }, 'There is no button “Continue”'],
    [{ expect: 'box', target: button, width: 360 }, 'The button “Continue” measures 360 px width'],
    [{ expect: 'calls', name: 'directory.wallets', times: 1 }, 'directory.wallets is called once'],
    [{ expect: 'analytics', event: 'MODAL_OPEN', times: 0 }, 'MODAL_OPEN is never tracked'],
    [
      { expect: 'timer', label: 'email.resendCoolDown', pending: true, inMs: 30_000 },
      'The timer email.resendCoolDown waits, due in 30 s',
    ],
  ])('%o', (step, text) => expect(describeStep(step).text).toBe(text))

  it('names the actor of a step, and the clauses it proves', () => {
    expect(describeStep({ do: 'click', target: button }).kind).toBe('act')
    expect(describeStep({ do: 'wallet.lock', wallet: 'fox', locked: true }).kind).toBe('outside')
    expect(describeStep({ do: 'runToNext' }).kind).toBe('time')
    expect(describeStep({ expect: 'noToast', covers: ['C-187'] })).toEqual({
      kind: 'expect',
      text: 'There is no toast',
      covers: ['C-187'],
    })
  })
})
