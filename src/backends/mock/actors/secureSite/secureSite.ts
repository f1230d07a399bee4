import type { AppMessage } from '../../../real/frame/frameProtocol.ts'
import { referenceOf } from '../../../port/chainIds.ts'
import type { Clock } from '../../../port/clock.ts'
import type { LocalChains } from '../../chains/localChains.ts'
import type { Person, World } from '../../world/worldTypes.ts'
import type { FarcasterDesk } from '../farcaster/farcasterDesk.ts'
import type { SocialDesk } from '../social/socialDesk.ts'
import { chainIdHex } from '../wallets/chainIdHex.ts'
import { readMethods } from '../wallets/readMethods.ts'
import type { Mailbox } from './mailbox.ts'
import { addressOf, chainOfWire, createSiteAccounts, wireChain } from './siteAccounts.ts'
import { SiteError } from './siteError.ts'
import { createSiteLogin, type Park } from './siteLogin.ts'

export interface SecureSiteOptions {
  readonly world: World
  readonly clock: Clock
  readonly mailbox: Mailbox
  readonly chains: LocalChains
  /** Without it the site offers no social login. */
  readonly social?: Pick<SocialDesk, 'redirectUri' | 'redeem'>
  /** Without it the site offers no Farcaster login. */
  readonly farcaster?: Pick<FarcasterDesk, 'url' | 'connect'>
}

/** Answers one request of the widget (wire 2.3) with the payload of its success; rejects with a `SiteError`. */
export type SecureSite = (message: AppMessage, park: Park) => Promise<unknown>

/** The secure site without its page: messages in, answers out, from the world, the clock and the mailbox. */
export function createSecureSite(options: SecureSiteOptions): SecureSite {
  const { world, chains, social, farcaster } = options
  const accounts = createSiteAccounts(world)
  const login = createSiteLogin({ ...options, accounts })

  function user() {
    const { person, chainId } = accounts.current()
    const { email, accountIndexes, smartAccountDeployed, preferredAccountType } = person
    return {
      email,
      address: addressOf(accountIndexes[0]),
      chainId: wireChain(chainId),
      smartAccountDeployed,
      accounts: accountIndexes.map((index) => ({ address: addressOf(index), type: 'eoa' })),
      preferredAccountType,
    }
  }

  async function rpc(method: string, params: unknown): Promise<unknown> {
    const { person, chainId } = accounts.current()
    if (method === 'eth_accounts') return person.accountIndexes.map(addressOf)
    if (method === 'eth_chainId') return chainIdHex(chainId)
    if (!readMethods.has(method) || !chains.has(chainId)) {
      throw new SiteError(`${method} is not available on ${chainId}`)
    }
    return chains.rpc(chainId, method, Array.isArray(params) ? params : [])
  }

  function logIn({ email, userName = email }: Person) {
    accounts.logIn(email, world.get().secureSession?.chainId ?? 'eip155:1')
    return { userName }
  }

  return async (message, park) => {
    switch (message.call) {
      case 'CONNECT_EMAIL':
        return login.connectEmail(message.payload.email)
      case 'CONNECT_DEVICE':
        return login.connectDevice(park)
      case 'CONNECT_OTP':
        return login.connectOtp(message.payload.otp)
      case 'UPDATE_EMAIL':
        return login.updateEmail(message.payload.email)
      case 'UPDATE_EMAIL_PRIMARY_OTP':
        return login.updatePrimary(message.payload.otp)
      case 'UPDATE_EMAIL_SECONDARY_OTP':
        return login.updateSecondary(message.payload.otp)
      case 'GET_USER': {
        const { chainId, preferredAccountType } = message.payload
        if (chainId !== undefined) accounts.moveTo(chainOfWire(chainId))
        if (preferredAccountType !== undefined) {
          accounts.change(accounts.current().person.email, { preferredAccountType })
        }
        return user()
      }
      case 'IS_CONNECTED':
        return { isConnected: world.get().secureSession !== null }
      case 'SIGN_OUT':
        return accounts.logOut()
      case 'GET_CHAIN_ID':
        return { chainId: wireChain(accounts.current().chainId) }
      case 'SWITCH_NETWORK':
        accounts.moveTo(chainOfWire(message.payload.chainId))
        return { chainId: wireChain(accounts.current().chainId) }
      case 'GET_SMART_ACCOUNT_ENABLED_NETWORKS':
        return {
          smartAccountEnabledNetworks: world
            .get()
            .smartAccountChainIds.map((chainId) => Number(referenceOf(chainId))),
        }
      case 'SET_PREFERRED_ACCOUNT': {
        const { person } = accounts.current()
        accounts.change(person.email, { preferredAccountType: message.payload.type })
        return { type: message.payload.type, address: addressOf(person.accountIndexes[0]) }
      }
      case 'SYNC_THEME':
      case 'SYNC_DAPP_DATA':
        return undefined
      case 'RPC_REQUEST':
        return rpc(message.payload.method, message.payload.params)
      case 'GET_SOCIAL_REDIRECT_URI':
        return { uri: offered(social, message).redirectUri(message.payload.provider) }
      case 'CONNECT_SOCIAL':
        return logIn(offered(social, message).redeem(message.payload.uri))
      case 'GET_FARCASTER_URI':
        return { url: offered(farcaster, message).url() }
      case 'CONNECT_FARCASTER':
        return logIn(await offered(farcaster, message).connect(park))
      case 'INIT_SMART_ACCOUNT':
        return offered(undefined, message)
      default:
        return message satisfies never
    }
  }
}

function offered<T>(part: T | undefined, { call }: AppMessage): T {
  if (part === undefined) throw new SiteError(`The secure site does not offer ${call} yet`)
  return part
}
