import type { Expectation, Target } from '../../../scenarios/index.ts'
import { formatDuration } from '../../format/formatDuration.ts'
import { describeAccount } from './describeAccount.ts'
import { changeOf, coinAmount, tokenAmount } from './amounts.ts'
import { describeTarget } from '../../page/describeTarget.ts'

/** What must be seen, in plain English. */
export function describeExpectation(wanted: Expectation): string {
  switch (wanted.expect) {
    case 'modal':
      return `The modal is ${wanted.open ? 'open' : 'closed'}`
    case 'view':
      return `The view is ${wanted.is}`
    case 'title':
      return wanted.is === null ? 'The header has no title' : `The title reads “${wanted.is}”`
    case 'text':
      return `“${wanted.text}” is ${wanted.absent ? 'not there' : 'there'}`
    case 'element':
      return describeElement(wanted)
    case 'order':
      return `In this order: ${wanted.names.join(', ')}`
    case 'link':
      return `${capital(describeTarget(wanted.target))} leads to ${wanted.href}${wanted.newTab ? ' in a new tab' : ''}`
    case 'box':
      return `${capital(describeTarget(wanted.target))} measures ${describeBox(wanted)}`
    case 'style':
      return `${capital(describeTarget(wanted.target))} has ${wanted.property}: ${wanted.is}`
    case 'scrollBox':
      return `${capital(describeTarget(wanted.target))} scrolls in a box ${wanted.height} px high`
    case 'toast':
      return `A${wanted.variant ? ` ${wanted.variant}` : ''} toast says “${wanted.text}”`
    case 'noToast':
      return 'There is no toast'
    case 'analytics':
      return `${wanted.event} is tracked${times(wanted.times)}`
    case 'calls':
      return `${wanted.name} is called${wanted.atLeast === undefined ? times(wanted.times) : ` at least ${wanted.atLeast} times`}`
    case 'balance':
      return `${capital(describeAccount(wanted.account))} on ${wanted.chainId} ${describeBalance(wanted)}`
    case 'tokenBalance':
      return `${capital(describeAccount(wanted.account))} on ${wanted.chainId} ${describeTokens(wanted)}`
    case 'allowance':
      return `${capital(wanted.spender ?? 'the router')} may take ${tokenAmount(wanted.chainId, wanted.token, wanted.units)} from ${describeAccount(wanted.account)} on ${wanted.chainId}`
    case 'nonce':
      return `${capital(describeAccount(wanted.account))} sent ${wanted.changedBy} ${wanted.changedBy === 1 ? 'transaction' : 'transactions'} on ${wanted.chainId}`
    case 'chainWaiting':
      return `${wanted.count === 0 ? 'Nothing waits' : `${wanted.count} ${wanted.count === 1 ? 'transaction waits' : 'transactions wait'}`} on ${wanted.chainId}`
    case 'timer':
      return wanted.pending
        ? `The timer ${wanted.label} waits${wanted.inMs === undefined ? '' : `, due in ${formatDuration(wanted.inMs)}`}`
        : `No timer ${wanted.label} waits`
    case 'opened':
      return wanted.absent
        ? `The page opened nothing ${wanted.url}`.trim()
        : `The page opened ${wanted.url}`
    case 'clipboard':
      return `The clipboard holds “${wanted.text}”`
    case 'walletWaiting':
      return wanted.count === 0
        ? `${wanted.wallet} has nothing to decide`
        : `${wanted.wallet} has ${wanted.count} to decide`
    case 'stored': {
      const what = wanted.contains === undefined ? 'Something' : `“${wanted.contains}”`
      return wanted.absent
        ? `${wanted.contains === undefined ? 'Nothing' : `No ${what}`} is stored under ${wanted.key}`
        : `${what} is stored under ${wanted.key}`
    }
    case 'neverAsked':
      return `The page never asked ${wanted.host} for anything`
    case 'pictures':
      return wanted.count === 0
        ? 'No account is shown with a picture of its own'
        : `${wanted.count} ${wanted.count === 1 ? 'account is' : 'accounts are'} shown with a picture of their own`
    case 'qrCode':
      return `The QR code reads “${wanted.text}”`
    case 'phone':
      return [
        ...(wanted.waiting === undefined ? [] : [`${wanted.waiting} waiting on the phone`]),
        ...(wanted.sessions === undefined ? [] : [`the phone is connected to ${wanted.sessions}`]),
      ].join(', ')
    case 'popups':
      return wanted.count === 0
        ? 'No popup is open'
        : `${wanted.count} ${wanted.count === 1 ? 'popup is' : 'popups are'} open`
    case 'mails':
      return `${wanted.to} has ${wanted.count} ${wanted.count === 1 ? 'mail' : 'mails'}`
    case 'focusInModal':
      return 'The focus is inside the modal'
    case 'hostRequest':
      return `The host’s ${wanted.method} ended with “${wanted.outcome}”`
    case 'frame':
      return `The secure frame is ${wanted.shown ? 'shown' : 'hidden'}${wanted.heading === undefined ? '' : ` and says “${wanted.heading}”`}${wanted.amount === undefined ? '' : ` about ${wanted.amount}`}${wanted.theme === undefined ? '' : ` in the ${wanted.theme} theme`}`
    case 'activeAccount':
      return `The account is ${wanted.type === 'eoa' ? 'an EOA' : 'a smart account'}${wanted.deployed === undefined ? '' : wanted.deployed ? ', deployed,' : ', not deployed,'} on ${wanted.chainId}${wanted.wei === undefined ? '' : ` and holds ${coinAmount(wanted.chainId, wanted.wei)}`}`
    case 'refused':
      return `At least ${wanted.atLeast} forged ${wanted.atLeast === 1 ? 'message was' : 'messages were'} refused`
  }
}

