import type { Transaction, Transfer } from '../../../../backends/port/services/history.ts'

/** A transferred coin or token. */
export function aTransfer(changes: Partial<Transfer> & { symbol?: string } = {}): Transfer {
  const { symbol = 'ETH', ...rest } = changes
  return {
    direction: 'out',
    quantity: { numeric: '0.5' },
    fungible: { name: symbol, symbol, iconUrl: `https://img.example/${symbol}.png` },
    ...rest,
  }
}

/** A transferred collectible. */
export function anNft(
  changes: Partial<Transfer> & { spam?: boolean; name?: string } = {},
): Transfer {
  const { spam = false, name = 'Heron #4', ...rest } = changes
  return {
    direction: 'in',
    quantity: { numeric: '1' },
    nft: { name, spam, previewUrl: 'https://img.example/4.png' },
    ...rest,
  }
}

/** A payment of half a coin at noon of 2026-01-15 in UTC. */
export function aTransaction(changes: Partial<Transaction> = {}): Transaction {
  return {
    id: 'tx',
    hash: `0x${'ab'.repeat(32)}`,
    minedAt: 1_768_478_400_000,
    operationType: 'send',
    status: 'confirmed',
    sentFrom: '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266',
    sentTo: '0xa0Ee7A142d267C1f36714E4a8F75612F20a79720',
    nonce: 3,
    chainId: 'eip155:1',
    transfers: [aTransfer()],
    ...changes,
  }
}
