import type { AppMessage } from '../../../real/frame/frameProtocol.ts'
import { referenceOf } from '../../../port/chainIds.ts'
import type { Clock } from '../../../port/clock.ts'
import type { Park } from '../../calls/callLogTypes.ts'
import type { AccountType } from '../../../port/connectors.ts'
import type { SendTransaction } from '../../chains/chainTime.ts'
import type { LocalChains } from '../../chains/localChains.ts'
import { createSmartAccounts } from '../../chains/smartAccounts.ts'
import type { Person, World } from '../../world/worldTypes.ts'
import type { FarcasterService } from '../farcaster/farcasterService.ts'
import type { SocialService } from '../social/socialService.ts'
import type { Mailbox } from './mailbox.ts'
import { chainOfWire, createSiteAccounts, wireChain } from './siteAccounts.ts'
import type { SigningService } from './signingService.ts'
import { SiteError } from '../../shared/siteError.ts'
import { createSiteLogin } from './siteLogin.ts'
import { createSiteSigning } from './siteSigning.ts'
import { createSiteUser } from './siteUser.ts'

export interface SecureSiteOptions {
  readonly world: World
  readonly clock: Clock
  readonly mailbox: Mailbox
  readonly chains: LocalChains
  /** Sends transactions with people's keys. */
  readonly send: SendTransaction
  readonly service: Pick<SigningService, 'request'>
  /** If absent, the site offers no social login. */
  readonly social?: Pick<SocialService, 'redirectUri' | 'redeem'>
  /** If absent, the site offers no Farcaster login. */
  readonly farcaster?: Pick<FarcasterService, 'url' | 'connect'>
}

/**
 * Answers one request of the widget with the payload of its success. Rejects with a `SiteError`
 * (wire 2.3).
 */
export type SecureSite = (message: AppMessage, park: Park) => Promise<unknown>

/** The secure site without its page: answers messages from the world, the clock and the mailbox. */
export function createSecureSite(options: SecureSiteOptions): SecureSite {
  const { world, social, farcaster } = options
  const accounts = createSiteAccounts(world)
  const login = createSiteLogin({ ...options, accounts })

  const smartAccounts = createSmartAccounts(options.chains)
  const siteUser = createSiteUser({ world, accounts, smartAccounts })
  const { user, prefer, logIn, connectSocial } = createPersonCalls({ world, accounts, siteUser })
  let appName = 'The app'
  const rpc = createSiteSigning({
    ...options,
    user: siteUser,
    smartAccounts,
    appName: () => appName,
  })

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
        if (chainId !== undefined) accounts.moveTo(chainOfWire(world.get(), chainId))
        // A network without smart accounts does not change the person's choice.
        if (
          preferredAccountType !== undefined &&
          siteUser.offersSmart(accounts.current().chainId)
        ) {
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
        accounts.moveTo(chainOfWire(world.get(), message.payload.chainId))
        return { chainId: wireChain(accounts.current().chainId) }
      case 'GET_SMART_ACCOUNT_ENABLED_NETWORKS':
        return {
          smartAccountEnabledNetworks: world
            .get()
            .smartAccountChainIds.map((chainId) => Number(referenceOf(chainId))),
        }
      case 'SET_PREFERRED_ACCOUNT':
        return prefer(message.payload.type)
      case 'INIT_SMART_ACCOUNT':
        return siteUser.smart()
      case 'SYNC_THEME':
        return undefined
      case 'SYNC_DAPP_DATA':
        appName = message.payload.metadata?.name ?? appName
        return undefined
      case 'RPC_REQUEST':
        return rpc(message.payload.method, message.payload.params, park)
      case 'GET_SOCIAL_REDIRECT_URI':
        return { uri: offered(social, message).redirectUri(message.payload.provider) }
      case 'CONNECT_SOCIAL':
        return connectSocial(offered(social, message).redeem(message.payload.uri))
      case 'GET_FARCASTER_URI':
        return { url: offered(farcaster, message).url() }
      case 'CONNECT_FARCASTER':
        return logIn(await offered(farcaster, message).connect(park))
      default:
        return message satisfies never
    }
  }
}

interface PersonCallsOptions {
  readonly world: World
  readonly accounts: ReturnType<typeof createSiteAccounts>
  readonly siteUser: ReturnType<typeof createSiteUser>
}

/** Logs a person in, describes them, and changes their account type. */
function createPersonCalls({ world, accounts, siteUser }: PersonCallsOptions) {
  async function user() {
    const { person, chainId, type, accounts: own, deployed } = await siteUser.current()
    return {
      email: person.email,
      address: own[0]?.address,
      chainId: wireChain(chainId),
      smartAccountDeployed: deployed,
      accounts: own.map(({ address, type: kind }) => ({ address, type: kind })),
      preferredAccountType: type,
    }
  }

  /**
   * Stores the preferred account type. A chain without smart accounts has none for any person, so
   * it rejects there (C-291).
   */
  async function prefer(type: AccountType) {
    const { person, chainId } = accounts.current()
    if (type === 'smartAccount' && !siteUser.offersSmart(chainId)) {
      throw new SiteError('Smart accounts are not available on this network')
    }
    accounts.change(person.email, { preferredAccountType: type })
    return { type, address: (await siteUser.account()).address }
  }

  function logIn({ email, userName = email }: Person) {
    accounts.logIn(email, world.get().secureSession?.chainId ?? 'eip155:1')
    return { userName }
  }

  async function connectSocial(person: Person) {
    const { userName } = logIn(person)
    const { email, address, chainId, accounts: own } = await user()
    return { userName, email, address, chainId, accounts: own }
  }

  return { user, prefer, logIn, connectSocial }
}

function offered<T>(part: T | undefined, { call }: AppMessage): T {
  if (part === undefined) throw new SiteError(`The secure site does not offer ${call} yet`)
  return part
}
