import { truncateAddress } from '../../core/formats/truncateAddress.ts'

/** How an account is called in a list: the visitor's own label, else its address as first 4 and last 4 characters (C-271). */
export function accountName(
  address: string,
  labels: Readonly<Record<string, string>>,
): { readonly title: string; readonly subtitle: string | undefined } {
  const short = truncateAddress(address)
  const label = labels[address]
  return label === undefined
    ? { title: short, subtitle: undefined }
    : { title: label, subtitle: short }
}
