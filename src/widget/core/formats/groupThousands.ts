/** Groups the thousands of the whole part: `1234.5` becomes `1,234.5`. */
export function groupThousands(amount: string): string {
  const [whole = '', fraction] = amount.split('.')
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, ',')
  return fraction === undefined ? grouped : `${grouped}.${fraction}`
}
