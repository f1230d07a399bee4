/** How a code is checked, and what follows. The steps go on when the screen is left. */
export interface OtpSteps {
  /** The label in the timeline, such as `email.otp`. */
  readonly name: string
  /** Checks the code. A rejection is shown, and a new code is accepted. */
  check(code: string): Promise<void>
  /** Does the remaining steps; a failure is handled like a failed check. */
  finish?(): Promise<void>
  /** Called when the code was right and its screen is still shown. */
  onPassed?(): void
}
