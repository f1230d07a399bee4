import { testDappOptions } from '../../../src/backends/mock/actors/phone/testing/testDapp.ts'

/** Reown's wallet library at the relay of a test, sharing nothing with any other client. */
export async function openWalletKit(name: string) {
  const [{ Core }, { WalletKit }] = await Promise.all([
    import('@walletconnect/core'),
    import('@reown/walletkit'),
  ])
  const { metadata, ...options } = testDappOptions(name)
  return WalletKit.init({
    // The class has optional fields that its own interface lacks.
    core: new Core(options) as Parameters<typeof WalletKit.init>[0]['core'],
    metadata,
    signConfig: { disableRequestQueue: true },
  })
}