function describeElement(wanted: Extract<Expectation, { expect: 'element' }>): string {
  const isCounted = wanted.count !== undefined && wanted.is === undefined
  if (isCounted && wanted.value === undefined && wanted.described === undefined) {
    return countOf(wanted.target, wanted.count)
  }
  const parts = [
    wanted.is ?? (wanted.count === undefined ? 'visible' : ''),
    wanted.count === undefined ? '' : `there ${wanted.count} times`,
    wanted.value === undefined ? '' : `holding “${wanted.value}”`,
    wanted.described === undefined ? '' : `described as “${wanted.described}”`,
  ].filter(Boolean)
  return `${capital(describeTarget(wanted.target))} is ${parts.join(' and ')}`
}

/** `6 fields`, `no button “Continue”`. */
function countOf(target: Target, count: number): string {
  const { nth: _, ...all } = target
  const named = describeTarget(all).replace(/^the /, '')
  if (count === 0) return `There is no ${named}`
  if (count === 1) return `There is one ${named}`
  const role = /^(search field|list entry|progress bar|menu entry|\S+)/.exec(named)?.[0] ?? ''
  return `There are ${count} ${pluralOf(role)}${named.slice(role.length)}`
}

const pluralOf = (noun: string) => {
  if (noun.endsWith('y')) return `${noun.slice(0, -1)}ies`
  return /(s|x|ch)$/.test(noun) ? `${noun}es` : `${noun}s`
}

function describeBox(wanted: Extract<Expectation, { expect: 'box' }>): string {
  const { width, height, maxWidth, maxHeight, left, bottom } = wanted
  const parts = Object.entries({
    width,
    height,
    'at most wide': maxWidth,
    'at most high': maxHeight,
    'from the left': left,
    'from the bottom': bottom,
  })
  return parts.flatMap(([what, px]) => (px === undefined ? [] : `${px} px ${what}`)).join(', ')
}

function describeBalance(wanted: Extract<Expectation, { expect: 'balance' }>): string {
  const write = (units: string) => coinAmount(wanted.chainId, units)
  if (wanted.wei !== undefined) return `holds ${write(wanted.wei)}`
  if (wanted.changedBy !== undefined) return changeOf(wanted.changedBy, write)
  return wanted.atLeast === undefined
    ? `holds at most ${write(wanted.atMost ?? '')}`
    : `holds at least ${write(wanted.atLeast)}`
}

function describeTokens(wanted: Extract<Expectation, { expect: 'tokenBalance' }>): string {
  const write = (units: string) => tokenAmount(wanted.chainId, wanted.token, units)
  if (wanted.units !== undefined) return `holds ${write(wanted.units)}`
  if (wanted.changedBy !== undefined) return changeOf(wanted.changedBy, write)
  return `holds at least ${write(wanted.atLeast ?? '')}`
}

function times(count: number | undefined): string {
  if (count === undefined) return ''
  return count === 0 ? ' never' : count === 1 ? ' once' : ` ${count} times`
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}
