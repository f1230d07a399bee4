/** Addresses of public test accounts; those of EVM with the EIP-55 checksum. */
export const people = {
  ada: '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266',
  ben: '0x90F79bf6EB2c4f870365E785982E1f101E93b906',
  sol: '9hSR6S7WPtxmTojgo6GG3k4yDPecgJY292j7xrsUGWBu',
} as const
