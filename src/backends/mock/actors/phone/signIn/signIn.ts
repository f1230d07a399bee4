import { testAccounts } from '../../../../../../anvil/accounts.ts'
import { referenceOf, type ChainId } from '../../../../port/chainIds.ts'
import { signWithTestKey } from '../../signing/signWithTestKey.ts'
import { asChainId } from '../namespaces/asChainId.ts'
import { walletNamespaces } from '../namespaces/walletNamespaces.ts'
import type { WalletClient } from '../loadWalletClient.ts'

type Payload = Parameters<WalletClient['auth']['populateAuthPayload']>[0]['authPayload']

/** A request to connect and sign in at once (`wc_sessionAuthenticate`), as the client reports it. */
export interface SignInRequest {
  readonly id: number
  readonly payload: Payload
}

/** Connects and signs in with one signature (CAIP-122, EIP-5573). */
export const signIn = {
  /**
   * Returns the EVM chains that the app named and the wallet knows; the first one is in the
   * message.
   */
  chainIds({ payload }: SignInRequest, known: readonly ChainId[]): readonly ChainId[] {
    return payload.chains.map(asChainId).filter((each) => known.includes(each))
  },

  /** Returns the message as its signer reads it, for the first of these chains. */
  message(
    { kit, auth }: WalletClient,
    { payload }: SignInRequest,
    accountIndex: number,
    chainIds: readonly ChainId[],
  ): { readonly address: string; readonly text: string; readonly iss: string; request: Payload } {
    const [first] = chainIds
    const address = testAccounts[accountIndex]?.address
    if (first === undefined || address === undefined) {
      throw new Error(`There is no test account ${accountIndex} on a chain that the app named.`)
    }
    const request = auth.populateAuthPayload({
      authPayload: payload,
      chains: [...chainIds],
      methods: [...walletNamespaces.eip155.methods],
    })
    const iss = `did:pkh:eip155:${referenceOf(first)}:${address}`
    return { address, iss, request, text: kit.formatAuthMessage({ request, iss }) }
  },

  /** Signs, and creates the app's session. */
  async approve(
    client: WalletClient,
    asked: SignInRequest,
    accountIndex: number,
    chainIds: readonly ChainId[],
  ): Promise<void> {
    const { address, iss, request, text } = signIn.message(client, asked, accountIndex, chainIds)
    const signature = await signWithTestKey.message(address, text)
    const auths = [client.auth.buildAuthObject(request, { t: 'eip191', s: signature }, iss)]
    await client.kit.approveSessionAuthenticate({ id: asked.id, auths })
  },
}
