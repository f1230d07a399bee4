import type { Step } from '../dsl/step.ts'

/** The host's own payment of so many wei (0x-hex) from Emberfox's first account to the last test account. */
export function hostPays(value: string): readonly Step[] {
  const payment = {
    from: '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266',
    to: '0xa0Ee7A142d267C1f36714E4a8F75612F20a79720',
    value,
  }
  return [
    { do: 'host.request', method: 'eth_sendTransaction', params: [payment] },
    { do: 'wallet.approve', wallet: 'fox', method: 'eth_sendTransaction' },
  ]
}
