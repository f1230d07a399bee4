import { defineTexts } from '../defineTexts.ts'

/** Texts shared by all transactions. Loaded with the first screen that needs them. */
export const signingTexts = defineTexts('signing', {
  openRequestTitle: 'Another request is open in your wallet',
  openRequest:
    'Your wallet still shows a request that you left. Reject it there, then continue here.',
  openRequestGone:
    'If your wallet no longer shows that request, you can continue without its answer.',
  continueWithoutAnswer: 'Continue anyway',
  setAsideTitle: 'An earlier request may still be open',
  setAside:
    "Your wallet hasn't answered a request that you left. Before you approve, make sure your wallet shows what is on this screen, and reject everything else.",
  accountChanged: 'Another account is active in your wallet. Nothing was signed.',
  chainChanged: 'Your wallet is on another network. Nothing was signed.',
  orderChanged: 'This screen changed in the meantime. Nothing was signed.',
  walletFunds:
    "Your wallet or the network says that the account can't pay for this. Check the balance of the network's coin.",
  walletNonce:
    "Your wallet or the network says that another transaction of this account is in the way. Wait for it, or reset the account's activity in your wallet.",
  walletGas:
    'Your wallet or the network says that the gas limit or the gas price is too low. Raise it in your wallet, or try again later.',
  walletReasonTitle: 'Not sent',
  walletUnclearTitle: 'It may have been sent',
  walletUnclear:
    'Your wallet ended this request without a clear answer. Look at its activity before you try again, or you may pay twice.',
})
