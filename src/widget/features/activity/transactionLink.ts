/** The page of a transaction at a block explorer, `undefined` without an explorer or a proper hash. */
export function transactionLink(explorerUrl: string | undefined, hash: string): string | undefined {
  if (explorerUrl === undefined || !/^0x[0-9a-f]{64}$/i.test(hash)) return undefined
  return `${explorerUrl.replace(/\/$/, '')}/tx/${hash}`
}
