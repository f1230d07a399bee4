/** The bytes of a block of Keccak-256. */
const blockSize = 136
const bits = 64n

/**
 * Writes an EVM address in the letter case of EIP-55, which servers and hosts compare; wallets also
 * write lower case. It has its own Keccak, because viem loads on demand and wallets report accounts
 * synchronously.
 * @param address 0x and 40 hex digits
 */
export function checksumAddress(address: `0x${string}`): `0x${string}` {
  const digits = address.slice(2).toLowerCase()
  const hash = keccakOfDigits(digits)
  // Each digit has half a byte of the hash. From 8 on, its letter is upper case.
  const letters = [...digits].map((digit, at) => {
    const byte = hash[at >> 1] ?? 0
    return (at % 2 === 0 ? byte >> 4 : byte & 15) >= 8 ? digit.toUpperCase() : digit
  })
  return `0x${letters.join('')}`
}

/** Keccak-256 of a text of fewer than 136 ASCII characters. */
function keccakOfDigits(text: string): Uint8Array {
  const state = new Uint8Array(200)
  state.set(new TextEncoder().encode(text))
  state[text.length] = 1
  state[blockSize - 1] = 128
  const view = new DataView(state.buffer)
  const lanes = new BigUint64Array(25).map((_, at) => view.getBigUint64(at * 8, true))
  permute(lanes)
  lanes.forEach((lane, at) => view.setBigUint64(at * 8, lane, true))
  return state.slice(0, 32)
}

/** Keccak-f[1600] of FIPS 202. Assignments to `lanes` wrap at 64 bits. */
function permute(lanes: BigUint64Array): void {
  const lane = (at: number) => lanes[at] ?? 0n
  const rotated = (value: bigint, by: number) =>
    BigInt.asUintN(64, value << BigInt(by)) | (value >> (bits - BigInt(by)))
  let shift = 1
  for (let round = 0; round < 24; round += 1) {
    const parity = [0, 1, 2, 3, 4].map((x) =>
      [0, 5, 10, 15, 20].reduce((all, y) => all ^ lane(x + y), 0n),
    )
    const column = (x: number) => parity[x % 5] ?? 0n
    for (let at = 0; at < 25; at += 1) {
      lanes[at] = lane(at) ^ column(at + 4) ^ rotated(column(at + 1), 1)
    }
    let [x, y, moving] = [1, 0, lane(1)]
    for (let step = 0; step < 24; step += 1) {
      ;[x, y] = [y, (2 * x + 3 * y) % 5]
      const next = lane(x + 5 * y)
      lanes[x + 5 * y] = rotated(moving, (((step + 1) * (step + 2)) / 2) % 64)
      moving = next
    }
    for (let row = 0; row < 25; row += 5) {
      const before = lanes.slice(row, row + 5)
      const of = (at: number) => before[at % 5] ?? 0n
      before.forEach((value, at) => {
        lanes[row + at] = value ^ (~of(at + 1) & of(at + 2))
      })
    }
    for (let bit = 0; bit < 7; bit += 1) {
      shift = ((shift << 1) ^ ((shift >> 7) * 0x71)) % 256
      if (shift & 2) lanes[0] = lane(0) ^ (1n << BigInt((1 << bit) - 1))
    }
  }
}
