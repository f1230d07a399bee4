import { asRecord } from '../../../../port/asRecord.ts'
import { RpcError } from '../../../shared/rpcError.ts'
import { AfterApproval, type WalletContext, type WalletMethodTable } from './walletContext.ts'

/** Connecting, and the permission to see accounts (EIP-1102, EIP-2255). */
export function createAccountMethods(context: WalletContext): WalletMethodTable {
  const { key, store, clock, emit, accounts, origin } = context

  function grant(): readonly string[] {
    store.change(key, { locked: false })
    store.grant(key)
    emit('accountsChanged', accounts())
    return accounts()
  }

  function mustNotBeConnecting(): void {
    if (!context.connecting()) return
    throw new RpcError(-32_002, 'A request to connect is already pending. Open the wallet.')
  }

  const permissions = () =>
    accounts().length === 0
      ? []
      : [
          {
            parentCapability: 'eth_accounts',
            invoker: origin,
            date: clock.now(),
            caveats: [{ type: 'restrictReturnedAccounts', value: accounts() }],
          },
        ]

  return {
    eth_accounts: accounts,
    eth_coinbase: () => accounts()[0] ?? null,
    eth_requestAccounts() {
      if (accounts().length > 0) return accounts()
      mustNotBeConnecting()
      return new AfterApproval(grant)
    },
    wallet_requestPermissions(params) {
      const named = permissionNames(params)
      const unknown = named.filter((name) => name !== 'eth_accounts')
      if (unknown.length > 0 || named.length === 0) {
        throw new RpcError(-32_602, 'The only permission of this wallet is eth_accounts.')
      }
      mustNotBeConnecting()
      return new AfterApproval(() => {
        grant()
        return permissions()
      })
    },
    wallet_getPermissions: permissions,
    wallet_revokePermissions(params) {
      const named = permissionNames(params)
      if (named.length === 0) {
        throw new RpcError(-32_602, 'Expected the permissions to revoke: { eth_accounts: {} }.')
      }
      if (!named.includes('eth_accounts') || !store.granted(key)) return null
      const had = accounts().length > 0
      store.revoke(key)
      if (had) emit('accountsChanged', [])
      return null
    },
  }
}

const permissionNames = ([named]: readonly unknown[]) => Object.keys(asRecord(named))
