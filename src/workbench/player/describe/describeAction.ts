import type { Action } from '../../../scenarios/index.ts'
import { formatDuration } from '../../format/formatDuration.ts'
import { describeChainStep } from './describeChainStep.ts'
import { describeFault } from '../../faults/describeFault.ts'
import { describeTarget } from '../../page/describeTarget.ts'

/** What happens in a step, in plain English. */
export function describeAction(step: Action): string {
  switch (step.do) {
    case 'click':
      return `Click ${describeTarget(step.target)}`
    case 'hover':
      return `Point at ${describeTarget(step.target)}`
    case 'focus':
      return `Focus ${describeTarget(step.target)}`
    case 'type':
      return `Type “${step.text}” into ${describeTarget(step.target)}`
    case 'retype':
      return `Replace ${describeTarget(step.target)} with “${step.text}”`
    case 'paste':
      return `Paste “${step.text}” into ${describeTarget(step.target)}`
    case 'press':
      return `Press ${step.key}${step.times && step.times > 1 ? ` ${step.times} times` : ''}`
    case 'clickBackdrop':
      return 'Click beside the modal'
    case 'scrollToEnd':
      return `Scroll ${describeTarget(step.target)} to its end`
    case 'typeCode':
      return step.wrong
        ? 'Type a wrong code into the code boxes'
        : `Type the newest code mailed to ${step.email}`
    case 'reload':
      return 'Reload the page'
    case 'host.open':
      return `The host opens the modal${step.view ? ` at ${step.view}` : ''}`
    case 'host.close':
      return 'The host closes the modal'
    case 'host.disconnect':
      return 'The host ends the session'
    case 'host.request':
      return `The host asks the wallet for ${step.method}`
    case 'host.setThemeMode':
      return `The host changes to the ${step.mode} theme`
    case 'host.setLocale':
      return `The host changes to the language ${step.locale ?? 'en'}`
    case 'wallet.approve':
      return `Approve ${step.method ?? 'the request'} in ${step.wallet}`
    case 'wallet.reject':
      return `Reject the request in ${step.wallet}${step.code === undefined ? '' : ` with ${step.code}`}`
    case 'wallet.ignore':
      return `Leave ${step.method ?? 'the request'} in ${step.wallet} unanswered`
    case 'wallet.answer':
      return `${step.wallet} answers ${JSON.stringify(step.result)}`
    case 'wallet.setAccounts':
      return `${step.wallet} changes to ${step.accountIndexes.length === 0 ? 'no account' : `test account ${step.accountIndexes.join(', ')}`}`
    case 'wallet.setChain':
      return `${step.wallet} changes to chain ${step.chainId}`
    case 'wallet.lock':
      return `${step.locked ? 'Lock' : 'Unlock'} ${step.wallet}`
    case 'wallet.disconnect':
      return `Disconnect from within ${step.wallet}`
    case 'wallet.install':
      return `Install the wallet “${step.wallet.name}”`
    case 'wallet.uninstall':
      return `Remove ${step.wallet} from the browser`
    case 'mail.approveDevice':
      return `Approve the device in the mail to ${step.email}`
    case 'mail.rejectDevice':
      return `Reject the device in the mail to ${step.email}`
    case 'social.continue':
      return `Continue in the provider's window${step.email === undefined ? '' : ` as ${step.email}`}`
    case 'social.refuse':
      return "Refuse the login in the provider's window"
    case 'social.close':
      return "Close the provider's window"
    case 'onramp.choose':
      return `Choose ${[step.asset, step.amount, step.currency].filter(Boolean).join(', ')} in the on-ramp provider's window`
    case 'onramp.complete':
      return 'Complete the purchase at the on-ramp provider'
    case 'onramp.decline':
      return 'Have the purchase declined at the on-ramp provider'
    case 'onramp.delay':
      return `Pay at the on-ramp provider, and leave the purchase in progress${step.ms === undefined ? '' : ` for ${formatDuration(step.ms)}`}`
    case 'onramp.close':
      return "Close the on-ramp provider's window"
    case 'farcaster.approve':
      return `Approve the login in Farcaster${step.email === undefined ? '' : ` as ${step.email}`}`
    case 'farcaster.refuse':
      return 'Refuse the login in Farcaster'
    case 'frame.approve':
      return `Say yes to ${step.method ?? 'what is asked'} in the secure frame`
    case 'frame.cancel':
      return `Cancel ${step.method ?? 'what is asked'} in the secure frame`
    case 'phone.scan':
      return 'The phone scans the QR code'
    case 'phone.openLink':
      return 'The phone takes the link that was opened'
    case 'phone.paste':
      return step.refusal === undefined
        ? `The phone takes the link ${step.link ?? 'that was copied'}`
        : `The phone refuses the link ${step.link ?? 'that was copied'}: ${step.refusal}`
    case 'phone.approve':
      return step.accountIndexes === undefined
        ? 'Approve on the phone'
        : `Approve on the phone with test account ${step.accountIndexes.join(', ')}`
    case 'phone.reject':
      return 'Reject on the phone'
    case 'phone.offline':
      return step.offline ? 'The phone loses the net' : 'The phone is back on the net'
    case 'phone.setChain':
      return `The phone changes to chain ${step.chainId}`
    case 'phone.setAccounts':
      return `The phone changes to test account ${step.accountIndexes.join(', ')}`
    case 'phone.disconnect':
      return 'Disconnect on the phone'
    case 'page.visible':
      return step.visible ? 'The visitor comes back to the page' : 'The visitor goes to another app'
    case 'hostile.post':
      return 'A foreign window posts a forged message'
    case 'fault.add':
      return `From now on ${describeFault(step.rule)}`
    case 'fault.clear':
      return 'Take all faults away'
    case 'clipboard.deny':
      return step.denied ? 'The browser denies the clipboard' : 'The browser allows the clipboard'
    case 'clipboard.set':
      return `Copy “${step.text}” somewhere else`
    case 'otherTab.disconnect':
      return 'The visitor disconnects in another tab of the site'
    case 'chain.mine':
    case 'chain.automine':
    case 'chain.setBalance':
    case 'chain.airdrop':
    case 'chain.setTokenBalance':
    case 'chain.setAllowance':
    case 'chain.setTokenSymbol':
    case 'chain.setBaseFee':
    case 'chain.setName':
    case 'chain.poisonHistory':
    case 'chain.drop':
    case 'chain.replace':
    case 'chain.reorg':
    case 'price.set':
      return describeChainStep(step)
    case 'world.patch':
      return `The world changes: ${Object.keys(step.patch).join(', ')}`
    case 'run':
      return `Let ${formatDuration(step.ms)} pass`
    case 'jump':
      return `Sleep through ${formatDuration(step.ms)}`
    case 'runToNext':
      return 'Run to the next timer'
  }
}
