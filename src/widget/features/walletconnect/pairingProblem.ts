/** The texts of a failed attempt. */
export interface PairingProblem {
  readonly title: string
  readonly hint: string
}
