import { truncateAddress } from '../../core/formats/truncateAddress.ts'

/** The name of an account in a list: the visitor's label, else its truncated address (C-271). */
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
