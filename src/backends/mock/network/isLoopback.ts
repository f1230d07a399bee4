/** True for addresses that do not leave the machine: loopback hosts, and addresses without a host. */
export function isLoopback(address: string): boolean {
  const url = new URL(address)
  if (url.protocol === 'blob:' || url.protocol === 'data:') return true
  return (
    url.hostname === 'localhost' ||
    url.hostname.endsWith('.localhost') ||
    url.hostname === '[::1]' ||
    /^127(\.\d{1,3}){3}$/.test(url.hostname)
  )
}
